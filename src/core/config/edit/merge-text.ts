import { sameValue } from '../../contract/same-value.ts'
import type { Path } from '../tree.ts'
import { type Edit, type EditRefusal, isMap, type Json } from './edit.ts'
import { editText, readText } from './edit-text.ts'
import { editValue, valueAt } from './edit-value.ts'

/** A value that two editors of the same file changed differently; undefined means that it is not set. */
export interface Conflict {
  readonly path: Path
  readonly base: Json | undefined
  readonly mine: Json | undefined
  readonly theirs: Json | undefined
}

export interface MergedText {
  /** The text of `theirs` with every change of `mine` that is not a conflict. */
  readonly text: string
  /** The paths of the changes of `mine` in the text. */
  readonly kept: readonly Path[]
  readonly conflicts: readonly Conflict[]
}

export interface ThreeTexts {
  /** Relative to the root. */
  readonly path: string
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/** Merges three texts: applies the changes from `base` to `mine` to `theirs`, value by value. Refuses texts that cannot be parsed. */
export function mergeText({ path, base, mine, theirs }: ThreeTexts): MergedText | EditRefusal {
  const [old, own, other] = [base, mine, theirs].map((text) => readText({ path, text }))
  for (const one of [old, own, other]) if (one && 'refused' in one) return one
  const values = [old, own, other].map((one) => (one && 'value' in one ? one.value : {}))
  const [was = {}, now = {}, latest = {}] = values
  const kept: Path[] = []
  const conflicts: Conflict[] = []
  const edits: Edit[] = []
  let value = latest
  for (const at of changedPaths(was, now, [])) {
    const [before, wanted, found] = [valueAt(was, at), valueAt(now, at), valueAt(value, at)]
    if (sameValue(found, wanted)) continue
    const edit: Edit =
      wanted === undefined ? { path: at, remove: true } : { path: at, value: wanted }
    const next = sameValue(found, before) ? editValue(value, edit) : undefined
    if (!next || 'refused' in next) {
      conflicts.push({ path: at, base: before, mine: wanted, theirs: found })
      continue
    }
    value = next.value
    kept.push(at)
    edits.push(edit)
  }
  const edited = editText({ path, text: theirs }, edits)
  return 'refused' in edited ? edited : { text: edited.text, kept, conflicts }
}

/**
 * Lists the paths at which two values differ. Maps are compared by key, lists as a whole. A group of settings that only
 * one side has counts by key too, so that what the other editor sets beside it stays; a block counts as a whole.
 */
function changedPaths(was: Json | undefined, now: Json | undefined, path: Path): Path[] {
  if (sameValue(was, now)) return []
  const isByKey = isMap(was) ? isMap(now) || isGroup(was, now) : isGroup(now, was)
  if (!isByKey) return [path]
  const keys = new Set([was, now].flatMap((side) => (isMap(side) ? Object.keys(side) : [])))
  return [...keys].flatMap((key) => {
    const inner = [...path, key]
    return changedPaths(valueAt(was, [key]), valueAt(now, [key]), inner)
  })
}

/** Returns true for a map of settings whose other side is not set. */
function isGroup(value: Json | undefined, other: Json | undefined): boolean {
  return other === undefined && isMap(value) && !('type' in value) && Object.keys(value).length > 0
}
