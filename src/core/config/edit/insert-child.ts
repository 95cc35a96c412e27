import type { Fix } from '../finding.ts'
import { type Container, indentOf, lineStart, readGap, readSlots, type Slot } from './layout.ts'
import type { Hand } from './write-value.ts'

/** Where an entry or item is put, and how it is typed at an indentation or, without one, on one line. */
export interface Insertion {
  readonly at: number
  readonly hand: Hand
  /** Whether a container that holds nothing may be opened over several lines. */
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

function insertBefore(text: string, next: Slot, { hand, write }: Insertion): Fix[] {
  if (!next.opens) return [put(next.lead, `${write(undefined)},${hand.gap}`)]
  const indent = indentOf(text, next.start)
  return [put(lineStart(text, next.lead), `${indent}${write(indent)},${hand.newline}`)]
}

interface Neighbours {
  readonly container: Container
  readonly before: Slot
  readonly next: Slot | undefined
}

function insertAfter(
  text: string,
  { container, before, next }: Neighbours,
  { hand, write }: Insertion,
): Fix[] {
  const { start, end, comma, tail } = before
  if (before.opens && (!next || next.opens)) {
    const indent = indentOf(text, start)
    const line = hand.newline + indent + write(indent)
    return comma === undefined ? [put(end, ','), put(tail, line)] : [put(tail, `${line},`)]
  }
  const entry = hand.gap + write(undefined)
  if (comma !== undefined) return [put(comma + 1, `${entry},`)]
  const comments = readGap(text, end, container.end - 1).filter(({ kind }) => kind !== 'space')
  const isBeside = comments.every(({ kind }) => kind === 'block')
  return [put((isBeside ? comments.at(-1)?.end : undefined) ?? end, `,${entry}`)]
}

function insertOnly(text: string, container: Container, insertion: Insertion): Fix[] {
  const { hand, write, spreads } = insertion
  const [open, close] = [container.start + 1, container.end - 1]
  const inside = readGap(text, open, close)
  const last = inside.findLast(({ kind }) => kind === 'line' || kind === 'block')
  const indent = indentOf(text, container.start)
  const inner = indent + hand.unit
  if (!last) {
    const pad = container.kind === 'map' ? hand.gap : ''
    const insert = spreads
      ? hand.newline + inner + write(inner) + hand.newline + indent
      : pad + write(undefined) + pad
    return [{ start: open, end: close, insert }]
  }
  if (text.slice(last.end, close).includes('\n'))
    return [put(lineStart(text, close), inner + write(inner) + hand.newline)]
  return [put(last.end, ` ${write(undefined)}`)]
}

function put(at: number, insert: string): Fix {
  return { start: at, end: at, insert }
}
