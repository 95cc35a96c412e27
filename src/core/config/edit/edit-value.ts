import { type Path, pathText } from '../tree.ts'
import {
  checkEdit,
  type Edit,
  type EditRefusal,
  isList,
  isMap,
  type Json,
  refuseEdit,
} from './edit.ts'

/** Applies an edit to the value of a file; returns the same value if the edit changes nothing. */
export function editValue(value: Json, edit: Edit): { readonly value: Json } | EditRefusal {
  const refusal = checkEdit(edit)
  if (refusal) return refusal
  if ('value' in edit) return setAt(value, edit.path, edit.value)
  if ('remove' in edit) return removeAt(value, edit.path)
  if ('rename' in edit) return renameAt(value, edit.path, edit.rename)
  return editList(value, edit)
}

/** Returns the value at a path; undefined if the path does not exist. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(childOf, value)
}

function childOf(value: Json | undefined, key: string | number): Json | undefined {
  if (isList(value)) return typeof key === 'number' ? value[key] : undefined
  return isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Returns the number of keys at the start of a path that exist in a value. */
export function depthOf(value: Json, path: Path): number {
  const missing = path.findIndex(
    (_, index) => valueAt(value, path.slice(0, index + 1)) === undefined,
  )
  return missing < 0 ? path.length : missing
}

/** Returns the shortest path to remove together with a path: maps that contain nothing else are removed with it. */
export function prunedPath(value: Json, path: Path): Path {
  let length = path.length
  while (length > 1) {
    const holder = valueAt(value, path.slice(0, length - 1))
    const above = valueAt(value, path.slice(0, length - 2))
    if (!isMap(holder) || !isMap(above) || Object.keys(holder).length > 1) break
    length -= 1
  }
  return path.slice(0, length)
}

/** Returns the refusal to set a value at a path; undefined if it can be set. */
function refuseSet(value: Json, path: Path): EditRefusal | undefined {
  const depth = depthOf(value, path)
  if (depth === path.length) return undefined
  const holder = valueAt(value, path.slice(0, depth))
  const at = pathText(path.slice(0, depth))
  const next = path[depth]
  if (isList(holder)) return refuseEdit('no-item', { path: at, index: next ?? '' })
  if (!isMap(holder)) return refuseEdit('no-map', { path: at })
  const item = path.findIndex((key, index) => index >= depth && typeof key === 'number')
  return item < 0 ? undefined : refuseEdit('no-list', { path: pathText(path.slice(0, item)) })
}

function setAt(value: Json, path: Path, to: Json): { readonly value: Json } | EditRefusal {
  return refuseSet(value, path) ?? { value: put(value, path, to) }
}

function put(value: Json | undefined, [key, ...rest]: Path, to: Json): Json {
  if (key === undefined) return to
  const inner = put(childOf(value, key), rest, to)
  if (isList(value)) return value.map((item, index) => (index === key ? inner : item))
  return { ...(isMap(value) ? value : {}), [key]: inner }
}

/** Returns the refusal to return a path to its inherited value; undefined if it can be removed. */
function refuseRemove(value: Json, path: Path): EditRefusal | undefined {
  const holder = valueAt(value, path.slice(0, -1))
  return isList(holder) ? refuseEdit('no-map', { path: pathText(path.slice(0, -1)) }) : undefined
}

function removeAt(value: Json, path: Path): { readonly value: Json } | EditRefusal {
  const refusal = refuseRemove(value, path)
  if (refusal) return refusal
  if (valueAt(value, path) === undefined) return { value }
  const pruned = prunedPath(value, path)
  const holder = valueAt(value, pruned.slice(0, -1))
  const kept = Object.entries(isMap(holder) ? holder : {}).filter(([key]) => key !== pruned.at(-1))
  return { value: put(value, pruned.slice(0, -1), Object.fromEntries(kept)) }
}

/** Returns the path of the order for the path of a block; undefined for any other path. */
export function orderPath(path: Path): Path | undefined {
  const isBlock = path.length === 4 && path[0] === 'pages' && path[2] === 'blocks'
  return isBlock ? [...path.slice(0, 2), 'order'] : undefined
}

/** Returns the refusal to rename a key; undefined if it can be renamed. */
function refuseRename(value: Json, path: Path, name: string): EditRefusal | undefined {
  const at = pathText(path)
  const holder = valueAt(value, path.slice(0, -1))
  if (!isMap(holder) || valueAt(value, path) === undefined)
    return refuseEdit('no-key', { path: at })
  const order = valueAt(value, orderPath(path) ?? [''])
  if (name === path.at(-1)) return undefined
  const named = isList(order) && orderPath(path) && order.includes(name)
  return Object.hasOwn(holder, name) || named ? refuseEdit('taken', { path: at, name }) : undefined
}

function renameAt(value: Json, path: Path, name: string): { readonly value: Json } | EditRefusal {
  const refusal = refuseRename(value, path, name)
  if (refusal) return refusal
  const old = path.at(-1)
  const holder = valueAt(value, path.slice(0, -1))
  const entries = Object.entries(isMap(holder) ? holder : {})
  const renamed = put(
    value,
    path.slice(0, -1),
    Object.fromEntries(entries.map(([key, inner]) => [key === old ? name : key, inner])),
  )
  const at = orderPath(path)
  const order = at && valueAt(renamed, at)
  if (!at || !isList(order)) return { value: renamed }
  return {
    value: put(
      renamed,
      at,
      order.map((id) => (id === old ? name : id)),
    ),
  }
}

type ListEdit = Extract<Edit, { insert: Json } | { drop: number } | { move: number }>

/** Returns the refusal to change a list; undefined if it can be changed. */
function refuseList(value: Json, edit: ListEdit): EditRefusal | undefined {
  const path = pathText(edit.path)
  const list = valueAt(value, edit.path)
  if (!isList(list)) return refuseEdit('no-list', { path })
  const indexes = 'insert' in edit ? [edit.at] : 'drop' in edit ? [edit.drop] : [edit.move, edit.to]
  const last = 'insert' in edit ? list.length : list.length - 1
  const wrong = indexes.find((index) => !Number.isInteger(index) || index < 0 || index > last)
  return wrong === undefined ? undefined : refuseEdit('no-item', { path, index: wrong })
}

function editList(value: Json, edit: ListEdit): { readonly value: Json } | EditRefusal {
  const refusal = refuseList(value, edit)
  const list = valueAt(value, edit.path)
  if (refusal || !isList(list)) return refusal ?? { value }
  if ('insert' in edit)
    return { value: put(value, edit.path, list.toSpliced(edit.at, 0, edit.insert)) }
  if ('drop' in edit) return { value: put(value, edit.path, list.toSpliced(edit.drop, 1)) }
  return { value: put(value, edit.path, moveItem(list, edit.move, edit.to)) }
}

/** Returns a list with one item moved to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
