import type { Fix } from './finding.ts'

/** A text with its fixes made, and how many were; of two that overlap the first in the text counts. */
export function applyFixes(
  text: string,
  fixes: readonly Fix[],
): { readonly text: string; readonly made: number } {
  let result = ''
  let at = 0
  let made = 0
  for (const { start, end, insert } of [...fixes].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    result += text.slice(at, start) + insert
    at = end
    made += 1
  }
  return { text: result + text.slice(at), made }
}
