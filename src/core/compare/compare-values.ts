import { branchesOf, followSchema, keySchema, type Schema } from '../config/schema-registry.ts'
import type { Condition } from '../contract/generated/config.ts'
import { isMap } from '../contract/is-map.ts'
import { sameValue } from '../contract/same-value.ts'
import { formatCondition } from '../engine/explain/format-condition.ts'
import type { Sides, UnplacedChange } from './change.ts'
import { compareOrders } from './compare-orders.ts'
import { formatChange, formatKey, formatValue, isScalar, languageName } from './format-value.ts'
import { pairKeys } from './pair-keys.ts'

/** The value that a comparison is about. */
export interface ChangeSubject {
  readonly path: readonly string[]
  /** The beginning of the sentence, such as "home: winner board". */
  readonly about: string
  /** The name of the value; empty if `about` already names it. */
  readonly label: string
}

/** Compares two values by their schema and returns every difference. */
export function compareValues(
  { before, after }: Sides<unknown>,
  schema: Schema,
  subject: ChangeSubject,
): UnplacedChange[] {
  if (sameValue(before, after)) return []
  const { name, schema: followed } = followSchema(schema)
  if (name === 'Condition') return [compareConditions({ before, after }, subject)]
  if (isList(before) && isList(after)) {
    if (areIds(before) && areIds(after)) return compareLists({ before, after }, subject)
    return compareItems({ before, after }, followed, subject)
  }
  const maps = [before ?? {}, after ?? {}]
  const [was, is] = maps
  if (isMap(was) && isMap(is) && (name === 'Text' || (isMap(before) && isMap(after))))
    return compareMaps({ before: was, after: is }, name === 'Text' ? textSchema : followed, subject)
  return [describeChange({ before, after }, subject)]
}

/** The schema of texts by language, whose keys are shown as language names. */
const textSchema: Schema = { description: 'Text' }

function compareMaps(
  { before, after }: Sides<Readonly<Record<string, unknown>>>,
  schema: Schema,
  subject: ChangeSubject,
): UnplacedChange[] {
  const type = after['type'] ?? before['type']
  const inside = branchesOf(schema)?.get(String(type)) ?? schema
  return pairKeys({ before, after }).flatMap(({ key, ...sides }) => {
    const name = schema === textSchema ? `in ${languageName(key)}` : formatKey(key)
    return compareValues(sides, keySchema(inside, key) ?? {}, stepInto(subject, key, name))
  })
}

/** Returns the subject of a nested value, whose name is appended to the label. */
function stepInto({ path, about, label }: ChangeSubject, key: string, name: string): ChangeSubject {
  return { path: [...path, key], about, label: [label, name].filter(Boolean).join(' ') }
}

/** Compares lists of names: added, removed, and the fewest moves. */
function compareLists(
  { before, after }: Sides<readonly (string | number)[]>,
  subject: ChangeSubject,
): UnplacedChange[] {
  const [was, is] = [before.map(String), after.map(String)]
  const { added, removed, moved } = compareOrders(was, is)
  const make = (kind: UnplacedChange['kind'], words: string): UnplacedChange => ({
    ...createChangeHead(kind, { before, after }, subject),
    sentence: formatSentence(subject, words),
  })
  const name = subject.label || 'list'
  return [
    ...removed.map((id) => make('removed', `${name} no longer has ${formatValue(id)}`)),
    ...added.map((id) =>
      make('added', `${name} now has ${formatValue(id)}${formatPosition(is, id)}`),
    ),
    ...moved.map(({ id, side, of }) =>
      make(
        'moved',
        `${name}: ${formatValue(id)} moved ${side === 'above' ? 'before' : 'after'} ${formatValue(of)}`,
      ),
    ),
  ]
}

function formatPosition(order: readonly string[], id: string): string {
  if (order.length === 1) return ''
  const previous = order[order.indexOf(id) - 1]
  return previous === undefined ? ', first' : `, after ${formatValue(previous)}`
}

/** Compares other lists: item by item if their lengths are equal, otherwise as a whole. */
function compareItems(
  { before, after }: Sides<readonly unknown[]>,
  schema: Schema,
  subject: ChangeSubject,
): UnplacedChange[] {
  if (before.length === after.length)
    return before.flatMap((item, at) =>
      compareValues(
        { before: item, after: after[at] },
        schema.items ?? {},
        stepInto(subject, String(at), `item ${at + 1}`),
      ),
    )
  const entries = after.length === 1 ? '1 entry' : `${after.length} entries`
  const change = `${subject.label || 'list'} has ${entries}, not ${before.length}`
  return [
    {
      ...createChangeHead(
        after.length > before.length ? 'added' : 'removed',
        { before, after },
        subject,
      ),
      sentence: formatSentence(subject, `${change}: ${formatValue(after)}`),
    },
  ]
}

function compareConditions(
  { before, after }: Sides<unknown>,
  subject: ChangeSubject,
): UnplacedChange {
  // The schema has accepted both values as conditions.
  const [was, is] = [before, after] as (Condition | undefined)[]
  const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
  const about = formatSentence(subject, subject.label.replace(/ ?when$/, ''))
  return {
    ...createChangeHead(kind, { before, after }, subject),
    sentence: `${about}${formatConditions(was, is)}`,
  }
}

function formatConditions(before: Condition | undefined, after: Condition | undefined): string {
  const was = before && formatCondition(before)
  if (!after) return ` is always shown now (before only if ${was})`
  const is = formatCondition(after)
  if (!was && 'flag' in after && after.is !== false) return ` now needs flag ${after.flag}`
  if (was === is) return ` has its condition written differently: still shown only if ${is}`
  return ` is now shown only if ${is}${was ? ` (before if ${was})` : ''}`
}

/** Describes the change of a value as a whole. */
export function describeChange(
  { before, after }: Sides<unknown>,
  subject: ChangeSubject,
): UnplacedChange {
  if (isFileAddress(before) || isFileAddress(after))
    return describePicture({ before, after }, subject)
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
  return {
    ...createChangeHead(kind, { before, after }, subject),
    sentence: formatSentence(subject, formatChange(subject.label, before, after).trim()),
  }
}

/** Returns true for the address of a picture in a published site, which means nothing to an operator. */
function isFileAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/files\/[\w-]+\.\w+$/.test(value)
}

function describePicture(
  { before, after }: Sides<unknown>,
  subject: ChangeSubject,
): UnplacedChange {
  const kind = before ? (after ? 'changed' : 'removed') : 'added'
  const words = { added: 'added', removed: 'removed', changed: 'replaced' }[kind]
  return {
    ...createChangeHead(kind, { before, after }, subject),
    sentence: formatSentence(subject, `${subject.label} ${words}`.trim()),
  }
}

/** Returns a change without its sentence. */
export function createChangeHead(
  kind: UnplacedChange['kind'],
  { before, after }: Sides<unknown>,
  { path }: ChangeSubject,
): Omit<UnplacedChange, 'sentence'> {
  return {
    kind,
    path: path.join('.'),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
}

function formatSentence({ about }: ChangeSubject, words: string): string {
  return [about, words].filter(Boolean).join(': ')
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Returns true for a list of unique names. */
function areIds(list: readonly unknown[]): list is readonly (string | number)[] {
  return (
    list.every((item) => isScalar(item) && typeof item !== 'boolean' && item !== null) &&
    new Set(list.map(String)).size === list.length
  )
}
