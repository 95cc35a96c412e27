import { isDefault, type Provenance } from '../config/provenance.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { keySchema, merchantSchema } from '../config/schema-registry.ts'
import type { Place } from '../config/source.ts'
import { sameValue } from '../contract/same-value.ts'
import type { Change, Resolved, Sides, UnplacedChange } from './change.ts'
import { compareFlaggedBlocks } from './compare-flagged-blocks.ts'
import { compareOrders } from './compare-orders.ts'
import { comparePages } from './compare-pages.ts'
import { compareThemes } from './compare-theme.ts'
import { compareValues, createChangeHead } from './compare-values.ts'
import { formatKey, languageName } from './format-value.ts'
import { pairKeys } from './pair-keys.ts'

/** Compares two resolutions of a merchant. Returns at least one change for each value that differs. */
export function compareMerchants({ before, after }: Sides<Resolved>): Change[] {
  const sides = { before: before.merchant, after: after.merchant }
  const differing = sections.filter((key) => !sameValue(sides.before[key], sides.after[key]))
  const isFlagged = differing.some((key) => key === 'flags' || key === 'forceOff')
  return [
    ...differing.flatMap((key) => compareSection(key, sides)),
    ...(isFlagged ? compareFlaggedBlocks(sides) : []),
  ].map((change) => addPlace(change, { before: before.provenance, after: after.provenance }))
}

type Section = keyof ResolvedMerchant
/** The sections in the order in which their changes are listed. One that is missing does not compile. */
const compared: Readonly<Record<Section, true>> = {
  schemaVersion: true,
  code: true,
  extends: true,
  hosts: true,
  brand: true,
  theme: true,
  languages: true,
  archived: true,
  timeZone: true,
  pages: true,
  registration: true,
  navigation: true,
  lobby: true,
  profile: true,
  documents: true,
  safety: true,
  flags: true,
  forceOff: true,
  gateway: true,
}
// Object.keys forgets that the names are those of the record.
const sections = Object.keys(compared) as readonly Section[]

function compareSection(
  key: Section,
  { before, after }: Sides<ResolvedMerchant>,
): UnplacedChange[] {
  switch (key) {
    case 'hosts':
      return compareHosts({ before: before.hosts, after: after.hosts })
    case 'theme':
      return compareThemes({ before: before.theme, after: after.theme })
    case 'pages':
      return comparePages({ before: before.pages, after: after.pages })
    case 'languages':
      return compareLanguages({ before: before.languages, after: after.languages })
    case 'flags':
      return compareFlags({ before: before.flags, after: after.flags })
    case 'forceOff':
      return compareForced({ before: before.forceOff, after: after.forceOff })
    default:
      return compareBy(key, { before: before[key], after: after[key] })
  }
}

/** Compares a section only by its schema. */
function compareBy(key: Section, sides: Sides<unknown>): UnplacedChange[] {
  const schema = keySchema(merchantSchema.schema, key) ?? {}
  const isMap = typeof sides.after === 'object'
  const about = isMap ? formatKey(key) : ''
  const label = isMap ? '' : formatKey(key)
  return compareValues(sides, schema, { path: [key], about, label })
}

function compareHosts({ before, after }: Sides<readonly string[]>): UnplacedChange[] {
  const { added, removed, moved } = compareOrders(before, after)
  const make = createListChange(['hosts'], { before, after })
  return [
    ...removed.map((host) => make('removed', `no longer answers to ${host}`)),
    ...added.map((host) => make('added', `now answers to ${host}`)),
    ...moved.map(({ id, side, of }) => make('moved', `host ${id} moved ${side} ${of}`)),
  ]
}

function compareLanguages({
  before,
  after,
}: Sides<ResolvedMerchant['languages']>): UnplacedChange[] {
  const { added, removed, moved } = compareOrders(before.supported, after.supported)
  const lists = { before: before.supported, after: after.supported }
  const make = createListChange(['languages', 'supported'], lists)
  const { supported: _, ...was } = before
  const { supported: __, ...is } = after
  return [
    ...removed.map((tag) =>
      make('removed', `${languageName(tag)} (${tag}) can no longer be chosen`),
    ),
    ...added.map((tag) => make('added', `${languageName(tag)} (${tag}) can be chosen now`)),
    ...moved.map(({ id, side, of }) =>
      make(
        'moved',
        `${languageName(id)} (${id}) moved ${side} ${languageName(of)} in the list of languages`,
      ),
    ),
    ...compareBy('languages', { before: was, after: is }),
  ]
}

function compareFlags({ before, after }: Sides<ResolvedMerchant['flags']>): UnplacedChange[] {
  return pairKeys({ before, after }).flatMap(({ key: name, before: was, after: is }) => {
    if (was === is) return []
    const subject = { path: ['flags', name], about: '', label: '' }
    const sentence = `flag ${name} is ${is ? 'on' : 'off'} while the gateway does not send it (was ${was ? 'on' : 'off'})`
    return [{ ...createChangeHead('changed', { before: was, after: is }, subject), sentence }]
  })
}

function compareForced(sides: Sides<ResolvedMerchant['forceOff']>): UnplacedChange[] {
  return pairKeys(sides).flatMap(({ key: name, before: was, after: is }) => {
    if (was === is) return []
    const subject = { path: ['forceOff', name], about: '', label: '' }
    const sentence =
      is === undefined
        ? `flag ${name} is no longer forced off`
        : `flag ${name} is ${was === undefined ? '' : 'still '}forced off, whatever the gateway sends${is && `: ${is}`}`
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
    return [{ ...createChangeHead(kind, { before: was, after: is }, subject), sentence }]
  })
}

function createListChange(path: readonly string[], sides: Sides<readonly string[]>) {
  return (kind: UnplacedChange['kind'], sentence: string): UnplacedChange => ({
    ...createChangeHead(kind, sides, { path, about: '', label: '' }),
    sentence,
  })
}

/** Adds the place that sets the new value, or a parent of it; for a removed value, its old place. */
function addPlace(change: UnplacedChange, { before, after }: Sides<Provenance>): Change {
  const place = findPlace(change.path, after) ?? findPlace(change.path, before)
  return place ? { ...change, place } : change
}

function findPlace(path: string, provenance: Provenance): Place | undefined {
  const move = findMovePlace(path, provenance)
  if (move) return move
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const setting = provenance.of(at).at(-1)
    if (!setting) continue
    if (isDefault(setting)) return undefined
    const { file, line, column } = setting
    return { file, line, column }
  }
  return undefined
}

/** Returns the place of the moves that made an order, if no later layer lists the order. */
function findMovePlace(path: string, provenance: Provenance): Place | undefined {
  const page = /^(pages\.[^.]+)\.order$/.exec(path)?.[1]
  if (page === undefined) return undefined
  const layers = provenance.of(page).map(({ layer }) => layer)
  const [order, moves] = [provenance.of(path).at(-1), provenance.of(`${page}.moves`).at(-1)]
  if (!moves || isDefault(moves) || moves.layer === order?.layer) return undefined
  if (order && layers.indexOf(moves.layer) < layers.indexOf(order.layer)) return undefined
  const { file, line, column } = moves
  return { file, line, column }
}
