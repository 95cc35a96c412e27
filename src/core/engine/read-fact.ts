import type { Facts } from '../contract/facts.ts'
import type { Condition } from '../contract/generated/config.ts'
import type { Source } from '../contract/plan.ts'

/** What a flag is taken for while the gateway has not said: the merchant's `flags` over the platform's. */
export type FlagDefaults = Readonly<Record<string, boolean | undefined>>

export type FactValue = boolean | string | number

/** A single question of a condition: which fact it reads and the values that answer it with true. */
export interface Leaf {
  readonly condition: Condition
  readonly kind: 'flag' | 'template' | 'setting' | 'session' | 'language' | 'device'
  /** The flag's, template's or setting's name; empty where there is one fact of the kind. */
  readonly name: string
  readonly accepted: readonly FactValue[]
}

export interface FactReading {
  readonly actual: FactValue | undefined
  readonly source: Source
}

/** A node of a condition's tree. */
export type ConditionNode =
  | { readonly op: 'all' | 'any'; readonly parts: readonly Condition[] }
  | { readonly op: 'not'; readonly part: Condition }
  | { readonly op: 'leaf'; readonly leaf: Leaf }

/** What a condition is made of, or `undefined` for what no schema would accept. */
export function readNode(condition: Condition): ConditionNode | undefined {
  if (typeof condition !== 'object' || condition === null) return undefined
  if ('all' in condition) return group('all', condition.all)
  if ('any' in condition) return group('any', condition.any)
  if ('not' in condition) return { op: 'not', part: condition.not }
  const leaf = readLeaf(condition)
  return leaf && { op: 'leaf', leaf }
}

function group(op: 'all' | 'any', parts: readonly Condition[]): ConditionNode | undefined {
  return Array.isArray(parts) ? { op, parts } : undefined
}

/** The single questions of a condition, from left to right. */
export function leavesOf(condition: Condition): readonly Leaf[] {
  const node = readNode(condition)
  if (!node) return []
  switch (node.op) {
    case 'not':
      return leavesOf(node.part)
    case 'leaf':
      return [node.leaf]
    default:
      return node.parts.flatMap(leavesOf)
  }
}

/** The question a condition asks, or `undefined` when it is no single question. */
export function readLeaf(condition: Condition): Leaf | undefined {
  if ('flag' in condition) return named(condition, condition.flag, condition.is ?? true)
  if ('template' in condition) return named(condition, condition.template, condition.is ?? 'new')
  if ('setting' in condition) return named(condition, condition.setting, condition.is ?? true)
  if ('session' in condition) {
    const asked = list(condition.session)
    return one(condition, 'session', asked.includes('member') ? [...asked, 'agent'] : asked)
  }
  if ('language' in condition) return one(condition, 'language', list(condition.language))
  if ('device' in condition) return one(condition, 'device', list(condition.device))
  return undefined
}

function one(condition: Condition, kind: Leaf['kind'], accepted: readonly FactValue[]): Leaf {
  return { condition, kind, name: '', accepted }
}

function named(
  condition: Condition & ({ flag: string } | { template: string } | { setting: string }),
  name: string,
  accepted: FactValue,
): Leaf {
  const kind = 'flag' in condition ? 'flag' : 'template' in condition ? 'template' : 'setting'
  return { condition, kind, name, accepted: [accepted] }
}

function list<T>(value: T | readonly T[]): readonly T[] {
  // Array.isArray does not narrow a readonly array away from T.
  return Array.isArray(value) ? value : [value as T]
}

/**
 * The value of the fact a leaf asks for, and who said it. A flag the gateway has not said has its
 * default; a template unsaid is base (SPEC §4.17); a setting unsaid is not known.
 */
export function readFact(
  leaf: Pick<Leaf, 'kind' | 'name'>,
  facts: Facts,
  defaults: FlagDefaults,
): FactReading {
  switch (leaf.kind) {
    case 'flag':
      return readFlag(leaf.name, facts, defaults)
    case 'template': {
      const said = own<FactValue>(facts.templates, leaf.name)
      return { actual: said ?? 'base', source: said === undefined ? 'default' : 'gateway' }
    }
    case 'setting':
      return { actual: own(facts.settings, leaf.name), source: 'gateway' }
    default:
      return { actual: facts[leaf.kind], source: leaf.kind }
  }
}

/** Whether a flag is on, and who said so; `actual` is `undefined` for a flag nobody declares. */
export function readFlag(name: string, facts: Facts, defaults: FlagDefaults) {
  const said = own(facts.flags, name)
  if (said !== undefined) return { actual: said, source: 'gateway' as const }
  return { actual: own(defaults, name), source: 'default' as const }
}

/** Look-up by own property only, since names come from configuration. */
export function own<T>(map: Readonly<Record<string, T | undefined>>, name: string): T | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined
}
