/**
 * Returns a typed text with the line ends of the file that it replaces. A text field of a browser knows
 * LF alone: lines that nobody changed keep their ends, others take the one that the file has most of.
 */
export function keepLineEnds(before: string, typed: string): string {
  if (!before.includes('\r')) return typed
  const old = splitLines(before)
  const lines = typed.split('\n')
  const most = Math.min(old.length, lines.length)
  let tail = 0
  while (tail < most && old.at(-1 - tail)?.text === lines.at(-1 - tail)) tail += 1
  const common = commonEnd(old)
  return lines
    .map((text, index) => {
      if (index === lines.length - 1) return text
      if (index < old.length - tail) return text + (old[index]?.end || common)
      const fromEnd = lines.length - index
      return text + (fromEnd <= tail ? old.at(-fromEnd)?.end || common : common)
    })
    .join('')
}

interface Line {
  readonly text: string
  readonly end: string
}

function splitLines(text: string): readonly Line[] {
  const parts = text.split(/(\r\n|\r|\n)/)
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ text: part, end: parts[index + 1] ?? '' }] : [],
  )
}

function commonEnd(lines: readonly Line[]): string {
  const count = (wanted: string) => lines.filter(({ end }) => end === wanted).length
  return ['\r\n', '\n', '\r'].sort((one, other) => count(other) - count(one))[0] ?? '\n'
}
