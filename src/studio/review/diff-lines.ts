/** A stretch of lines around what changed, each line with what became of it. */
export type DiffLine = {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
  /** From 1; of a line that is gone, where it was. */
  readonly line: number
}

/** How many lines that are the same stand around what changed. */
const around = 2

/** What changed between two texts, line by line, as stretches with a few lines around them. */
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
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const same = (lines: readonly string[], from: number): DiffLine[] =>
    lines.map((text, at) => ({ kind: 'same', text, line: from + at + 1 }))
  return [
    ...same(after.slice(0, head), 0),
    ...pairMiddle(
      before.slice(head, before.length - tail),
      after.slice(head, after.length - tail),
      head,
    ),
    ...same(after.slice(after.length - tail), after.length - tail),
  ]
}

/** By the longest common run of lines. */
function pairMiddle(before: readonly string[], after: readonly string[], from: number): DiffLine[] {
  const lengths = commonLengths(before, after)
  const lines: DiffLine[] = []
  let [old, fresh] = [0, 0]
  while (old < before.length || fresh < after.length) {
    const [was, is] = [before[old], after[fresh]]
    const down = lengths[old + 1]?.[fresh] ?? -1
    const right = lengths[old]?.[fresh + 1] ?? -1
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: is, line: from + fresh + 1 })
      old++
      fresh++
    } else if (was !== undefined && (is === undefined || down >= right)) {
      lines.push({ kind: 'gone', text: was, line: from + old + 1 })
      old++
    } else {
      lines.push({ kind: 'new', text: is ?? '', line: from + fresh + 1 })
      fresh++
    }
  }
  return lines
}

/** For every two places, how many lines what follows has in common. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  for (let old = before.length - 1; old >= 0; old--) {
    const [row, below] = [lengths[old] ?? [], lengths[old + 1] ?? []]
    for (let fresh = after.length - 1; fresh >= 0; fresh--)
      row[fresh] =
        before[old] === after[fresh]
          ? (below[fresh + 1] ?? 0) + 1
          : Math.max(below[fresh] ?? 0, row[fresh + 1] ?? 0)
  }
  return lengths
}
