import { isMap, type Json } from '../../core/config/edit/edit.ts'

/** The keys that say what a condition is about (schemas/condition.schema.json). */
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

/** A condition of a kind that holds what stood in the one before, where both are made of others. */
export function newCondition(kind: ConditionKind, inner: readonly Json[] = []): Json {
  const first: Json = { session: 'member' }
  switch (kind) {
    case 'all':
    case 'any':
      return { [kind]: inner.length > 0 ? inner : [first] }
    case 'not':
      return { not: inner[0] ?? first }
    case 'flag':
      return { flag: 'PTSYS3' }
    case 'template':
      return { template: 'mem_cen' }
    case 'setting':
      return { setting: 'register.captcha' }
    case 'session':
      return first
    case 'language':
      return { language: 'en' }
    case 'device':
      return { device: 'browser' }
    case 'time':
      return { time: { from: '2026-12-24T18:00[Asia/Bangkok]' } }
  }
}
