import type { MapTree } from '../tree.ts'
import { isList, isMap, type Json } from './edit.ts'
import { indentOf, readSlots } from './layout.ts'

/** The formatting style of a file. */
export interface WriteStyle {
  readonly newline: string
  /** The indentation of one level. */
  readonly unit: string
  /** The text between a key and its value. */
  readonly colon: string
  /** The space after a comma on a line, and inside the brackets of a map on a line. */
  readonly gap: string
}

/** Detects the style from the first lines of a file; two spaces if they are not indented. */
export function readWriteStyle(text: string, root: MapTree): WriteStyle {
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

const maxWidth = 100

/** Writes a value as JSON with an indentation, or on one line if that is undefined. */
export function writeValue(value: Json, style: WriteStyle, indent: string | undefined): string {
  if (isList(value)) return writeList(value, style, indent)
  if (!isMap(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  const inner = indent === undefined ? undefined : indent + style.unit
  const lines = entries.map(([key, item]) => writeEntry(key, writeValue(item, style, inner), style))
  if (lines.length === 0) return '{}'
  if (indent === undefined) return `{${style.gap}${lines.join(`,${style.gap}`)}${style.gap}}`
  return `{${wrap(lines, style, indent)}}`
}

export function writeEntry(key: string, value: string, { colon }: WriteStyle): string {
  return JSON.stringify(key) + colon + value
}

function writeList(list: readonly Json[], style: WriteStyle, indent: string | undefined): string {
  const line = `[${list.map((item) => writeValue(item, style, undefined)).join(`,${style.gap}`)}]`
  const short = list.every((item) => !isMap(item) && !isList(item))
  if (indent === undefined || (short && indent.length + line.length <= maxWidth)) return line
  const lines = list.map((item) => writeValue(item, style, indent + style.unit))
  return `[${wrap(lines, style, indent)}]`
}

function wrap(lines: readonly string[], { newline, unit }: WriteStyle, indent: string): string {
  const start = newline + indent + unit
  return start + lines.join(`,${start}`) + newline + indent
}
