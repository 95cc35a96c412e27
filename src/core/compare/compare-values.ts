import { branchesOf, followSchema, keySchema, type Schema } from '../config/law.ts'
import type { Condition } from '../contract/generated/config.ts'
import { sameValue } from '../contract/same-value.ts'
import { sayCondition } from '../engine/explain/say-condition.ts'
import type { Sides, Told } from './change.ts'
import { compareOrders } from './compare-orders.ts'
import { pairKeys } from './pair-keys.ts'
import { isPlain, languageName, show, showTurn, wordsOf } from './say.ts'

/** Where a comparison stands. */
export interface Standing {
  readonly path: readonly string[]
  /** What the sentence begins with, such as "home: winner board". */
  readonly about: string
  /** How the value is called; empty for what the sentence begins with itself. */
  readonly label: string
}

/** Every way in which two values that the law describes are not the same. */
export function compareValues(
  { before, after }: Sides<unknown>,
  schema: Schema,
  standing: Standing,
): Told[] {
  if (sameValue(before, after)) return []
  const { name, schema: followed } = followSchema(schema)
  if (name === 'Condition') return [compareConditions({ before, after }, standing)]
  if (isList(before) && isList(after)) {
    if (areIds(before) && areIds(after)) return compareLists({ before, after }, standing)
    return compareItems({ before, after }, followed, standing)
  }
  const maps = [before ?? {}, after ?? {}]
  const [was, is] = maps
  if (isMap(was) && isMap(is) && (name === 'Text' || (isMap(before) && isMap(after))))
    return compareMaps(
      { before: was, after: is },
      name === 'Text' ? textSchema : followed,
      standing,
    )
  return [turnOf({ before, after }, standing)]
}

/** Words by language; the keys are told as languages. */
const textSchema: Schema = { description: 'Text' }

function compareMaps(
  { before, after }: Sides<Readonly<Record<string, unknown>>>,
  schema: Schema,
  standing: Standing,
): Told[] {
  const type = after['type'] ?? before['type']
  const inside = branchesOf(schema)?.get(String(type)) ?? schema
  return pairKeys({ before, after }).flatMap(({ key, ...sides }) => {
    const name = schema === textSchema ? `in ${languageName(key)}` : wordsOf(key)
    return compareValues(sides, keySchema(inside, key) ?? {}, stepInto(standing, key, name))
  })
}

/** A step further inside, with its name behind those before it. */
export function stepInto({ path, about, label }: Standing, key: string, name: string): Standing {
  return { path: [...path, key], about, label: [label, name].filter(Boolean).join(' ') }
}

/** Lists of names: what came, what went, and the fewest moves. */
function compareLists(
  { before, after }: Sides<readonly (string | number)[]>,
  standing: Standing,
): Told[] {
  const [was, is] = [before.map(String), after.map(String)]
  const { added, removed, moved } = compareOrders(was, is)
  const make = (kind: Told['kind'], words: string): Told => ({
    ...headOf(kind, { before, after }, standing),
    sentence: sayOf(standing, words),
  })
  const name = standing.label || 'list'
  return [
    ...removed.map((id) => make('removed', `${name} no longer has ${show(id)}`)),
    ...added.map((id) => make('added', `${name} now has ${show(id)}${sayAfter(is, id)}`)),
    ...moved.map(({ id, side, of }) =>
      make(
        'moved',
        `${name}: ${show(id)} moved ${side === 'above' ? 'before' : 'after'} ${show(of)}`,
      ),
    ),
  ]
}

function sayAfter(order: readonly string[], id: string): string {
  if (order.length === 1) return ''
  const previous = order[order.indexOf(id) - 1]
  return previous === undefined ? ', first' : `, after ${show(previous)}`
}

/** Lists of more than names: item by item where there are as many, else as a whole. */
function compareItems(
  { before, after }: Sides<readonly unknown[]>,
  schema: Schema,
  standing: Standing,
): Told[] {
  if (before.length === after.length)
    return before.flatMap((item, at) =>
      compareValues(
        { before: item, after: after[at] },
        schema.items ?? {},
        stepInto(standing, String(at), `item ${at + 1}`),
      ),
    )
  const turn = `${standing.label || 'list'} has ${after.length === 1 ? '1 entry' : `${after.length} entries`}, not ${before.length}`
  return [
    {
      ...headOf(after.length > before.length ? 'added' : 'removed', { before, after }, standing),
      sentence: sayOf(standing, `${turn}: ${show(after)}`),
    },
  ]
}

function compareConditions({ before, after }: Sides<unknown>, standing: Standing): Told {
  // Both came through the law, which says a value here is a condition.
  const [was, is] = [before, after] as (Condition | undefined)[]
  const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
  return {
    ...headOf(kind, { before, after }, standing),
    sentence: `${sayOf(standing, standing.label.replace(/ ?when$/, ''))}${sayConditions(was, is)}`,
  }
}

function sayConditions(before: Condition | undefined, after: Condition | undefined): string {
  const was = before && sayCondition(before)
  if (!after) return ` is always shown now (before only if ${was})`
  const is = sayCondition(after)
  if (!was && 'flag' in after && after.is !== false) return ` now needs flag ${after.flag}`
  if (was === is) return ` has its condition written in another way: still shown only if ${is}`
  return ` is now shown only if ${is}${was ? ` (before if ${was})` : ''}`
}

/** A value that is another as a whole. */
export function turnOf({ before, after }: Sides<unknown>, standing: Standing): Told {
  if (isAddress(before) || isAddress(after)) return turnOfPicture({ before, after }, standing)
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  return {
    ...headOf(kind, { before, after }, standing),
    sentence: sayOf(standing, showTurn(standing.label, before, after).trim()),
  }
}

/** Whether a picture is said by where a published site keeps it, which tells nobody what it is. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/files\/[\w-]+\.\w+$/.test(value)
}

function turnOfPicture({ before, after }: Sides<unknown>, standing: Standing): Told {
  const kind = before ? (after ? 'changed' : 'removed') : 'added'
  const words = { added: 'added', removed: 'is gone', changed: 'replaced' }[kind]
  return {
    ...headOf(kind, { before, after }, standing),
    sentence: sayOf(standing, `${standing.label} ${words}`.trim()),
  }
}

export function headOf(
  kind: Told['kind'],
  { before, after }: Sides<unknown>,
  { path }: Standing,
): Omit<Told, 'sentence'> {
  return {
    kind,
    path: path.join('.'),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
}

function sayOf({ about }: Standing, words: string): string {
  return [about, words].filter(Boolean).join(': ')
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Whether all are names, each there once. */
function areIds(list: readonly unknown[]): list is readonly (string | number)[] {
  return (
    list.every((item) => isPlain(item) && typeof item !== 'boolean' && item !== null) &&
    new Set(list.map(String)).size === list.length
  )
}
