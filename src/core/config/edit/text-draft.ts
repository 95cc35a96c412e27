import type { Fix } from '../finding.ts'

/** A text that is being edited, as a piece table: kept ranges of the original text, and insertions between them. */
export interface TextDraft {
  readonly text: string
  readonly pieces: readonly Piece[]
}

interface Piece {
  /** The offset of a kept range in the original text; undefined for an insertion. */
  readonly from: number | undefined
  readonly text: string
}

export function createDraft(text: string): TextDraft {
  return { text, pieces: [{ from: 0, text }] }
}

/** Applies text edits to a piece table. Their offsets are those of its current text, and they do not overlap. */
export function editDraft(draft: TextDraft, changes: readonly Fix[]): TextDraft {
  let { pieces } = draft
  // Applied from the end, so that earlier offsets stay valid. Of two at the same offset, the later is inserted after the earlier.
  for (const change of [...changes].reverse().sort((a, b) => b.start - a.start))
    pieces = [
      ...slicePieces(pieces, 0, change.start),
      { from: undefined, text: change.insert },
      ...slicePieces(pieces, change.end, Number.POSITIVE_INFINITY),
    ]
  return { text: pieces.map(({ text }) => text).join(''), pieces }
}

/** Returns the pieces between two offsets of the current text. */
function slicePieces(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let at = 0
  return pieces.flatMap(({ from, text }) => {
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, text.length)]
    at += text.length
    if (last <= first) return []
    return [{ from: from === undefined ? undefined : from + first, text: text.slice(first, last) }]
  })
}

/** Lists all changes as edits of the original text. */
export function changesOf({ pieces }: TextDraft, original: string): Fix[] {
  const changes: Fix[] = []
  let start = 0
  let insert = ''
  for (const { from, text } of [...pieces, { from: original.length, text: '' }]) {
    if (from === undefined) {
      insert += text
      continue
    }
    if (from > start || insert !== '') changes.push({ start, end: from, insert })
    start = from + text.length
    insert = ''
  }
  return changes.flatMap((change) => trim(change, original))
}

/** Returns the one shortest change from a text to another; empty if they are equal. */
export function shortestChange(before: string, after: string): Fix[] {
  return trim({ start: 0, end: before.length, insert: after }, before)
}

/** Removes the equal start and end of a change; empty if nothing is left. */
function trim({ start, end, insert }: Fix, original: string): Fix[] {
  const old = original.slice(start, end)
  const shorter = Math.min(old.length, insert.length)
  let head = 0
  while (head < shorter && old[head] === insert[head]) head++
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === insert.at(-1 - tail)) tail++
  if (head === old.length && head === insert.length) return []
  return [
    { start: start + head, end: end - tail, insert: insert.slice(head, insert.length - tail) },
  ]
}
