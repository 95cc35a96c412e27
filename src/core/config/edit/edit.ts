import { deepest, hostile } from '../parse-source.ts'
import { type Path, pathText } from '../tree.ts'

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** A change of the value of a file. The value after it does not depend on the formatting of the file. */
export type Edit =
  | { readonly path: Path; readonly value: Json }
  /** Returns a key to its inherited value: removes it, and the maps that become empty. */
  | { readonly path: Path; readonly remove: true }
  /** Inserts into the list at the path; `at` may be its length. */
  | { readonly path: Path; readonly insert: Json; readonly at: number }
  | { readonly path: Path; readonly drop: number }
  | { readonly path: Path; readonly move: number; readonly to: number }
  /** Renames the key at the path, and a block also in the order of its page. */
  | { readonly path: Path; readonly rename: string }

/** The reason that an edit was refused. Nothing was changed. */
export interface EditRefusal {
  readonly refused: keyof typeof refusals
  readonly message: string
}

const refusals = {
  unreadable: ({ place, finding }: { place: string; finding: string }) => `${place}: ${finding}`,
  'no-file': ({ file }: { file: string }) =>
    `${file} is not open, so it cannot be edited. Open its merchant first.`,
  'no-map': ({ path }: { path: string }) =>
    `"${path}" is not a map, so nothing can be set inside it. Set it to a map first.`,
  'no-list': ({ path }: { path: string }) =>
    `There is no list at "${path}". Set the whole list first.`,
  'no-item': ({ path, index }: { path: string; index: string | number }) =>
    `The list at "${path}" has no position ${index}. Use a number from 0 to its length.`,
  'no-key': ({ path }: { path: string }) =>
    `This file does not set "${path}", so it cannot be renamed here. Rename it in the file that sets it.`,
  taken: ({ path, name }: { path: string; name: string }) =>
    `"${path}" cannot be renamed to "${name}": that name is in use. Choose another name.`,
  hostile: ({ key }: { key: string }) => `"${key}" is a reserved name. Choose another name.`,
  root: (_: object) => 'The file itself has to stay a map. Edit the settings inside it.',
  'not-json': ({ path }: { path: string }) =>
    `The value for "${path}" cannot be written as JSON. Use texts, finite numbers, true, false, null, lists and maps.`,
} as const

type Values<C extends EditRefusal['refused']> = Parameters<(typeof refusals)[C]>[0]

export function refuseEdit<C extends EditRefusal['refused']>(
  code: C,
  values: Values<C>,
): EditRefusal {
  // The compiler cannot follow that `values` are those of this code.
  const format = refusals[code] as (values: Values<C>) => string
  return { refused: code, message: format(values) }
}

/** Checks an edit without the file; returns the refusal, or undefined if the edit is valid. */
export function checkEdit(edit: Edit): EditRefusal | undefined {
  const keys = 'rename' in edit ? [...edit.path, edit.rename] : edit.path
  const value = 'value' in edit ? edit.value : 'insert' in edit ? edit.insert : null
  const bad = keys.find((key) => hostile.has(String(key))) ?? findHostile(value)
  if (bad !== undefined) return refuseEdit('hostile', { key: String(bad) })
  if (!isJson(value, deepest - edit.path.length))
    return refuseEdit('not-json', { path: pathText(edit.path) })
  const isRoot = edit.path.length === 0 && !('insert' in edit || 'drop' in edit || 'move' in edit)
  if (isRoot && !('value' in edit && isMap(edit.value))) return refuseEdit('root', {})
  return undefined
}

export function isMap(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}

function findHostile(value: unknown): string | undefined {
  if (isList(value)) return value.map(findHostile).find((key) => key !== undefined)
  if (!isMap(value)) return undefined
  const keys = Object.keys(value)
  return keys.find((key) => hostile.has(key)) ?? findHostile(Object.values(value))
}

function isJson(value: unknown, depth: number): boolean {
  if (depth < 0) return false
  if (typeof value === 'number') return Number.isFinite(value)
  if (isList(value)) return value.every((item) => isJson(item, depth - 1))
  if (isMap(value)) return Object.values(value).every((item) => isJson(item, depth - 1))
  return value === null || typeof value === 'string' || typeof value === 'boolean'
}
