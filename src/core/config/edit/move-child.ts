import type { Fix } from '../finding.ts'
import { moveItem } from './edit-value.ts'
import { type Container, readSlots, type Slot } from './layout.ts'

/**
 * Moves an item of a list: the places keep their commas and white space and exchange what stands in
 * them, with the comments of the items where each of them has its lines to itself.
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
  return moved.flatMap((place, index) => {
    const slot = pieces[index] ?? place
    const body = { ...bodyOf(place, inLines), insert: read(text, bodyOf(slot, inLines)) }
    const tail = { ...tailOf(place), insert: read(text, tailOf(slot)) }
    return inLines ? [body, tail] : [body]
  })
}

interface Stretch {
  readonly start: number
  readonly end: number
}

function bodyOf({ lead, start, end }: Slot, inLines: boolean): Stretch {
  return { start: inLines ? lead : start, end }
}

function tailOf({ end, comma, tail }: Slot): Stretch {
  return { start: comma === undefined ? end : comma + 1, end: tail }
}

function read(text: string, { start, end }: Stretch): string {
  return text.slice(start, end)
}
