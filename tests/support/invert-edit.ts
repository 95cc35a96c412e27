import type { Edit, Json } from '../../src/core/config/edit/edit.ts'
import { isMap } from '../../src/core/config/edit/edit.ts'
import { depthOf, prunedPath, valueAt } from '../../src/core/config/edit/edit-value.ts'

/** Returns the edit that undoes an edit, for the value before it; undefined if the edit changes nothing. */
export function invertEdit(before: Json, edit: Edit): Edit | undefined {
  const { path } = edit
  if ('insert' in edit) return { path, drop: edit.at }
  if ('move' in edit) return { path, move: edit.to, to: edit.move }
  if ('drop' in edit) return invertDrop(before, edit)
  if ('rename' in edit)
    return { path: [...path.slice(0, -1), edit.rename], rename: String(path.at(-1)) }
  if ('remove' in edit) return invertRemove(before, path)
  return invertSet(before, path)
}

function invertDrop(before: Json, { path, drop }: { path: Edit['path']; drop: number }) {
  const insert = valueAt(before, [...path, drop])
  return insert === undefined ? undefined : { path, insert, at: drop }
}

function invertRemove(before: Json, path: Edit['path']): Edit | undefined {
  const value =
    valueAt(before, path) === undefined ? undefined : valueAt(before, prunedPath(before, path))
  return value === undefined ? undefined : { path: prunedPath(before, path), value }
}

/** Inverts a set. Maps that the edit creates are removed; an empty map that existed before stays. */
function invertSet(before: Json, path: Edit['path']): Edit {
  const depth = depthOf(before, path)
  const existing = path.slice(0, depth)
  const value = valueAt(before, existing)
  if (value !== undefined && (depth === path.length || (depth > 0 && isEmpty(value))))
    return { path: existing, value }
  return { path: path.slice(0, depth + 1), remove: true }
}

function isEmpty(value: Json): boolean {
  return isMap(value) && Object.keys(value).length === 0
}
