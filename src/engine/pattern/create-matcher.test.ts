import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMatcher, type Matcher } from './create-matcher.ts'
import { PatternRefusal } from './nodes.ts'

const accepted: readonly (readonly [string, readonly string[]])[] = [
  ['^[a-zA-Z0-9]{6,16}$', ['abcdef', 'abc12', 'A1b2C3d4', 'abc_defg', '']],
  [
    '^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,20}$',
    ['Abcdefg1', 'abcdefg1', 'ABCDEFGH', 'Ab1', 'Abcdefg1!'],
  ],
  ['^(?!admin)[a-z]+$', ['admin', 'administrator', 'maya', '']],
  ['[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+', ['a@b.co', 'a@b', 'x a.b@c-d.e.f y']],
  ['^(?:0[689]\\d{8}|\\+66\\d{9})$', ['0812345678', '+66812345678', '081234567']],
  ['^[\\u4e00-\\u9fa5·]{2,20}$', ['林听雨', 'Lin', '林']],
  ['^(a|b)*?c{2,}$', ['ababcc', 'abc', 'cc', 'cccc']],
  ['\\bcat\\b', ['a cat', 'concat', 'cat.']],
  ['^[^\\s"]+\\.?$', ['abc.', 'a b', '"']],
  ['^[-_a-z]+$', ['-_a', 'A']],
]

function matcherOf(source: string): Matcher {
  const found = createMatcher(source)
  if (typeof found !== 'function') throw found
  return found
}

describe('createMatcher', () => {
  it.each(accepted)('reads %s as the browser does', (source, texts) => {
    const matches = matcherOf(source)
    for (const text of texts) expect(matches(text), text).toBe(new RegExp(source).test(text))
  })

  it('takes a star for anything', () => {
    expect(matcherOf('*')('')).toBe(true)
  })

  it.each([
    '(a',
    'a)',
    '[a',
    '\\1',
    '(?<=a)b',
    'a**',
    '*a',
    '[z-a]',
    'a{999}',
    '((a{99}){99}){99}',
  ])('refuses %s', (source) => {
    expect(createMatcher(source)).toBeInstanceOf(PatternRefusal)
  })

  it('refuses a look ahead inside the pattern', () => {
    expect(createMatcher('a(?=b)b')).toBeInstanceOf(PatternRefusal)
    expect(createMatcher('(?=a)ab|cd')).toBeInstanceOf(PatternRefusal)
  })

  it('never takes long, whatever the pattern', () => {
    const started = performance.now()
    const text = `${'a'.repeat(250)}!`
    for (const source of ['^(a+)+$', '^(a|a)*$', '^(a|aa)+$', '^(\\w*)*$', '(?=(a+)+$)(a*)*b']) {
      expect(matcherOf(source)(text)).toBe(false)
    }
    expect(performance.now() - started).toBeLessThan(1500)
  })

  it('refuses a text that is too long', () => {
    expect(matcherOf('^a+$')('a'.repeat(300))).toBe(false)
  })

  it('agrees with the browser on random patterns', () => {
    fc.assert(
      fc.property(
        pattern(3),
        fc.string({ unit: fc.constantFrom('a', 'b', '1', '_', ' ') }),
        (source, text) => {
          const matches = createMatcher(source)
          return typeof matches !== 'function' || matches(text) === new RegExp(source).test(text)
        },
      ),
      { numRuns: 600 },
    )
  })

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (source, text) => {
        const matches = createMatcher(source)
        if (typeof matches === 'function') matches(text)
      }),
      { numRuns: 500 },
    )
  })
})

function pattern(depth: number): fc.Arbitrary<string> {
  const leaf = fc.constantFrom(
    'a',
    'b',
    '1',
    '.',
    '\\d',
    '\\w',
    '\\s',
    '[ab]',
    '[^a]',
    '[a-b1]',
    '^',
    '$',
  )
  if (depth === 0) return leaf
  const inner = pattern(depth - 1)
  const times = fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,}', '')
  return fc.oneof(
    leaf,
    fc.tuple(inner, inner).map(([left, right]) => left + right),
    fc.tuple(inner, inner).map(([left, right]) => `(${left}|${right})`),
    fc.tuple(inner, times).map(([part, count]) => `(?:${part})${count}`),
    fc.tuple(inner, inner).map(([look, rest]) => `(?=${look})${rest}`),
    fc.tuple(inner, inner).map(([look, rest]) => `(?!${look})${rest}`),
  )
}
