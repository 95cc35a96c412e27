import { createFinding, type Finding } from './finding.ts'
import type { Source } from './source.ts'
import type { Spot } from './spot-at.ts'

/** Returns true if a file may contain a lone surrogate, which is half of a character. */
export function mayHoldHalves(text: string): boolean {
  return /\\u[dD][89a-fA-F]|\p{Surrogate}/u.test(text)
}

/** Reports surrogates in keys and texts that lack their other half. */
export function checkHalves(source: Source, spotAt: (at: number) => Spot | undefined): Finding[] {
  return findLoneSurrogates(source.text).flatMap(({ start, end, code }) => {
    const spot = spotAt(start)
    if (!spot) return []
    const span = { source, start, end }
    const name = `U+${code.toString(16).toUpperCase()}`
    const fix = { start, end, insert: '' }
    return [createFinding('half-character', { span, path: spot.path, fix }, { name })]
  })
}

interface LoneSurrogate {
  readonly start: number
  readonly end: number
  readonly code: number
}

/** Matches escapes, also of backslashes, and surrogates that are typed as they are. */
const surrogatePattern = /\\(?:u([\da-fA-F]{4})|[\s\S])|(\p{Surrogate})/gu

function findLoneSurrogates(text: string): LoneSurrogate[] {
  const lone: LoneSurrogate[] = []
  for (const { index: start, 0: typed, 1: digits, 2: raw } of text.matchAll(surrogatePattern)) {
    const code = raw === undefined ? Number.parseInt(digits ?? '0', 16) : raw.charCodeAt(0)
    if (code < 0xd800 || code > 0xdfff) continue
    const high = lone.at(-1)
    const isPair = high?.end === start && high.code < 0xdc00 && code >= 0xdc00
    if (isPair) lone.pop()
    else lone.push({ start, end: start + typed.length, code })
  }
  return lone
}
