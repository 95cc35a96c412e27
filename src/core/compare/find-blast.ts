import { type Files, listMerchants } from '../config/files.ts'
import type { Finding } from '../config/finding.ts'
import { isDefault } from '../config/provenance.ts'
import { isBreaking, type WholeResolution } from '../config/resolve-merchant.ts'
import { type Place, placeOf } from '../config/source.ts'
import type { Change, Sides } from './change.ts'
import { compareMerchants } from './compare-merchants.ts'
import {
  comparePictures,
  compareStates,
  compareVoices,
  type Snapshot,
  type State,
  stateOf,
  takeSnapshot,
} from './compare-states.ts'
import { type FileRole, readRole } from './file-role.ts'
import { rememberFiles, withFileOf } from './overlay.ts'

/** Whom a change of one file touches. */
export interface Blast {
  /** How many merchants there are. */
  readonly merchants: number
  readonly touched: readonly Touched[]
  /** Those that inherit from the file and are as they were; of a locale file, those with words of their own. */
  readonly untouched: readonly Untouched[]
  /** Those that had errors before and still have. */
  readonly broken: readonly string[]
}

export interface Touched {
  readonly merchant: string
  readonly changes: readonly Change[]
  /** The errors that the change brought. */
  readonly findings?: readonly Finding[]
}

export interface Untouched {
  readonly merchant: string
  /** Where the merchant, or a parent below the file, says something else in its place. */
  readonly place?: Place
}

/** Hears how far it is: the merchants looked at, of those that are. */
export type TellWay = (done: number, of: number) => void

/** What a file that was another changes, merchant by merchant; undefined for a file nobody reads. */
export function findBlast(
  file: string,
  { before: then, after: now }: Sides<Files>,
  tell: TellWay = () => undefined,
): Blast | undefined {
  const role = readRole(file)
  if (!role) return undefined
  const files = rememberFiles(now)
  const after = takeSnapshot(files)
  const before = takeSnapshot(withFileOf(files, file, then))
  const codes = [...new Set([...listMerchants(before.files), ...listMerchants(after.files)])].sort()
  const reached = codes.filter((code) => isReached(code, role, { before, after }))
  const met = reached.map((code, at) => {
    tell(at, reached.length)
    return meet(code, role, { before, after })
  })
  const touched = met.flatMap((one) => ('changes' in one && one.changes.length > 0 ? [one] : []))
  const said = touched.find(({ merchant }) => merchant === role.owner) ?? touched[0]
  return {
    merchants: codes.length,
    touched,
    untouched: met.flatMap((one) => {
      if (!('changes' in one) || one.changes.length > 0) return []
      const left = leave(one.merchant, said?.changes ?? [], { role, after })
      // Words reach everybody: only who has others of its own is worth naming.
      return role.kind === 'locale' && !left.place ? [] : [left]
    }),
    broken: met.flatMap((one) => ('changes' in one ? [] : [one.merchant])),
  }
}

/** Whether a merchant can notice a file at all. */
function isReached(code: string, role: FileRole, { before, after }: Sides<Snapshot>): boolean {
  if (role.kind === 'locale') return true
  const { owner } = role
  return before.chainOf(code).includes(owner) || after.chainOf(code).includes(owner)
}

type Met = Touched | { readonly merchant: string }

function meet(code: string, role: FileRole, sides: Sides<Snapshot>): Met {
  const then = sides.before.resolve(code)
  const now = role.kind === 'merchant' ? sides.after.resolve(code) : then
  const [before, after] = [stateOf(sides.before, then), stateOf(sides.after, now)]
  if (before && after) return { merchant: code, changes: compareBy(role, { before, after }) }
  if (!before && !after && then.layered && now.layered) return { merchant: code }
  return tellStanding(code, { before: then, after: now })
}

function compareBy(role: FileRole, sides: Sides<State>): readonly Change[] {
  // With other parents come other words and other art.
  if (sides.before.chain.join() !== sides.after.chain.join()) return compareStates(sides)
  if (role.kind === 'merchant') return compareMerchants(sides)
  return role.kind === 'art' ? comparePictures(sides, role.art) : compareVoices(sides)
}

/** A merchant that came, went, broke or was mended. */
function tellStanding(merchant: string, { before, after }: Sides<WholeResolution>): Touched {
  const findings = after.merchant ? [] : after.findings.filter(isBreaking)
  const sentence = !before.layered
    ? `${merchant} is new`
    : !after.layered
      ? `${merchant} is gone`
      : after.merchant
        ? 'has no errors any more'
        : 'has errors now, and is not served with them'
  const kind = after.merchant ? 'added' : 'removed'
  return { merchant, changes: [{ kind, path: '', sentence }], findings }
}

interface Scene {
  readonly role: FileRole
  readonly after: Snapshot
}

/** Where a merchant that inherits says otherwise than the file. */
function leave(merchant: string, changes: readonly Change[], { role, after }: Scene): Untouched {
  const { provenance, layered } = after.resolve(merchant)
  const below = layered ? layered.chain.slice(layered.chain.indexOf(role.owner) + 1) : []
  for (const { path } of changes) {
    const place = path.startsWith('words.')
      ? placeOfWord(path, layered?.chain ?? [], after)
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
  const said = provenance.of(path).at(-1)
  if (!said || isDefault(said) || !below.includes(said.layer)) return undefined
  const { file, line, column } = said
  return { file, line, column }
}

function placeOfWord(
  path: string,
  chain: readonly string[],
  { voiceOf }: Snapshot,
): Place | undefined {
  const [, language = '', ...key] = path.split('.')
  const own = voiceOf(language, chain)?.own.find((words) => words.has(key.join('.')))
  const word = own?.get(key.join('.'))
  return word && placeOf(word.span)
}
