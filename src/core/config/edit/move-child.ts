import type { Fix } from '../finding.ts'
import { moveItem } from './edit-value.ts'
import { type Container, readSlots, type Slot } from './layout.ts'

/**
 * Moves an item of a list. Commas and white space stay at their positions; items change positions,
 * with their comments if every item has lines of its own.
 */
export function moveChild(
  text: string,
  container: Container,
  { from, to }: { readonly from: number; readonly to: number },
): Fix[] {
  const slots = readSlots(text, container)
  const moved = slots.slice(Math.min(from, to), Math.max(from, to) + 1)
  const inLines = moved.every(({ opens, closes }) => opens && closes)
  const pieces = moveItem(slots, from, to).slice(Math.min(from, to), Math.max(from, to) + 1)
  return moved.flatMap((target, index) => {
    const slot = pieces[index] ?? target
    const body = { ...bodyOf(target, inLines), insert: read(text, bodyOf(slot, inLines)) }
    const tail = { ...tailOf(target), insert: read(text, tailOf(slot)) }
    return inLines ? [body, tail] : [body]
  })
}

interface Range {
  readonly start: number
  readonly end: number
}

function bodyOf({ lead, start, end }: Slot, inLines: boolean): Range {
  return { start: inLines ? lead : start, end }
}

function tailOf({ end, comma, tail }: Slot): Range {
  return { start: comma === undefined ? end : comma + 1, end: tail }
}

function read(text: string, { start, end }: Range): string {
  return text.slice(start, end)
}
