import { describe, expect, it } from 'vitest'
import { createMatcher, readCodes } from '../../src/core/engine/pattern/create-matcher.ts'
import { createPrograms } from '../../src/core/engine/pattern/create-programs.ts'
import { PatternRefusal } from '../../src/core/engine/pattern/nodes.ts'
import { parsePattern } from '../../src/core/engine/pattern/parse-pattern.ts'
import { runPrograms } from '../../src/core/engine/pattern/run-programs.ts'
import patterns from './patterns.json' with { type: 'json' }

describe('patterns that platforms send', () => {
  for (const { pattern, accepts, refuses, plain } of patterns.cases) {
    it(`accept and refuse what the browser does: ${pattern}`, () => {
      const native = new RegExp(pattern, plain ? '' : 'u')
      const matches = matcherOf(pattern)
      for (const text of accepts) expect([text, matches(text)]).toEqual([text, true])
      for (const text of [...accepts, ...refuses]) {
        expect([text, matches(text)]).toEqual([text, native.test(text)])
      }
      for (const text of refuses) expect([text, matches(text)]).toEqual([text, false])
    })
  }

  it.each(patterns.refused)('are refused by name: $pattern', ({ pattern, reason }) => {
    const refusal = createMatcher(pattern)
    expect(refusal).toBeInstanceOf(PatternRefusal)
    expect(refusal).toMatchObject({ reason, message: expect.stringMatching(/^[A-Z].*\.$/) })
  })
})

const every = [...patterns.cases.map(({ pattern }) => pattern), ...patterns.hostile]
const fillings = ['a', 'a1 A@ ']

describe('the steps of a pattern', () => {
  it.each(every)('grow with the length of the text and no faster: %s', (pattern) => {
    const programs = createPrograms(parsePattern(pattern))
    const states = programs.reduce((sum, program) => sum + program.states.length, 0)
    for (const filling of fillings) {
      for (const length of [100, 1_000, 10_000]) {
        const text = readCodes(filling.repeat(length)).slice(0, length)
        const { steps } = runPrograms(programs, text)
        expect(steps).toBeGreaterThanOrEqual(length)
        expect(steps).toBeLessThanOrEqual(3 * states * (length + 1))
      }
    }
  })

  it('stay under one million for the worst pattern and the longest text', () => {
    for (const pattern of every) {
      const programs = createPrograms(parsePattern(pattern))
      for (const filling of fillings) {
        const { steps } = runPrograms(programs, readCodes(filling.repeat(256)).slice(0, 256))
        expect(steps).toBeLessThan(1_000_000)
      }
    }
  })
})

function matcherOf(source: string) {
  const found = createMatcher(source)
  if (typeof found !== 'function') throw found
  return found
}
