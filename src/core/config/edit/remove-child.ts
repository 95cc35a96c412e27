import type { Fix } from '../finding.ts'
import {
  type Container,
  isAlone,
  lineEnd,
  lineStart,
  readGap,
  readSlots,
  type Slot,
} from './layout.ts'

/** Removes an entry or item with its comma and its own comments. */
export function removeChild(text: string, container: Container, index: number): Fix[] {
  const slots = readSlots(text, container)
  const [slot, next, before] = [slots[index], slots[index + 1], slots[index - 1]]
  if (!slot) return []
  if (slots.length === 1 && isAlone(text, container, slot))
    return [{ start: container.start + 1, end: container.end - 1, insert: '' }]
  const isLast = !next && slot.comma === undefined
  return [
    ...(isLast && before?.comma !== undefined ? [cut(before.comma, before.comma + 1)] : []),
    ...cutSlot(text, slot, startOf(slot, next)),
  ]
}

/**
 * Returns the start of the text to remove. A comment above is a heading, and stays, if the next slot
 * follows without an empty line or a comment of its own.
 */
function startOf(slot: Slot, next: Slot | undefined): number {
  const isHeading = slot.opens && next && !next.apart && next.lead === next.start
  return isHeading ? slot.start : slot.lead
}

function cutSlot(text: string, slot: Slot, from: number): Fix[] {
  const { end, comma, tail, closes } = slot
  const line = lineStart(text, from)
  const opens = slot.opens && isBlank(text.slice(line, from))
  if (opens && closes) return [cut(line, lineEnd(text, tail))]
  if (closes) return [cut(backOverSpace(text, from), tail)]
  if (comma === undefined) return [cut(backOverSpace(text, from), end)]
  const between = readGap(text, end, comma)
  if (between.some(({ kind }) => kind === 'newline' || kind === 'line'))
    return [cut(from, end), cut(comma, comma + 1)]
  return [cut(from, overSpace(text, comma + 1))]
}

function cut(start: number, end: number): Fix {
  return { start, end, insert: '' }
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function backOverSpace(text: string, offset: number): number {
  return offset - (/[^\S\r\n]*$/.exec(text.slice(0, offset))?.[0].length ?? 0)
}

function overSpace(text: string, offset: number): number {
  return offset + (/^[^\S\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0)
}
