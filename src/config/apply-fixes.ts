import type { Fix } from './finding.ts'

/** A text with its fixes made; of two that overlap the first in the text counts. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let result = ''
  let at = 0
  for (const { start, end, insert } of [...fixes].sort((a, b) => a.start - b.start)) {
    if (start < at) continue
    result += text.slice(at, start) + insert
    at = end
  }
  return result + text.slice(at)
}
