import { describe, expect, it } from 'vitest'
import { createFormSchema, passesRule } from './create-form-schema.ts'
import { decodeFieldError } from './field-error.ts'
import type { FieldRule, ProblemMessages } from './field-rule.ts'

const usual: ProblemMessages = {
  required: { key: 'required' },
  tooShort: { key: 'short' },
  tooLong: { key: 'long' },
  pattern: { key: 'format' },
  kind: { key: 'kind' },
  different: { key: 'different' },
  same: { key: 'same' },
  range: { key: 'range' },
}
const digits = { acceptedPattern: '^\\d+$', minLength: 3, maxLength: 5 }

/** Returns the errors of a form by field, in the order of its issues. */
function check(rules: readonly FieldRule[], values: Record<string, unknown>): object {
  const result = createFormSchema(rules, usual)['~standard'].validate(values)
  if (result instanceof Promise) throw new Error('The schema of a form must be synchronous.')
  const issues = result.issues ?? []
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path?.[0]), decodeFieldError(message)]),
  )
}

describe('the schema of a form', () => {
  it('returns each value as the rule of its field reads it, and others unchanged', () => {
    const separators = { decimal: ',', group: '.' }
    const rules = [
      { name: 'user', required: true, reads: 'code' as const },
      { name: 'password', required: true, reads: 'asTyped' as const },
      { name: 'note', required: true },
      { name: 'captcha', required: true, kind: 'captcha' as const },
      { name: 'amount', required: true, reads: separators },
    ]
    const typed = {
      user: 'ｍｅｍｂｅｒ88 ',
      password: ' ａ ',
      note: '  ½ off\u200b',
      captcha: '๑๒๓๔',
      amount: '1.000,50',
    }
    expect(createFormSchema(rules, usual)['~standard'].validate({ ...typed, other: ' 1' })).toEqual(
      {
        value: {
          user: 'member88',
          password: ' ａ ',
          note: '½ off',
          captcha: '1234',
          amount: '1000.50',
          other: ' 1',
        },
      },
    )
  })

  it('refuses a number that cannot be meant, with the message of its field', () => {
    const amount = {
      name: 'a',
      required: true,
      reads: { decimal: '.', group: ',' },
      pattern: digits,
    }
    expect(check([amount], { a: '1,0,0' })).toEqual({ a: { key: 'format' } })
  })

  it('reports every invalid field at once, in the order of the fields', () => {
    const rules = ['b', 'a'].map((name) => ({ name, required: true }))
    expect(Object.keys(check(rules, { a: '', b: ' \t' }))).toEqual(['b', 'a'])
  })

  it('requires values that are blank, missing or not ticked, but not optional ones', () => {
    const rule = { name: 'a', required: true }
    for (const a of ['', '  ', undefined, false])
      expect(check([rule], { a })).toEqual({ a: { key: 'required' } })
    expect(check([rule], { a: true })).toEqual({})
    expect(check([{ ...rule, required: false, pattern: digits }], { a: ' ' })).toEqual({})
  })

  it('checks lengths and pattern, and uses the message of the gateway if there is one', () => {
    const rule = { name: 'a', required: true, pattern: digits }
    expect(check([rule], { a: '12' })).toEqual({ a: { key: 'short' } })
    expect(check([rule], { a: '123456' })).toEqual({ a: { key: 'long' } })
    expect(check([rule], { a: 'abc' })).toEqual({ a: { key: 'format' } })
    const withMessage = { ...rule, pattern: { ...digits, message: 'Digits, please' } }
    expect(check([withMessage], { a: 'abc' })).toEqual({ a: { words: 'Digits, please' } })
    const own = { ...rule, messages: { pattern: { key: 'phone', values: { least: 3 } } } }
    expect(check([own], { a: 'abc' })).toEqual({ a: { key: 'phone', values: { least: 3 } } })
  })

  it('refuses a repeated value that differs', () => {
    const rule = { name: 'again', required: true, repeats: 'first' }
    expect(check([rule], { first: 'abc', again: '' })).toEqual({ again: { key: 'required' } })
    expect(check([rule], { first: 'abc', again: 'abd' })).toEqual({ again: { key: 'different' } })
    expect(check([rule], { first: 'abc', again: 'abc' })).toEqual({})
  })

  it('refuses a value of another kind with the message of its pattern, or its own for a wrong format', () => {
    const rule = { name: 'a', required: true, kind: 'email' } as const
    const pattern = { acceptedPattern: '*', message: 'An e-mail, please' }
    expect(check([{ ...rule, pattern }], { a: 'maya@' })).toEqual({
      a: { words: 'An e-mail, please' },
    })
    const messages = { pattern: { key: 'wrong' } }
    expect(check([{ ...rule, messages }], { a: 'maya@' })).toEqual({ a: { key: 'wrong' } })
    const both = { ...messages, kind: { key: 'no e-mail' } }
    expect(check([{ ...rule, messages: both }], { a: 'maya@' })).toEqual({
      a: { key: 'no e-mail' },
    })
  })

  it('refuses an e-mail of more than 254 characters, even without a pattern', () => {
    const rule = { name: 'a', required: false, kind: 'email', pattern: undefined } as const
    expect(check([rule], { a: `${'a'.repeat(247)}@bc.test` })).toEqual({ a: { key: 'long' } })
    expect(check([rule], { a: `${'a'.repeat(246)}@bc.test` })).toEqual({})
  })

  it.each([
    ['email', 'maya@shop.example', 'maya@shop'],
    ['url', 'https://shop.example/a', 'javascript:alert(1)'],
    ['number', '-12.50', '1e3'],
    ['date', '2024-02-29', '2023-02-29'],
  ] as const)('accepts as %s what is one: %s, and refuses %s', (kind, good, bad) => {
    const rule = { name: 'a', required: true, kind }
    expect(check([rule], { a: good })).toEqual({})
    expect(check([rule], { a: bad })).toEqual({ a: { key: 'kind' } })
  })

  it('refuses a number or a day outside of its range, and a value that is not offered', () => {
    const amount = { name: 'a', required: true, range: { min: 10, max: 100 } }
    expect(check([amount], { a: '9' })).toEqual({ a: { key: 'range' } })
    expect(check([amount], { a: '10' })).toEqual({})
    const day = { name: 'a', required: true, range: { max: '2008-05-12' } }
    expect(check([day], { a: '2008-05-13' })).toEqual({ a: { key: 'range' } })
    const choice = { name: 'a', required: true, values: ['x', 'y'] }
    expect(check([choice], { a: 'z' })).toEqual({ a: { key: 'format' } })
  })

  it('refuses a value that must differ from that of another field', () => {
    const rule = { name: 'b', required: true, differsFrom: 'a' }
    expect(check([rule], { a: 'old', b: 'old' })).toEqual({ b: { key: 'same' } })
    expect(check([rule], { a: 'old', b: 'new' })).toEqual({})
  })

  it.each([
    ['7', true],
    ['aB3dE', true],
    ['a'.repeat(16), true],
    ['a'.repeat(17), false],
    ['a b', false],
  ])('accepts the captcha code %s: %s', (code, accepted) => {
    expect(passesRule({ name: 'a', required: true, kind: 'captcha' }, { a: code })).toBe(accepted)
  })

  it('repeats the refusal of the gateway for a value, but not for another value', () => {
    const refuse = (value: string) => (value === 'maya' ? { key: 'taken' } : undefined)
    const rule = { name: 'a', required: true, refuse }
    expect(check([rule], { a: 'maya' })).toEqual({ a: { key: 'taken' } })
    expect(passesRule(rule, { a: 'maya' })).toBe(false)
    expect(passesRule(rule, { a: 'kit' })).toBe(true)
  })

  it('checks only the lengths of a value whose pattern cannot be run', () => {
    const pattern = { acceptedPattern: '(x)\\1', minLength: 3 }
    const rule = { name: 'a', required: true, pattern }
    expect(check([rule], { a: 'ab' })).toEqual({ a: { key: 'short' } })
    expect(check([rule], { a: 'abc' })).toEqual({})
  })
})
