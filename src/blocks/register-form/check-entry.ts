import { checkField, isCaptchaCode } from '../../engine/check-field.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import type { Entry, EntryName } from './register-values.ts'

/** What is said under a field: words of the gateway, or a message by key. */
export type Complaint = { readonly key: MessageKey } | { readonly words: string }

const formats: Readonly<Partial<Record<EntryName, MessageKey>>> = {
  username: 'error.usernameFormat',
  password: 'error.passwordFormat',
  email: 'error.emailFormat',
  payeeName: 'error.payeeNameFormat',
  mobileNum: 'error.mobileFormat',
}
const problems = {
  required: 'form.required',
  unsafe: 'form.patternUnsafe',
  tooShort: 'form.tooShort',
  tooLong: 'form.tooLong',
} as const satisfies Record<string, MessageKey>
/** Most characters of an e-mail address (SPEC.md §5). */
const longestEmail = 254

/** Checks one field of registration by SPEC.md §5; undefined when it passes. */
export function checkEntry(field: Entry, value: string, password: string): Complaint | undefined {
  const { name, required, pattern } = field
  if (name === 'confirmPassword') return checkConfirmation(value, password)
  if (name === 'captcha') return isCaptchaCode(value) ? undefined : { key: 'error.captchaWrong' }
  if (name === 'email' && value.length > longestEmail) return { key: 'form.tooLong' }
  const problem = checkField(value, { required, pattern })
  if (!problem) return undefined
  if (problem !== 'pattern') return { key: problems[problem] }
  if (pattern?.message) return { words: pattern.message }
  return { key: formats[name] ?? 'form.pattern' }
}

function checkConfirmation(value: string, password: string): Complaint | undefined {
  if (value === '') return { key: 'error.passwordIncorrect' }
  return value === password ? undefined : { key: 'error.confirmationMismatch' }
}
