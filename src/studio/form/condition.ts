import { isMap, type Json } from '../../core/config/edit/edit.ts'

/** The keys that name what a condition is about (schemas/condition.schema.json). */
export const conditionKinds = [
  'all',
  'any',
  'not',
  'flag',
  'template',
  'setting',
  'session',
  'language',
  'device',
  'time',
] as const

export type ConditionKind = (typeof conditionKinds)[number]

export function kindOfCondition(value: Json | undefined): ConditionKind | undefined {
  return isMap(value) ? conditionKinds.find((kind) => Object.hasOwn(value, kind)) : undefined
}

/** Returns the conditions inside a condition; undefined for a single fact. */
export function readInner(
  map: Readonly<Record<string, Json>>,
  kind: ConditionKind,
): readonly Json[] | undefined {
  if (kind === 'not') return map['not'] === undefined ? [] : [map['not']]
  if (kind !== 'all' && kind !== 'any') return undefined
  const list = map[kind]
  return Array.isArray(list) ? list : []
}

/** Returns the condition of a kind that holds others; undefined for none, which is no condition. */
export function writeInner(kind: ConditionKind, inner: readonly Json[]): Json | undefined {
  const [first] = inner
  if (first === undefined) return undefined
  return kind === 'not' ? { not: first } : { [kind]: [...inner] }
}

/**
 * Returns a condition of another kind that holds what the one before held; undefined if it has nothing to
 * hold, or is about a fact whose value the operator has yet to choose.
 */
export function convertCondition(value: Json | undefined, kind: ConditionKind): Json | undefined {
  const before = kindOfCondition(value)
  const inner = before && isMap(value) ? readInner(value, before) : undefined
  return readInner({}, kind) ? writeInner(kind, inner ?? []) : undefined
}
