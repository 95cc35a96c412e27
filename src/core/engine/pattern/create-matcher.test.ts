import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMatcher, type Matcher } from './create-matcher.ts'
import { PatternRefusal } from './nodes.ts'

function matcherOf(source: string): Matcher {
  const found = createMatcher(source)
  if (typeof found !== 'function') throw found
  return found
}

describe('createMatcher', () => {
  it('accepts any text for a star', () => {
    expect(matcherOf('*')('')).toBe(true)
  })

  it('refuses a text that is too long', () => {
    expect(matcherOf('^a+$')('a'.repeat(256))).toBe(true)
    expect(matcherOf('^a+$')('a'.repeat(257))).toBe(false)
  })

  it('refuses a pattern of more than 500 characters', () => {
    expect(createMatcher('a'.repeat(501))).toMatchObject({ reason: 'too-large' })
  })

  it('agrees with the browser on random patterns', () => {
    let run = 0
    fc.assert(
      fc.property(pattern(4), fc.array(text, { minLength: 4, maxLength: 8 }), (source, texts) => {
        const matches = createMatcher(source)
        if (matches instanceof PatternRefusal) return matches.reason === 'too-large'
        run += 1
        return texts.every((one) => matches(one) === matchesNatively(source, one))
      }),
      { numRuns: 1500 },
    )
    expect(run).toBeGreaterThan(1000)
  })

  it('never throws, and never disagrees with the browser on malformed patterns', () => {
    fc.assert(
      fc.property(fc.string({ unit: fragment, maxLength: 12 }), text, (source, typed) => {
        const matches = createMatcher(source)
        if (typeof matches !== 'function' || source === '*') return true
        if (compile(source, 'u')) return matches(typed) === matchesNatively(source, typed)
        return [...typed].some(isAstral) || matches(typed) === compile(source, '')?.test(typed)
      }),
      { numRuns: 4000 },
    )
  })
})

const text = fc.string({
  unit: fc.constantFrom('a', 'b', '1', '_', ' ', '\n', 'ß', '😀', '\uD83D', '\uDE00'),
  maxLength: 10,
})

/** Pieces of patterns that rarely form a valid one, without pieces that change their meaning without a flag. */
const fragment = fc.constantFrom(
  ...['(', ')', '(?:', '(?=', '(?!', '(?<=', '(?<!', '[', '[^', ']', '|', '^', '$', '.', '-'],
  ...['*', '+', '?', '{2}', '{1,}', '{0,3}', '\\b', '\\B', '\\w', '\\s', '\\d', 'a'],
  ...['b', '1', '_'],
)

/** Matches with the browser from every position of the text. Unlike V8, it never starts inside a surrogate pair. */
function matchesNatively(source: string, typed: string): boolean {
  const native = new RegExp(source, 'uy')
  let at = 0
  return [...typed, ''].some((character) => {
    native.lastIndex = at
    at += character.length
    return native.test(typed)
  })
}

function isAstral(character: string): boolean {
  return character.length > 1
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}

const leaf = fc.constantFrom(
  ...['a', 'b', '1', '.', '\\d', '\\w', '\\W', '\\s', '[ab]', '[^a]', '[a-b1]', '[^\\w\\b]', '^'],
  ...['$', '\\b', '\\B', '\\u{1F600}', '\\uD83D\\uDE00', '\\uD83D', '[ß-😀]', '\\p{L}', '\\n', ''],
)

function pattern(depth: number): fc.Arbitrary<string> {
  if (depth === 0) return leaf
  const inner = pattern(depth - 1)
  const times = fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,3}', '{0,}', '')
  const look = fc.constantFrom('?=', '?!', '?<=', '?<!')
  return fc.oneof(
    leaf,
    fc.tuple(inner, inner).map(([left, right]) => left + right),
    fc.tuple(inner, inner).map(([left, right]) => `(${left}|${right})`),
    fc.tuple(inner, times).map(([part, count]) => `(?:${part})${count}`),
    fc.tuple(inner, look, inner).map(([left, kind, seen]) => `${left}(${kind}${seen})`),
    fc.tuple(look, inner, inner).map(([kind, seen, right]) => `(${kind}${seen})${right}`),
  )
}
