import type { Edit, Json } from './edit.ts'
import { isMap } from './edit.ts'
import { depthOf, prunedPath, valueAt } from './edit-value.ts'

/** The edit that takes another back, for the value before it; undefined when it changes nothing. */
export function invertEdit(before: Json, edit: Edit): Edit | undefined {
  const { path } = edit
  if ('insert' in edit) return { path, drop: edit.at }
  if ('move' in edit) return { path, move: edit.to, to: edit.move }
  if ('drop' in edit) return putBack(before, edit)
  if ('rename' in edit)
    return { path: [...path.slice(0, -1), edit.rename], rename: String(path.at(-1)) }
  if ('remove' in edit) return setBack(before, path)
  return unset(before, path)
}

function putBack(before: Json, { path, drop }: { path: Edit['path']; drop: number }) {
  const insert = valueAt(before, [...path, drop])
  return insert === undefined ? undefined : { path, insert, at: drop }
}

function setBack(before: Json, path: Edit['path']): Edit | undefined {
  const value =
    valueAt(before, path) === undefined ? undefined : valueAt(before, prunedPath(before, path))
  return value === undefined ? undefined : { path: prunedPath(before, path), value }
}

/** Maps that were made on the way go again; one that was there and empty stays. */
function unset(before: Json, path: Edit['path']): Edit {
  const depth = depthOf(before, path)
  const there = path.slice(0, depth)
  const value = valueAt(before, there)
  if (value !== undefined && (depth === path.length || (depth > 0 && isEmpty(value))))
    return { path: there, value }
  return { path: path.slice(0, depth + 1), remove: true }
}

function isEmpty(value: Json): boolean {
  return isMap(value) && Object.keys(value).length === 0
}
