import type { Change } from '../../core/compare/change.ts'
import {
  compareStates,
  type MerchantState,
  stateOf,
  takeSnapshot,
} from '../../core/compare/compare-states.ts'
import { type Files, merchantFile } from '../../core/config/files.ts'

/** A change of a merchant in its history. */
export interface PastChange extends Change {
  /** The parent, `locales` or `blocks`, that it came from; absent for a change of the merchant's own files. */
  readonly from?: string
}

/** What a commit did to a merchant. */
export interface CommitChanges {
  /** `untold` where one side has errors, `same` where players see no difference. */
  readonly kind: 'changed' | 'same' | 'made' | 'removed' | 'untold'
  readonly changes: readonly PastChange[]
}

/** The files before and after a commit. */
interface CommitSides {
  /** One for each parent of the commit. */
  readonly before: readonly Files[]
  readonly after: Files
  /** The paths that the commit changed. */
  readonly paths: readonly string[]
}

/** Describes commits of one merchant. */
export type CommitReader = (sides: CommitSides) => CommitChanges

/** Creates a reader of what commits did to a merchant. Files that it meets again are not read again. */
export function createCommitReader(code: string): CommitReader {
  const states = new WeakMap<Files, { readonly state: MerchantState | undefined }>()
  const read = (files: Files): MerchantState | undefined => {
    const known = states.get(files)
    if (known) return known.state
    const snapshot = takeSnapshot(files)
    const state = stateOf(snapshot, snapshot.resolve(code))
    states.set(files, { state })
    return state
  }
  const isThere = (files: Files): boolean => files.read(merchantFile(code)) !== undefined
  return ({ before, after, paths }) => {
    const wasThere = before.some(isThere)
    if (!wasThere) return { kind: isThere(after) ? 'made' : 'same', changes: [] }
    if (!isThere(after)) return { kind: 'removed', changes: [] }
    const is = read(after)
    const were = before.map(read)
    if (!is || !were.every((state) => state !== undefined)) return { kind: 'untold', changes: [] }
    const [first = [], ...others] = were.map((was) => compareStates({ before: was, after: is }))
    // A merge itself changed what none of its parents had.
    const own = first.filter(({ path }) => others.every((list) => list.some(hasPath(path))))
    const changes = own.filter(isMade).map((change) => markOrigin(change, code, paths))
    return { kind: changes.length > 0 ? 'changed' : 'same', changes }
  }
}

/** Returns false for what only follows from another change. */
function isMade({ kind }: Change): boolean {
  return kind !== 'contrast' && kind !== 'derived'
}

function hasPath(path: string): (change: Change) => boolean {
  return (change) => change.path === path
}

function markOrigin(change: Change, code: string, paths: readonly string[]): PastChange {
  const owners = new Set(paths.map(ownerOfPath))
  // What is removed has no place, so it came from whatever the commit changed.
  const owner = change.place ? ownerOfPath(change.place.file) : [...owners][0]
  return owner === undefined || owner === code || (!change.place && owners.size > 1)
    ? change
    : { ...change, from: owner }
}

/** Returns the merchant of a path, or the folder that all merchants share. */
export function ownerOfPath(path: string): string {
  const [folder = '', name = ''] = path.split('/')
  return folder === 'merchants' ? name : folder
}
