import type {
  ConsolidatedSettings,
  RegisterSettings,
  Templates,
  WhitelabelNode,
  WhitelabelTree,
} from '../contract/generated/gateway.ts'

type Settings = Record<string, boolean | string | number>

/** Returns the flags of a whitelabel tree by module id. Every module below a disabled one is off. */
export function whitelabelFacts(tree: WhitelabelTree): Record<string, boolean> {
  // Without a prototype, a module id such as "__proto__" is an ordinary key.
  const flags: Record<string, boolean> = Object.create(null)
  collectFlags(tree, true, flags)
  return { ...flags }
}

/** Returns the facts in the settings of registration, such as `register.fields.line.enabled`. */
export function registerFacts(register: RegisterSettings): Settings {
  const facts: Settings = scalars('register.', register)
  for (const [name, field] of Object.entries(register.fields))
    Object.assign(facts, scalars(`register.fields.${name}.`, field ?? {}))
  return facts
}

/** Returns the facts in the consolidated settings, by their own names. */
export function consolidatedFacts(settings: ConsolidatedSettings): Settings {
  return scalars('', settings)
}

export function templateFacts({ mem_cen, dep_func }: Templates) {
  return {
    mem_cen: mem_cen === '1' ? 'new' : 'base',
    dep_func: dep_func === '1' ? 'new' : 'base',
  } as const
}

function collectFlags(
  nodes: readonly WhitelabelNode[],
  parentIsOn: boolean,
  flags: Record<string, boolean>,
): void {
  for (const { modId, enabled, childrenNodes } of nodes) {
    const on = parentIsOn && enabled === '1'
    flags[modId] = on && (flags[modId] ?? true)
    collectFlags(childrenNodes ?? [], on, flags)
  }
}

function scalars(prefix: string, values: object): Settings {
  const entries = Object.entries(values).filter(([, value]) => /^[bsn]/.test(typeof value))
  return Object.fromEntries(entries.map(([name, value]) => [prefix + name, value]))
}
