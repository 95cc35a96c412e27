import type { Fix } from '../finding.ts'

/** A text that is being edited, as kept stretches of the first text and insertions between them. */
export interface Draft {
  readonly text: string
  readonly pieces: readonly Piece[]
}

interface Piece {
  /** Where a kept stretch starts in the first text; undefined for an insertion. */
  readonly from: number | undefined
  readonly text: string
}

export function createDraft(text: string): Draft {
  return { text, pieces: [{ from: 0, text }] }
}

/** A draft with text edits made, whose offsets are those of its present text and do not overlap. */
export function editDraft(draft: Draft, changes: readonly Fix[]): Draft {
  let { pieces } = draft
  // From the end, so that offsets before stay; of two at one place the later stands behind.
  for (const change of [...changes].reverse().sort((a, b) => b.start - a.start))
    pieces = [
      ...cut(pieces, 0, change.start),
      { from: undefined, text: change.insert },
      ...cut(pieces, change.end, Number.POSITIVE_INFINITY),
    ]
  return { text: pieces.map(({ text }) => text).join(''), pieces }
}

/** The pieces between two offsets of the present text. */
function cut(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let at = 0
  return pieces.flatMap(({ from, text }) => {
    const [first, last] = [Math.max(start - at, 0), Math.min(end - at, text.length)]
    at += text.length
    if (last <= first) return []
    return [{ from: from === undefined ? undefined : from + first, text: text.slice(first, last) }]
  })
}

/** Everything that was done to the first text, as edits of it. */
export function changesOf({ pieces }: Draft, first: string): Fix[] {
  const changes: Fix[] = []
  let start = 0
  let insert = ''
  for (const { from, text } of [...pieces, { from: first.length, text: '' }]) {
    if (from === undefined) {
      insert += text
      continue
    }
    if (from > start || insert !== '') changes.push({ start, end: from, insert })
    start = from + text.length
    insert = ''
  }
  return changes.flatMap((change) => trim(change, first))
}

/** One change that makes a text of another; none where they are the same. */
export function shortestChange(before: string, after: string): Fix[] {
  return trim({ start: 0, end: before.length, insert: after }, before)
}

/** Without what is the same before and after. */
function trim({ start, end, insert }: Fix, first: string): Fix[] {
  const old = first.slice(start, end)
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
