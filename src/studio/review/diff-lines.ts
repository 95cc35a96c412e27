import { type DiffEntry, diffLists } from '../../core/config/diff-lists.ts'

/** A stretch of lines around what changed, each line with what became of it. */
export interface DiffLine extends DiffEntry {
  /** From 1; of a line that is gone, where it was. */
  readonly line: number
}

/** The number of unchanged lines around a change. */
const around = 2

/** Returns the changes between two texts by line, as hunks with a few lines around them. */
export function diffLines(before: string, after: string): DiffLine[][] {
  const all = pairLines(split(before), split(after))
  const near = all.map((_, at) =>
    all.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  )
  const stretches: DiffLine[][] = []
  all.forEach((line, at) => {
    if (!near[at]) return
    const last = stretches.at(-1)
    if (last && near[at - 1]) last.push(line)
    else stretches.push([line])
  })
  return stretches
}

function split(text: string): string[] {
  const lines = text.split(/\r?\n/)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

function pairLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let [old, fresh] = [0, 0]
  return diffLists(before, after).map((entry) => {
    if (entry.kind !== 'new') old += 1
    if (entry.kind !== 'gone') fresh += 1
    return { ...entry, line: entry.kind === 'gone' ? old : fresh }
  })
}
