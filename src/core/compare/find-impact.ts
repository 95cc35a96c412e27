import { type Files, listMerchants } from '../config/files.ts'
import type { Finding } from '../config/finding.ts'
import { lookFileNames } from '../config/look/kit-names.ts'
import { isAreaFile } from '../config/messages.ts'
import { isDefault } from '../config/provenance.ts'
import { isBreaking, type WholeResolution } from '../config/resolve-merchant.ts'
import { type Place, placeOf } from '../config/source.ts'
import type { Change, Sides } from './change.ts'
import { compareDocuments } from './compare-documents.ts'
import { compareMerchantLooks, findLookErrors } from './compare-merchant-looks.ts'
import { compareMerchants } from './compare-merchants.ts'
import {
  compareMerchantArt,
  compareMerchantMessages,
  compareStates,
  type MerchantState,
  type Snapshot,
  stateOf,
  takeSnapshot,
} from './compare-states.ts'
import { type LookFileUse, listLookUses } from './list-look-uses.ts'
import { cacheFiles, withFileFrom } from './overlay.ts'

/** The impact of a change of one file on all merchants. */
export interface FileImpact {
  /** The number of merchants. */
  readonly merchants: number
  readonly touched: readonly AffectedMerchant[]
  /** Merchants that inherit from the file but do not change; for a locale file, those with their own messages; for an own block, none. */
  readonly untouched: readonly UnaffectedMerchant[]
  /** Merchants that had errors before and still have. */
  readonly broken: readonly string[]
  /** For a file of a look that exists, the merchants that take something from it. */
  readonly uses?: readonly LookFileUse[]
}

export interface AffectedMerchant {
  readonly merchant: string
  readonly changes: readonly Change[]
  /** The errors that the change causes. */
  readonly findings?: readonly Finding[]
}

export interface UnaffectedMerchant {
  readonly merchant: string
  /** The place in the merchant, or in a parent below the file, that overrides the value. */
  readonly place?: Place
}

/** Receives the progress: the number of merchants done, and of all. */
export type ReportProgress = (done: number, of: number) => void

/** Finds the impact of a changed file, merchant by merchant; undefined for a file that no merchant uses. */
export function findImpact(
  file: string,
  { before: then, after: now }: Sides<Files>,
  report: ReportProgress = () => undefined,
): FileImpact | undefined {
  const role = readFileRole(file)
  if (!role) return undefined
  const files = cacheFiles(now)
  const after = takeSnapshot(files)
  const before = takeSnapshot(withFileFrom(files, file, then))
  const codes = [...new Set([...listMerchants(before.files), ...listMerchants(after.files)])].sort()
  const reached = codes.filter((code) => isReached(code, role, { before, after }))
  const results = reached.map((code, at) => {
    report(at, reached.length)
    return compareMerchant(code, role, { before, after })
  })
  const touched = results.flatMap((one) =>
    'changes' in one && one.changes.length > 0 ? [one] : [],
  )
  const example = touched.find(({ merchant }) => merchant === role.owner) ?? touched[0]
  return {
    merchants: codes.length,
    touched,
    untouched: results.flatMap((one) => {
      if (!('changes' in one) || one.changes.length > 0) return []
      const unaffected = findOverride(one.merchant, example?.changes ?? [], { role, after })
      // A locale file reaches every merchant, so only those with their own messages are listed.
      return role.owner === '' && !unaffected.place ? [] : [unaffected]
    }),
    broken: results.flatMap((one) => ('changes' in one ? [] : [one.merchant])),
    ...(role.kind === 'look' &&
      files.read(file) !== undefined && { uses: listLookUses(file, reached, after) }),
  }
}

/** Returns true if a merchant uses a file. */
function isReached(code: string, role: FileRole, { before, after }: Sides<Snapshot>): boolean {
  if (role.kind === 'locale' || role.kind === 'block') return true
  const { owner, kind } = role
  // Another merchant's messages and art reach no page; its look may.
  const ofLook = kind === 'look' || kind === 'merchant'
  return [before, after].some(
    (one) =>
      one.chainOf(code).includes(owner) || (ofLook && one.lookOwnersOf(code).includes(owner)),
  )
}

type MerchantResult = AffectedMerchant | { readonly merchant: string }

function compareMerchant(code: string, role: FileRole, sides: Sides<Snapshot>): MerchantResult {
  const then = sides.before.resolve(code)
  const decides = role.kind === 'merchant' || role.kind === 'block'
  const now = decides ? sides.after.resolve(code) : then
  const [before, after] = [stateOf(sides.before, then), stateOf(sides.after, now)]
  if (before && after) return compareWhole(code, role, { before, after })
  if (!before && !after && then.layered && now.layered) return { merchant: code }
  return describeStatus(code, { before: then, after: now })
}

function compareWhole(
  merchant: string,
  role: FileRole,
  sides: Sides<MerchantState>,
): AffectedMerchant {
  const changes = compareBy(role, sides)
  const mayBreakLook =
    role.kind === 'look' || changes.some(({ path }) => /^(theme|look)/.test(path))
  const findings = mayBreakLook ? findLookErrors(sides) : []
  if (findings.length === 0) return { merchant, changes }
  const sentence = 'cannot be published, because its look has errors now'
  return { merchant, changes: [...changes, { kind: 'removed', path: '', sentence }], findings }
}

function compareBy(role: FileRole, sides: Sides<MerchantState>): readonly Change[] {
  // Other parents also change messages and art.
  if (sides.before.chain.join() !== sides.after.chain.join()) return compareStates(sides)
  if (role.kind === 'look') return compareMerchantLooks(sides)
  if (role.kind === 'document') return compareDocuments(sides)
  if (role.kind === 'block')
    return [...compareMerchants(sides), ...listPlaces(role.type, sides.after)]
  if (role.kind === 'merchant') return [...compareMerchants(sides), ...compareMerchantLooks(sides)]
  return role.kind === 'art' ? compareMerchantArt(sides, role.art) : compareMerchantMessages(sides)
}

/** Lists the places of an own block of a type, whose file changed, in the order of the pages. */
function listPlaces(type: string, { merchant: { pages } }: MerchantState): Change[] {
  return Object.entries(pages).flatMap(([page, { blocks }]) =>
    Object.entries(blocks).flatMap(([id, block]) => {
      if (block?.type !== type) return []
      const sentence = `${page}: the block "${id}" is shown by the changed "${type}"`
      return [{ kind: 'changed', path: `pages.${page}.blocks.${id}`, sentence }]
    }),
  )
}

/** Describes a merchant that was added or removed, or whose errors appeared or disappeared. */
function describeStatus(
  merchant: string,
  { before, after }: Sides<WholeResolution>,
): AffectedMerchant {
  const findings = after.merchant ? [] : after.findings.filter(isBreaking)
  const sentence = !before.layered
    ? `${merchant} is new`
    : !after.layered
      ? `${merchant} was removed`
      : after.merchant
        ? 'no longer has errors'
        : 'has errors now, so this version is not served'
  const kind = after.merchant ? 'added' : 'removed'
  return { merchant, changes: [{ kind, path: '', sentence }], findings }
}

interface FileContext {
  readonly role: FileRole
  readonly after: Snapshot
}

/** Finds the place at which a merchant overrides a changed value of the file. */
function findOverride(
  merchant: string,
  changes: readonly Change[],
  { role, after }: FileContext,
): UnaffectedMerchant {
  const { provenance, layered } = after.resolve(merchant)
  const below = layered ? layered.chain.slice(layered.chain.indexOf(role.owner) + 1) : []
  for (const { path } of changes) {
    const place = path.startsWith('words.')
      ? placeOfMessage(path, layered?.chain ?? [], after)
      : path.startsWith('look.')
        ? placeInLook(merchant, path, { role, after })
        : placeOfSetting(path, below, provenance)
    if (place) return { merchant, place }
  }
  return { merchant }
}

function placeOfSetting(
  path: string,
  below: readonly string[],
  provenance: WholeResolution['provenance'],
): Place | undefined {
  const setting = provenance.of(path).at(-1)
  if (!setting || isDefault(setting) || !below.includes(setting.layer)) return undefined
  const { file, line, column } = setting
  return { file, line, column }
}

function placeOfMessage(
  path: string,
  chain: readonly string[],
  { messagesOf }: Snapshot,
): Place | undefined {
  const [, language = '', ...key] = path.split('.')
  const own = messagesOf(language, chain)?.own.find((messages) => messages.has(key.join('.')))
  const message = own?.get(key.join('.'))
  return message && placeOf(message.span)
}

/** Returns the file or the token of another merchant that a merchant uses for a part of the look. */
function placeInLook(
  merchant: string,
  path: string,
  { role, after }: FileContext,
): Place | undefined {
  const { parts, tokens } = after.looks.resolve(merchant)
  const [, part, name = ''] = path.split('.')
  const token = part === 'tokens' ? tokens.get(name) : undefined
  if (token) return token.owner === role.owner ? undefined : placeOf(token.span)
  const used = parts.find((one) => one.part === part)?.used
  return used && used.owner !== role.owner ? { file: used.path, line: 1, column: 1 } : undefined
}

/** The role of a file for merchants. */
type FileRole =
  | { readonly kind: 'merchant' | 'messages' | 'look' | 'document'; readonly owner: string }
  | { readonly kind: 'art'; readonly owner: string; readonly art: string }
  | { readonly kind: 'locale'; readonly owner: '' }
  | { readonly kind: 'block'; readonly owner: ''; readonly type: string }

/** Reads the role of a file from its path relative to the root; undefined for a file that no merchant uses. */
function readFileRole(file: string): FileRole | undefined {
  if (isAreaFile(file)) return { kind: 'locale', owner: '' }
  const [, owner, rest = ''] = /^merchants\/([a-z][a-z0-9-]*)\/(.+)$/.exec(file) ?? []
  if (owner === undefined) {
    const [, type] = /^blocks\/([a-z][a-z0-9-]*)\/.+$/.exec(file) ?? []
    return type === undefined ? undefined : { kind: 'block', owner: '', type }
  }
  if (rest === 'merchant.json') return { kind: 'merchant', owner }
  if (/^messages\/[A-Za-z0-9-]+\.json$/.test(rest)) return { kind: 'messages', owner }
  if (/^documents\/[^/]+\.md$/.test(rest)) return { kind: 'document', owner }
  if (lookFileNames.some((name) => rest === `look/${name}`)) return { kind: 'look', owner }
  if (rest === 'world.json' || rest.startsWith('art/')) return { kind: 'art', owner, art: rest }
  return undefined
}
