import { describe, expect, it } from 'vitest'
import { readComplaint } from './complaint.ts'
import { createFormSchema, passesRule } from './create-form-schema.ts'
import type { FieldRule, ProblemMessages } from './field-rule.ts'

const usual: ProblemMessages = {
  required: { key: 'required' },
  tooShort: { key: 'short' },
  tooLong: { key: 'long' },
  pattern: { key: 'format' },
  kind: { key: 'kind' },
  different: { key: 'different' },
}
const digits = { acceptedPattern: '^\\d+$', minLength: 3, maxLength: 5 }

/** Returns the complaints of a form by field, in the order of its issues. */
function check(rules: readonly FieldRule[], values: Record<string, unknown>): object {
  const result = createFormSchema(rules, usual)['~standard'].validate(values)
  if (result instanceof Promise) throw new Error('The schema of a form answers at once.')
  const issues = result.issues ?? []
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path?.[0]), readComplaint(message)]),
  )
}

describe('the schema of a form', () => {
  it('passes the values on when nothing is wrong', () => {
    const schema = createFormSchema([{ name: 'a', required: true }], usual)
    expect(schema['~standard'].validate({ a: ' as typed ', other: 1 })).toEqual({
      value: { a: ' as typed ', other: 1 },
    })
  })

  it('finds every field that fails at once, in their order', () => {
    const rules = ['b', 'a'].map((name) => ({ name, required: true }))
    expect(Object.keys(check(rules, { a: '', b: ' \t' }))).toEqual(['b', 'a'])
  })

  it('asks for what is blank, missing or not ticked, and for nothing that is optional', () => {
    const rule = { name: 'a', required: true }
    for (const a of ['', '  ', undefined, false])
      expect(check([rule], { a })).toEqual({ a: { key: 'required' } })
    expect(check([rule], { a: true })).toEqual({})
    expect(check([{ ...rule, required: false, pattern: digits }], { a: ' ' })).toEqual({})
  })

  it('checks lengths and pattern, in the words of the gateway where it has some', () => {
    const rule = { name: 'a', required: true, pattern: digits }
    expect(check([rule], { a: '12' })).toEqual({ a: { key: 'short' } })
    expect(check([rule], { a: '123456' })).toEqual({ a: { key: 'long' } })
    expect(check([rule], { a: 'abc' })).toEqual({ a: { key: 'format' } })
    const said = { ...rule, pattern: { ...digits, message: 'Digits, please' } }
    expect(check([said], { a: 'abc' })).toEqual({ a: { words: 'Digits, please' } })
    const own = { ...rule, messages: { pattern: { key: 'phone', values: { least: 3 } } } }
    expect(check([own], { a: 'abc' })).toEqual({ a: { key: 'phone', values: { least: 3 } } })
  })

  it('wants a repeated value to be the same', () => {
    const rule = { name: 'again', required: true, repeats: 'first' }
    expect(check([rule], { first: 'abc', again: '' })).toEqual({ again: { key: 'required' } })
    expect(check([rule], { first: 'abc', again: 'abd' })).toEqual({ again: { key: 'different' } })
    expect(check([rule], { first: 'abc', again: 'abc' })).toEqual({})
  })

  it('refuses an e-mail of more than 254 characters, whatever the gateway accepts', () => {
    const rule = { name: 'a', required: false, kind: 'email', pattern: undefined } as const
    expect(check([rule], { a: 'a'.repeat(255) })).toEqual({ a: { key: 'long' } })
    expect(check([rule], { a: 'a'.repeat(254) })).toEqual({})
  })

  it.each([
    ['7', true],
    ['aB3dE', true],
    ['a'.repeat(16), true],
    ['a'.repeat(17), false],
    ['a b', false],
  ])('takes the captcha code %s: %s', (code, taken) => {
    expect(passesRule({ name: 'a', required: true, kind: 'captcha' }, { a: code })).toBe(taken)
  })

  it('repeats what the gateway said of a value, and nothing of another', () => {
    const refuse = (value: string) => (value === 'maya' ? { key: 'taken' } : undefined)
    const rule = { name: 'a', required: true, refuse }
    expect(check([rule], { a: 'maya' })).toEqual({ a: { key: 'taken' } })
    expect(passesRule(rule, { a: 'maya' })).toBe(false)
    expect(passesRule(rule, { a: 'kit' })).toBe(true)
  })

  it('leaves a value whose pattern cannot be run to its lengths and the gateway', () => {
    const pattern = { acceptedPattern: '(x)\\1', minLength: 3 }
    const rule = { name: 'a', required: true, pattern }
    expect(check([rule], { a: 'ab' })).toEqual({ a: { key: 'short' } })
    expect(check([rule], { a: 'abc' })).toEqual({})
  })
})
