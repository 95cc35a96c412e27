import { describe, expect, it } from 'vitest'
import type { Pattern } from '../../contract/generated/gateway.ts'
import { checkEntry } from './check-entry.ts'
import type { Entry, EntryName } from './register-values.ts'

describe('checkEntry', () => {
  it('asks for the confirmation, and that it is the same', () => {
    const field = entry('confirmPassword')
    expect(checkEntry(field, '', 'abc')).toEqual({ key: 'error.passwordIncorrect' })
    expect(checkEntry(field, 'abd', 'abc')).toEqual({ key: 'error.confirmationMismatch' })
    expect(checkEntry(field, 'abc', 'abc')).toBeUndefined()
  })

  it('asks for a code of letters and digits', () => {
    expect(checkEntry(entry('captcha'), '', '')).toEqual({ key: 'error.captchaWrong' })
    expect(checkEntry(entry('captcha'), '12', '')).toBeUndefined()
  })

  it('keeps an e-mail address under 255 characters', () => {
    const field = entry('email', { acceptedPattern: '*' })
    expect(checkEntry(field, 'a'.repeat(255), '')).toEqual({ key: 'form.tooLong' })
    expect(checkEntry(field, 'a'.repeat(254), '')).toBeUndefined()
  })

  it('says the words of the pattern, else those of the field', () => {
    const digits = { acceptedPattern: '^\\d+$' }
    const worded = entry('mobileNum', { ...digits, message: 'Digits only' })
    expect(checkEntry(worded, 'x', '')).toEqual({ words: 'Digits only' })
    expect(checkEntry(entry('mobileNum', digits), 'x', '')).toEqual({ key: 'error.mobileFormat' })
    expect(checkEntry(entry('qqNum', digits), 'x', '')).toEqual({ key: 'form.pattern' })
  })

  it('lets no value pass a pattern that may not be run', () => {
    const unsafe = entry('nickname', { acceptedPattern: '(x)\\1' })
    expect(checkEntry(unsafe, 'xx', '')).toEqual({ key: 'form.patternUnsafe' })
  })
})

function entry(name: EntryName, pattern?: Pattern): Entry {
  const reason = { code: 'STATIC' } as const
  const field = { name, shown: true, required: true, reason }
  return pattern ? { ...field, pattern } : field
}
