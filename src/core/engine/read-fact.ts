import type { Facts } from '../contract/facts.ts'
import type { Condition } from '../contract/generated/config.ts'
import type { FactSource } from '../contract/plan.ts'

/** Flag values that apply while the gateway does not send a flag: the merchant's `flags` over the platform's. */
export type FlagDefaults = Readonly<Record<string, boolean | undefined>>

export type FactValue = boolean | string | number

/** A single test of a condition: the fact that it reads and the values that make it true. */
export interface Leaf {
  readonly condition: Condition
  readonly kind: 'flag' | 'template' | 'setting' | 'session' | 'language' | 'device'
  /** The flag's, template's or setting's name; empty if the kind has a single fact. */
  readonly name: string
  readonly accepted: readonly FactValue[]
}

export interface FactReading {
  readonly actual: FactValue | undefined
  readonly source: FactSource
}

/** A node of a condition's tree. */
export type ConditionNode =
  | { readonly op: 'all' | 'any'; readonly parts: readonly Condition[] }
  | { readonly op: 'not'; readonly part: Condition }
  | { readonly op: 'leaf'; readonly leaf: Leaf }

/** Reads the top node of a condition; `undefined` for a value that no schema accepts. */
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

/** Lists the single tests of a condition, from left to right. */
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

/** Reads a condition that is a single test; `undefined` for any other. */
export function readLeaf(condition: Condition): Leaf | undefined {
  if ('flag' in condition) return namedLeaf(condition, condition.flag, condition.is ?? true)
  if ('template' in condition)
    return namedLeaf(condition, condition.template, condition.is ?? 'new')
  if ('setting' in condition) return namedLeaf(condition, condition.setting, condition.is ?? true)
  if ('session' in condition) {
    const kinds = listOf(condition.session)
    return unnamedLeaf(condition, 'session', kinds.includes('member') ? [...kinds, 'agent'] : kinds)
  }
  if ('language' in condition) return unnamedLeaf(condition, 'language', listOf(condition.language))
  if ('device' in condition) return unnamedLeaf(condition, 'device', listOf(condition.device))
  return undefined
}

function unnamedLeaf(
  condition: Condition,
  kind: Leaf['kind'],
  accepted: readonly FactValue[],
): Leaf {
  return { condition, kind, name: '', accepted }
}

function namedLeaf(
  condition: Condition & ({ flag: string } | { template: string } | { setting: string }),
  name: string,
  accepted: FactValue,
): Leaf {
  const kind = 'flag' in condition ? 'flag' : 'template' in condition ? 'template' : 'setting'
  return { condition, kind, name, accepted: [accepted] }
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
  // Array.isArray does not narrow a readonly array away from T.
  return Array.isArray(value) ? value : [value as T]
}

/**
 * Reads the fact that a leaf tests, with the source of its value. A flag that the gateway does not send
 * has its default; a missing template is base (SPEC §4.17); a missing setting is unknown.
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
      const sent = getOwn<FactValue>(facts.templates, leaf.name)
      return { actual: sent ?? 'base', source: sent === undefined ? 'default' : 'gateway' }
    }
    case 'setting':
      return { actual: getOwn(facts.settings, leaf.name), source: 'gateway' }
    default:
      return { actual: facts[leaf.kind], source: leaf.kind }
  }
}

/** Reads a flag with the source of its value; `actual` is `undefined` for a flag without a declaration. */
export function readFlag(name: string, facts: Facts, defaults: FlagDefaults) {
  const sent = getOwn(facts.flags, name)
  if (sent !== undefined) return { actual: sent, source: 'gateway' as const }
  return { actual: getOwn(defaults, name), source: 'default' as const }
}

/** Looks a name up as an own property only, because names come from configuration. */
export function getOwn<T>(
  map: Readonly<Record<string, T | undefined>>,
  name: string,
): T | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined
}
