import type { Fix } from './finding.ts'

/** Applies fixes to a text and counts them in `made`. Of two fixes that overlap, only the first in the text is applied. */
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
