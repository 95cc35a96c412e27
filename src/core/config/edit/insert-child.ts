import type { Fix } from '../finding.ts'
import { type Container, indentOf, lineStart, readGap, readSlots, type Slot } from './layout.ts'
import type { WriteStyle } from './write-value.ts'

/** The index of a new entry or item, and a function that writes it with an indentation or, without one, on one line. */
export interface Insertion {
  readonly at: number
  readonly style: WriteStyle
  /** True if an empty container may become one with several lines. */
  readonly spreads: boolean
  readonly write: (indent: string | undefined) => string
}

export function insertChild(text: string, container: Container, insertion: Insertion): Fix[] {
  const slots = readSlots(text, container)
  const [before, next] = [slots[insertion.at - 1], slots[insertion.at]]
  if (before) return insertAfter(text, { container, before, next }, insertion)
  if (next) return insertBefore(text, next, insertion)
  return insertOnly(text, container, insertion)
}

function insertBefore(text: string, next: Slot, { style, write }: Insertion): Fix[] {
  if (!next.opens) return [insertAt(next.lead, `${write(undefined)},${style.gap}`)]
  const indent = indentOf(text, next.start)
  return [insertAt(lineStart(text, next.lead), `${indent}${write(indent)},${style.newline}`)]
}

interface Neighbours {
  readonly container: Container
  readonly before: Slot
  readonly next: Slot | undefined
}

function insertAfter(
  text: string,
  { container, before, next }: Neighbours,
  { style, write }: Insertion,
): Fix[] {
  const { start, end, comma, tail } = before
  if (before.opens && (!next || next.opens)) {
    const indent = indentOf(text, start)
    const line = style.newline + indent + write(indent)
    return comma === undefined
      ? [insertAt(end, ','), insertAt(tail, line)]
      : [insertAt(tail, `${line},`)]
  }
  const entry = style.gap + write(undefined)
  if (comma !== undefined) return [insertAt(comma + 1, `${entry},`)]
  const comments = readGap(text, end, container.end - 1).filter(({ kind }) => kind !== 'space')
  const isOnLine = comments.every(({ kind }) => kind === 'block')
  return [insertAt((isOnLine ? comments.at(-1)?.end : undefined) ?? end, `,${entry}`)]
}

function insertOnly(text: string, container: Container, insertion: Insertion): Fix[] {
  const { style, write, spreads } = insertion
  const [open, close] = [container.start + 1, container.end - 1]
  const inside = readGap(text, open, close)
  const last = inside.findLast(({ kind }) => kind === 'line' || kind === 'block')
  const indent = indentOf(text, container.start)
  const inner = indent + style.unit
  if (!last) {
    const pad = container.kind === 'map' ? style.gap : ''
    const insert = spreads
      ? style.newline + inner + write(inner) + style.newline + indent
      : pad + write(undefined) + pad
    return [{ start: open, end: close, insert }]
  }
  if (text.slice(last.end, close).includes('\n'))
    return [insertAt(lineStart(text, close), inner + write(inner) + style.newline)]
  return [insertAt(last.end, ` ${write(undefined)}`)]
}

function insertAt(at: number, insert: string): Fix {
  return { start: at, end: at, insert }
}
