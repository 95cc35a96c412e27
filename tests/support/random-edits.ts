import { type Edit, isList, isMap, type Json } from '../../src/core/config/edit/edit.ts'
import { valueAt } from '../../src/core/config/edit/edit-value.ts'
import type { Path } from '../../src/core/config/tree.ts'
import { pick, type Random } from './mutate-text.ts'

const words = [
  'a',
  'b',
  'order',
  'blocks',
  'pages',
  'home',
  'a.b',
  'ข',
  '9',
  'to"do',
  '$remove',
  'x/y',
]
const leaves: readonly Json[] = [
  '',
  'round',
  '#F3B84E',
  '// no',
  '{',
  'ข้อความ',
  0,
  -1.5,
  20,
  true,
  null,
]

export function randomJson(random: Random, depth = 3): Json {
  const kind = random()
  const size = Math.floor(random() * 4)
  if (depth === 0 || kind < 0.5) return pick(leaves, random)
  const inside = Array.from({ length: size }, () => randomJson(random, depth - 1))
  if (kind < 0.7) return inside
  return Object.fromEntries(inside.map((value) => [pick(words, random), value]))
}

export function randomMap(random: Random): { readonly [key: string]: Json } {
  const entries = Array.from(
    { length: 4 },
    () => [pick(words, random), randomJson(random)] as const,
  )
  return Object.fromEntries(entries)
}

/** A value typed by an odd hand: lines, spaces, comments and commas as they come. */
export function typeOddly(value: Json, random: Random): string {
  const newline = pick(['\n', '\r\n'], random)
  const lines = random() < 0.8
  let comments = 0
  const gap = (): string => {
    const kind = random()
    if (kind < 0.5) return lines ? newline + ' '.repeat(Math.floor(random() * 6)) : ' '
    if (kind < 0.6) return ` /* ${comments++} */`
    if (kind < 0.7 && lines) return ` // ${comments++}${newline}${pick(['', '\t', '  '], random)}`
    if (kind < 0.75 && lines) return newline + newline
    return pick(['', ' ', '\t'], random)
  }
  const join = (items: readonly string[], [open, close]: readonly [string, string]): string => {
    const typed = items.map((item) => gap() + item + gap()).join(',')
    const comma = items.length > 0 && random() < 0.3 ? `,${gap()}` : ''
    return open + typed + comma + (items.length > 0 ? '' : gap()) + close
  }
  const type = (inner: Json): string => {
    if (isList(inner)) return join(inner.map(type), ['[', ']'])
    if (!isMap(inner)) return JSON.stringify(inner)
    const entries = Object.entries(inner)
    return join(
      entries.map(([key, item]) => `${JSON.stringify(key)}${gap()}:${gap()}${type(item)}`),
      ['{', '}'],
    )
  }
  return pick(['', '\uFEFF'], random) + gap() + type(value) + gap()
}

/** An edit of a value, mostly one that can be made. */
export function randomEdit(value: Json, random: Random): Edit {
  const paths = pathsOf(value)
  const path = pick(paths, random)
  const kind = random()
  if (kind < 0.25) return { path, value: pick(leaves, random) }
  if (kind < 0.4) return { path: [...path, pick(words, random)], value: randomJson(random) }
  if (kind < 0.5) return { path, value: randomJson(random) }
  if (kind < 0.65) return { path, remove: true }
  if (kind < 0.75) return { path, rename: pick(words, random) }
  return randomListEdit(value, paths, random)
}

function randomListEdit(value: Json, paths: readonly Path[], random: Random): Edit {
  const lists = paths.filter((path) => isList(valueAt(value, path)))
  if (lists.length === 0) return { path: [pick(words, random)], value: ['a', 'b', 'c'] }
  const path = pick(lists, random)
  const list = valueAt(value, path)
  const length = isList(list) ? list.length : 0
  const place = (size: number): number => Math.floor(random() * size)
  const kind = random()
  if (kind < 0.4) return { path, insert: randomJson(random, 1), at: place(length + 1) }
  if (kind < 0.6) return { path, drop: place(length) }
  return { path, move: place(length), to: place(length) }
}

/** Every path of a value, its own included. */
export function pathsOf(value: Json, path: Path = []): Path[] {
  const inner: readonly (readonly [string | number, Json])[] = isList(value)
    ? value.map((item, index) => [index, item] as const)
    : isMap(value)
      ? Object.entries(value)
      : []
  return [path, ...inner.flatMap(([key, item]) => pathsOf(item, [...path, key]))]
}
