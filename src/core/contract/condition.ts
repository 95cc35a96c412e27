import { devices, sessionKinds, templateVariants } from './facts.ts'
import type { Condition } from './generated/config.ts'
import { momentsOf } from './time-window.ts'

export type FactValue = boolean | string | number

/** A single test of a condition: the fact that it reads and the values that make it true. */
export interface Leaf {
  readonly condition: Condition
  readonly kind: 'flag' | 'template' | 'setting' | 'session' | 'language' | 'device' | 'time'
  /** The flag's, template's or setting's name; empty if the kind has a single fact. */
  readonly name: string
  readonly accepted: readonly FactValue[]
}

/** All values of the facts with a fixed set of them, by the kind of their leaf. */
export const factDomains: Readonly<Partial<Record<Leaf['kind'], readonly FactValue[]>>> = {
  flag: [true, false],
  template: templateVariants,
  session: sessionKinds,
  device: devices,
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

/** Lists the moments at which time alone can change the result of a condition, the earliest first. */
export function listMoments(conditions: readonly Condition[]): readonly number[] {
  const windows = conditions
    .flatMap(leavesOf)
    .flatMap(({ condition }) => ('time' in condition ? [condition.time] : []))
  return [...new Set(windows.flatMap(momentsOf))].sort((a, b) => a - b)
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
  // The fact is the state of this window, and not the time, so that nothing is planned again until it turns.
  if ('time' in condition) return unnamedLeaf(condition, 'time', ['within'])
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
