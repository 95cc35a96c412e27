import { sameValue } from '../../contract/same-value.ts'
import type { Path } from '../tree.ts'
import { isList, isMap, type Json } from './edit.ts'
import { moveItem } from './edit-value.ts'

/** A change of one value, entry or item. */
export type SetStep =
  | { readonly act: 'replace'; readonly path: Path; readonly value: Json }
  | { readonly act: 'add'; readonly path: Path; readonly value: Json }
  | { readonly act: 'insert'; readonly path: Path; readonly value: Json; readonly at: number }
  | { readonly act: 'remove'; readonly path: Path }
  | { readonly act: 'move'; readonly path: Path; readonly from: number; readonly to: number }

/** Returns the fewest steps from a value at a path to another. Equal parts are not written again. */
export function splitSet(old: Json, path: Path, value: Json): SetStep[] {
  if (sameValue(old, value)) return []
  if (isMap(old) && isMap(value)) return splitMap(old, path, value)
  if (isList(old) && isList(value)) return splitList(old, path, value)
  return [{ act: 'replace', path, value }]
}

type JsonMap = Readonly<Record<string, Json>>

function splitMap(old: JsonMap, path: Path, value: JsonMap): SetStep[] {
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key))
  return [
    ...Object.entries(value).flatMap(([key, item]): SetStep[] => {
      const inner = [...path, key]
      const before = Object.hasOwn(old, key) ? old[key] : undefined
      return before === undefined
        ? [{ act: 'add', path: inner, value: item }]
        : splitSet(before, inner, item)
    }),
    ...gone.map((key): SetStep => ({ act: 'remove', path: [...path, key] })),
  ]
}

function splitList(old: readonly Json[], path: Path, value: readonly Json[]): SetStep[] {
  const shorter = Math.min(old.length, value.length)
  let head = 0
  while (head < shorter && sameValue(old[head], value[head])) head++
  let tail = 0
  while (tail < shorter - head && sameValue(old.at(-1 - tail), value.at(-1 - tail))) tail++
  const move =
    old.length === value.length ? findMove(old, value, [head, old.length - 1 - tail]) : []
  if (move.length > 0) return move.map((ends) => ({ act: 'move', path, ...ends }))
  const [was, now] = [old.slice(head, old.length - tail), value.slice(head, value.length - tail)]
  const both = Math.min(was.length, now.length)
  return [
    ...now
      .slice(0, both)
      .flatMap((item, index) => splitSet(was[index] ?? null, [...path, head + index], item)),
    ...now
      .slice(both)
      .map(
        (item, index): SetStep => ({ act: 'insert', path, value: item, at: head + both + index }),
      ),
    ...was.slice(both).map((): SetStep => ({ act: 'remove', path: [...path, head + both] })),
  ]
}

/** Finds the move of one item that turns a list into another; empty if there is none. */
function findMove(
  old: readonly Json[],
  value: readonly Json[],
  [first, last]: readonly [number, number],
): { readonly from: number; readonly to: number }[] {
  if (first >= last) return []
  const ways = [
    { from: first, to: last },
    { from: last, to: first },
  ]
  return ways.filter(({ from, to }) => sameValue(moveItem(old, from, to), value)).slice(0, 1)
}
