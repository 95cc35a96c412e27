import type { FactValue, Leaf } from '../contract/condition.ts'
import type { Facts } from '../contract/facts.ts'
import type { FactSource } from '../contract/plan.ts'
import { stateOfWindow } from '../contract/time-window.ts'

/**
 * Flag values that apply while the gateway does not send a flag: the merchant's `flags` over the platform's.
 * Null means that the merchant forces the flag off, whatever the gateway sends.
 */
export type FlagDefaults = Readonly<Record<string, boolean | null | undefined>>

export interface FactReading {
  readonly actual: FactValue | undefined
  readonly source: FactSource
}

/**
 * Reads the fact that a leaf tests, with the source of its value. A flag that the gateway does not send
 * has its default; a missing template is base (SPEC §4.17); a missing setting is unknown. The fact of a
 * time window is its state.
 */
export function readFact(leaf: Leaf, facts: Facts, defaults: FlagDefaults): FactReading {
  switch (leaf.kind) {
    case 'flag':
      return readFlag(leaf.name, facts, defaults)
    case 'template': {
      const sent = getOwn<FactValue>(facts.templates, leaf.name)
      return { actual: sent ?? 'base', source: sent === undefined ? 'default' : 'gateway' }
    }
    case 'setting':
      return { actual: getOwn(facts.settings, leaf.name), source: 'gateway' }
    case 'time':
      return { actual: readWindow(leaf, facts), source: 'time' }
    default:
      return { actual: facts[leaf.kind], source: leaf.kind }
  }
}

/** Reads a flag with the source of its value; `actual` is `undefined` for a flag without a declaration. */
export function readFlag(name: string, facts: Facts, defaults: FlagDefaults) {
  const own = getOwn(defaults, name)
  if (own === null) return { actual: false, source: 'merchant' as const }
  const sent = getOwn(facts.flags, name)
  if (sent !== undefined) return { actual: sent, source: 'gateway' as const }
  return { actual: own, source: 'default' as const }
}

function readWindow({ condition }: Leaf, { time }: Facts): FactValue | undefined {
  return 'time' in condition && time !== undefined ? stateOfWindow(condition.time, time) : undefined
}

/** Looks a name up as an own property only, because names come from configuration. */
export function getOwn<T>(
  map: Readonly<Record<string, T | undefined>>,
  name: string,
): T | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined
}
