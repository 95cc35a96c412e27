import type { MapTree } from '../tree.ts'
import { isList, isMap, type Json } from './edit.ts'
import { indentOf, readSlots } from './layout.ts'

/** How a file is typed. */
export interface Hand {
  readonly newline: string
  /** What one level is indented by. */
  readonly unit: string
  /** What stands between a key and its value. */
  readonly colon: string
  /** What stands after a comma on one line, and inside the brackets of a map there. */
  readonly gap: string
}

/** As the first lines of a file are typed; two spaces where they do not tell. */
export function readHand(text: string, root: MapTree): Hand {
  const [first] = readSlots(text, root)
  const [entry] = root.entries.values()
  const typed = entry && text.slice(entry.key.end, entry.value.start)
  const colon = typed !== undefined && /^[^\S\r\n]*:[^\S\r\n]*$/.test(typed) ? typed : ': '
  const unit = first?.opens ? indentOf(text, first.start) : ''
  return {
    newline: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    unit: unit === '' ? '  ' : unit,
    colon,
    gap: colon === ':' ? '' : ' ',
  }
}

const widest = 100

/** A value as it is typed at an indentation, or on one line where that is undefined. */
export function writeValue(value: Json, hand: Hand, indent: string | undefined): string {
  if (isList(value)) return writeList(value, hand, indent)
  if (!isMap(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  const inner = indent === undefined ? undefined : indent + hand.unit
  const lines = entries.map(([key, item]) => writeEntry(key, writeValue(item, hand, inner), hand))
  if (lines.length === 0) return '{}'
  if (indent === undefined) return `{${hand.gap}${lines.join(`,${hand.gap}`)}${hand.gap}}`
  return `{${wrap(lines, hand, indent)}}`
}

export function writeEntry(key: string, value: string, { colon }: Hand): string {
  return JSON.stringify(key) + colon + value
}

function writeList(list: readonly Json[], hand: Hand, indent: string | undefined): string {
  const line = `[${list.map((item) => writeValue(item, hand, undefined)).join(`,${hand.gap}`)}]`
  const short = list.every((item) => !isMap(item) && !isList(item))
  if (indent === undefined || (short && indent.length + line.length <= widest)) return line
  const lines = list.map((item) => writeValue(item, hand, indent + hand.unit))
  return `[${wrap(lines, hand, indent)}]`
}

function wrap(lines: readonly string[], { newline, unit }: Hand, indent: string): string {
  const start = newline + indent + unit
  return start + lines.join(`,${start}`) + newline + indent
}
