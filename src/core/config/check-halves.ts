import { createFinding, type Finding } from './finding.ts'
import type { Source } from './source.ts'
import type { Spot } from './spot-at.ts'

/** Whether a file can hold half of a character. */
export function mayHoldHalves(text: string): boolean {
  return /\\u[dD][89a-fA-F]|\p{Surrogate}/u.test(text)
}

/** Says of surrogates in texts that stand without their other half. */
export function checkHalves(source: Source, spotAt: (at: number) => Spot | undefined): Finding[] {
  return findHalves(source.text).flatMap(({ start, end, code }) => {
    const spot = spotAt(start)
    if (!spot) return []
    const span = { source, start, end }
    const name = `U+${code.toString(16).toUpperCase()}`
    const fix = { start, end, insert: '' }
    return [createFinding('half-character', { span, path: spot.path, fix }, { name })]
  })
}

interface Half {
  readonly start: number
  readonly end: number
  readonly code: number
}

/** Escapes, escaped or not, and halves as they are. */
const pieces = /\\(?:u([\da-fA-F]{4})|[\s\S])|(\p{Surrogate})/gu

function findHalves(text: string): Half[] {
  const halves: Half[] = []
  for (const { index: start, 0: typed, 1: digits, 2: raw } of text.matchAll(pieces)) {
    const code = raw === undefined ? Number.parseInt(digits ?? '0', 16) : raw.charCodeAt(0)
    if (code < 0xd800 || code > 0xdfff) continue
    const high = halves.at(-1)
    const joins = high?.end === start && high.code < 0xdc00 && code >= 0xdc00
    if (joins) halves.pop()
    else halves.push({ start, end: start + typed.length, code })
  }
  return halves
}
