import type { Finding } from '../config/finding.ts'
import { formatPlan, isPlanState, planStateOf } from '../config/next-schedule.ts'
import {
  isDefault,
  type Provenance,
  type ProvenanceEntry,
  placeOfEntry,
} from '../config/provenance.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import type { SchemaPlaces } from '../config/schema-places.ts'
import type { Place } from '../config/source.ts'
import { formatTypedValue } from '../config/typed-value.ts'
import { flagDefaultsOf } from '../contract/forced-flags.ts'
import type { ScheduledRelease } from '../contract/generated/studio-api.ts'
import { sameValue } from '../contract/same-value.ts'
import { getOwn } from '../engine/read-fact.ts'
import {
  type BlockCondition,
  beginsWithSection,
  type FindingCondition,
  type FlagCondition,
  type MerchantCondition,
  type StateCondition,
  type ValueCondition,
  type WordCondition,
} from './merchant-condition.ts'

/** A merchant as conditions are checked against it. */
export interface FindableMerchant {
  readonly code: string
  /** Absent if the merchant has errors: only its values as typed are known then. */
  readonly merchant: ResolvedMerchant | undefined
  readonly provenance: Provenance
  readonly places: SchemaPlaces
  readonly findings: () => readonly Finding[]
  /** Returns the flags that the gateway of an environment sends; undefined if it did not answer. */
  readonly flagsIn: (environment: string) => Readonly<Record<string, boolean>> | undefined
  /** Returns what is served at the place of an environment, or of the workspace; undefined if that cannot be read. */
  readonly stateIn: (environment: string | undefined) => ServedState | undefined
  /** What is planned of it at the place of an environment, or anywhere. */
  readonly planIn: (environment: string | undefined) => ScheduledRelease | undefined
}

/** What is served of a merchant. */
export interface ServedState {
  /** The hosts that serve it; empty for one that is not published. */
  readonly hosts: readonly string[]
  /** True if a publish would change what is served. */
  readonly isBehind: boolean
}

/** What of a merchant meets a condition, with its place if a file has it. */
export interface Match {
  /** Such as `theme.shape = "pill"`. */
  readonly text: string
  readonly place?: Place
}

/** Lists what of a merchant meets a condition; empty if the merchant does not meet it. */
export function matchMerchant(
  condition: MerchantCondition,
  merchant: FindableMerchant,
): readonly Match[] {
  switch (condition.kind) {
    case 'value':
      return matchValues(condition, merchant)
    case 'block':
      return matchBlocks(condition, merchant)
    case 'flag':
      return matchFlag(condition, merchant)
    case 'finding':
      return matchFindings(condition, merchant)
    case 'state':
      return matchState(condition, merchant)
    default:
      return matchWord(condition, merchant)
  }
}

function matchValues(condition: ValueCondition, merchant: FindableMerchant): Match[] {
  const { is, value } = condition
  return listPaths(condition.path, merchant).flatMap((path) => {
    const entry = merchant.provenance.of(path).at(-1)
    if (entry?.act !== 'set') return []
    if (is === 'set' ? isDefault(entry) : holds(entry.value, value) === (is === 'other')) return []
    return [{ text: `${path} = ${formatTypedValue(entry.value)}`, place: placeIn(entry, merchant) }]
  })
}

/** Returns true if a merchant has a value at the path of a condition, whichever it is. */
export function hasPath({ path }: ValueCondition, merchant: Placed): boolean {
  return listPaths(path, merchant).some((one) => merchant.provenance.of(one).length > 0)
}

/** Returns true if a value is the one wanted, or is a list that has it. */
function holds(value: unknown, wanted: unknown): boolean {
  if (sameValue(value, wanted) || String(value) === wanted) return true
  return Array.isArray(value) && value.some((one) => holds(one, wanted))
}

/** Lists the paths from the root of a merchant's file that a path with a block or with `*` means. */
export function listPaths(path: string, merchant: Placed): readonly string[] {
  const whole = beginsWithSection(path) ? [path] : listBlockPaths(path, merchant)
  return whole.flatMap((one) => (one.includes('*') ? listLike(one, merchant) : [one]))
}

function listBlockPaths(path: string, merchant: Placed): string[] {
  const [name = '', ...inside] = path.split('.')
  return listPlaced(merchant)
    .filter(({ id, type }) => id === name || type === name)
    .map((block) => [block.path, ...inside].join('.'))
}

function listLike(pattern: string, { provenance }: Placed): string[] {
  const names = pattern.split('.')
  return provenance.paths().filter((path) => {
    const found = path.split('.')
    return (
      found.length === names.length && names.every((name, at) => name === '*' || name === found[at])
    )
  })
}

/** A path that a condition may name. */
export interface KnownPath {
  readonly path: string
  /** The same path from the root of a merchant's file. */
  readonly from: string
}

/** Lists the paths that a condition may name: from the root of a merchant's file, and from each block by its id. */
export function listKnownPaths(merchant: Placed): readonly KnownPath[] {
  const all = merchant.provenance.paths()
  const inside = listPlaced(merchant).flatMap(({ id, path: block }) =>
    all
      .filter((from) => from.startsWith(`${block}.`))
      .map((from) => ({ path: id + from.slice(block.length), from })),
  )
  return [...all.map((path) => ({ path, from: path })), ...inside]
}

/** What is known of the values and the blocks of a merchant. */
type Placed = Pick<FindableMerchant, 'merchant' | 'provenance'>

interface PlacedBlock {
  readonly id: string
  readonly type: string
  /** Its dotted path. */
  readonly path: string
}

/** Lists the blocks in the orders of a merchant's pages; those of a merchant with errors in any order. */
function listPlaced({ merchant, provenance }: Placed): PlacedBlock[] {
  if (!merchant) return provenance.paths().flatMap((path) => readTyped(path, provenance) ?? [])
  return Object.entries(merchant.pages).flatMap(([page, { order, blocks }]) =>
    order.flatMap((id) => {
      const block = getOwn(blocks, id)
      return block ? [{ id, type: block.type, path: `pages.${page}.blocks.${id}` }] : []
    }),
  )
}

/** Returns the block whose type is at a path. */
function readTyped(path: string, provenance: Provenance): PlacedBlock | undefined {
  const [, block, id] = /^(pages\.[^.]+\.blocks\.([^.]+))\.type$/.exec(path) ?? []
  const type = provenance.of(path).at(-1)
  if (block === undefined || id === undefined || type?.act !== 'set') return undefined
  return { id, type: String(type.value), path: block }
}

function matchBlocks({ type }: BlockCondition, known: FindableMerchant): Match[] {
  return listPlaced(known)
    .filter((block) => block.type === type)
    .map(({ path }) => matchOf(path, path, known))
}

function matchOf(text: string, path: string, { provenance, places }: FindableMerchant): Match {
  const entry: ProvenanceEntry | undefined = provenance.of(path).at(-1)
  return { text, ...(entry && { place: placeIn(entry, { places }) }) }
}

function placeIn(entry: ProvenanceEntry, { places }: Pick<FindableMerchant, 'places'>): Place {
  const { file, line, column } = placeOfEntry(entry, places)
  return { file, line, column }
}

function matchFlag({ flag, on, environment }: FlagCondition, known: FindableMerchant): Match[] {
  const { merchant } = known
  const sent = environment === undefined ? {} : known.flagsIn(environment)
  if (!merchant || !sent) return []
  const state = readFlagState(flag, merchant, sent)
  if (state.isOn !== on) return []
  const where = environment === undefined ? '' : ` in ${environment}`
  const word = on ? 'on' : 'off'
  if (state.by === 'sent') return [{ text: `${flag} is sent as ${word}${where}` }]
  if (state.by === 'forced')
    return [matchOf(`${flag} is forced off${where}`, `forceOff.${flag}`, known)]
  return [matchOf(`${flag} is ${word} by default${where}`, `flags.${flag}`, known)]
}

/** A flag as players of a merchant have it: by what the gateway sends, what the merchant forces off, or its default. */
export interface FlagReading {
  readonly isOn: boolean
  readonly by: 'sent' | 'forced' | 'default'
}

/** Reads a flag of a merchant under the flags that its gateway sends. */
export function readFlagState(
  flag: string,
  merchant: ResolvedMerchant,
  sent: Readonly<Record<string, boolean>>,
): FlagReading {
  const own = getOwn(flagDefaultsOf(merchant), flag)
  if (own === null) return { isOn: false, by: 'forced' }
  const value = getOwn(sent, flag)
  return value === undefined ? { isOn: own ?? false, by: 'default' } : { isOn: value, by: 'sent' }
}

function matchState({ state, environment }: StateCondition, known: FindableMerchant): Match[] {
  if (isPlanState(state)) {
    const plan = known.planIn(environment)
    return plan && planStateOf(plan) === state ? [{ text: formatPlan(plan) }] : []
  }
  const served = known.stateIn(environment)
  if (!served) return []
  const { hosts, isBehind } = served
  const where = environment === undefined ? '' : ` in ${environment}`
  if (state === 'unpublished')
    return hosts.length === 0 ? [{ text: `is not published${where}` }] : []
  if (hosts.length === 0 || (state === 'behind' && !isBehind)) return []
  const change = isBehind ? ', and a publish would change it' : ''
  return [{ text: `is published${where} at ${hosts.join(', ')}${change}` }]
}

function matchFindings({ code }: FindingCondition, { findings }: FindableMerchant): Match[] {
  return findings()
    .filter((finding) => finding.code === code || finding.severity === code)
    .map(({ message, file, line, column, ...finding }) => ({
      text: `${finding.severity}  ${finding.code}  ${message}`,
      place: { file, line, column },
    }))
}

function matchWord({ text }: WordCondition, { code, merchant }: FindableMerchant): Match[] {
  const names = merchant?.brand.name ?? {}
  const named = typeof names === 'string' ? [names] : Object.values(names)
  const all = [
    code,
    merchant?.extends ?? '',
    ...named.map((name) => name ?? ''),
    ...(merchant?.hosts ?? []),
  ]
  const words = text.toLowerCase().split(/\s+/)
  const found = words.map((word) => all.find((one) => one.toLowerCase().includes(word)))
  const whole = found.filter((one) => one !== undefined)
  if (whole.length < words.length) return []
  return [...new Set(whole)].map((one) => ({ text: one }))
}
