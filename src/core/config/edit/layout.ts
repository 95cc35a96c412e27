import type { ListTree, MapTree } from '../tree.ts'

export type Container = MapTree | ListTree

/** The range of an entry or item of a container, with its comments and comma, as offsets. Ends are exclusive. */
export interface Slot {
  /** The start of the key, or of the item. */
  readonly start: number
  /** The end of the value. */
  readonly end: number
  /** The start of its comments, on the lines directly above it or before it on its line; else `start`. */
  readonly lead: number
  readonly comma: number | undefined
  /** The end of its comma and of the comments at the end of its line. */
  readonly tail: number
  /** True if only white space precedes it on its line. */
  readonly opens: boolean
  /** True if its line ends after it. */
  readonly closes: boolean
  /** True if an empty line precedes its comments. */
  readonly apart: boolean
}

export interface LayoutToken {
  readonly kind: 'comma' | 'newline' | 'space' | 'line' | 'block'
  readonly start: number
  readonly end: number
}

/** Tokenizes the text between two values of a file that was parsed, which contains only commas, white space and comments. */
export function readGap(text: string, start: number, end: number): LayoutToken[] {
  const pattern = /(,)|(\r\n|\n|\r)|(\/\/[^\r\n]*)|(\/\*[\s\S]*?\*\/)|[^,\r\n/]+/g
  return [...text.slice(start, end).matchAll(pattern)].map((match) => {
    const [all, comma, newline, line, block] = match
    const kind = comma ? 'comma' : newline ? 'newline' : line ? 'line' : block ? 'block' : 'space'
    return { kind, start: start + match.index, end: start + match.index + all.length }
  })
}

export function readSlots(text: string, container: Container): Slot[] {
  const spans = spansOf(container)
  let tail = container.start + 1
  return spans.map(({ start, end }, index) => {
    const before = readLead(readGap(text, tail, start), start)
    const next = spans[index + 1]?.start ?? container.end - 1
    const after = readTail(readGap(text, end, next), end)
    tail = after.tail
    return { start, end, ...before, ...after }
  })
}

function spansOf(container: Container): { readonly start: number; readonly end: number }[] {
  if (container.kind === 'list') return [...container.items]
  return [...container.entries.values()].map(({ key, value }) => ({
    start: key.start,
    end: value.end,
  }))
}

/** Reads the part before a slot. A comment at the end of the line of the bracket or of the previous slot does not belong to it. */
function readLead(
  gap: readonly LayoutToken[],
  start: number,
): Pick<Slot, 'lead' | 'opens' | 'apart'> {
  const [sameLine = [], ...above] = linesOf(gap).reverse()
  const opens = above.length > 0
  let lead = commentOf(sameLine)?.start ?? start
  for (const line of above.slice(0, -1)) {
    const comment = commentOf(line)
    if (!comment) return { lead, opens, apart: true }
    lead = comment.start
  }
  return { lead, opens, apart: false }
}

function linesOf(gap: readonly LayoutToken[]): LayoutToken[][] {
  const lines: LayoutToken[][] = [[]]
  for (const token of gap) {
    if (token.kind === 'newline') lines.push([])
    else lines.at(-1)?.push(token)
  }
  return lines
}

function commentOf(line: readonly LayoutToken[]): LayoutToken | undefined {
  return line.find(({ kind }) => kind === 'line' || kind === 'block')
}

function readTail(
  gap: readonly LayoutToken[],
  end: number,
): Pick<Slot, 'comma' | 'tail' | 'closes'> {
  const at = gap.findIndex(({ kind }) => kind === 'comma')
  const comma = gap[at]
  const after = comma?.end ?? end
  if (gap.slice(0, at + 1).some(({ kind }) => kind === 'newline' || kind === 'line'))
    return { comma: comma?.start, tail: after, closes: false }
  let tail = after
  for (const token of gap.slice(at + 1)) {
    if (token.kind === 'newline') return { comma: comma?.start, tail, closes: true }
    if (token.kind !== 'space') tail = token.end
  }
  return { comma: comma?.start, tail: after, closes: false }
}

/** Returns true if a container has no comments other than those of a slot. */
export function isAlone(text: string, container: Container, slot: Slot): boolean {
  const rest = [
    ...readGap(text, container.start + 1, slot.lead),
    ...readGap(text, slot.tail, container.end - 1),
  ]
  return rest.every(({ kind }) => kind === 'space' || kind === 'newline')
}

export function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
}

/** Returns the white space at the start of the line of an offset. */
export function indentOf(text: string, offset: number): string {
  return /^[^\S\r\n]*/.exec(text.slice(lineStart(text, offset)))?.[0] ?? ''
}

/** Returns the offset after the newline of the line of an offset. */
export function lineEnd(text: string, offset: number): number {
  const newline = /\r\n|\n|\r/g
  newline.lastIndex = offset
  const match = newline.exec(text)
  return match ? match.index + match[0].length : text.length
}
