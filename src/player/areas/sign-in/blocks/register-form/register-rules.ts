import type { Reading } from '../../../../../core/contract/read-typed.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import type { MessageKey } from '../../../../i18n/message-key.ts'
import type { FormRule } from '../../../../kit/forms/field-messages.ts'
import {
  type DeclarationName,
  type EntryName,
  type FormEntry,
  isEntry,
  type RegisterValues,
} from './register-values.ts'

/** The rule of a field or a box of registration. */
export type RegisterRule = FormRule & { readonly name: keyof RegisterValues }

export interface RuleScope {
  readonly minimumAge: number
  /** True if the player also declares not to be barred. */
  readonly statement: boolean
  /** True if one box declares the age and the terms. */
  readonly joined: boolean
  /** Returns true if the gateway reported that a user name is taken. */
  readonly isTaken: (username: string) => boolean
}

const formats: Readonly<Partial<Record<EntryName, MessageKey>>> = {
  username: 'error.usernameFormat',
  password: 'error.passwordFormat',
  email: 'error.emailFormat',
  payeeName: 'error.payeeNameFormat',
  mobileNum: 'error.mobileFormat',
}

/** How the fields are read that are no codes. */
const readings: Readonly<Partial<Record<EntryName, Reading>>> = {
  password: 'asTyped',
  payeeName: 'name',
  nickname: 'name',
}

/** Returns the rules of the fields and boxes of registration, in the order in which they appear. */
export function readRegisterRules(
  fields: readonly PlannedField[],
  { minimumAge, statement, joined, isTaken }: RuleScope,
): readonly RegisterRule[] {
  const age = joined ? 'register.ageAndTermsNeeded' : 'register.ageNeeded'
  return [
    ...fields.filter(isEntry).map((field) => ruleOf(field, isTaken)),
    boxRule('age', age, { age: minimumAge }),
    ...(statement ? [boxRule('statement', 'register.statementNeeded')] : []),
    ...(joined ? [] : [boxRule('terms', 'register.termsNeeded')]),
  ]
}

function ruleOf(
  { name, required, pattern }: FormEntry,
  isTaken: RuleScope['isTaken'],
): RegisterRule {
  if (name === 'confirmPassword')
    return { name, required, repeats: 'password', reads: 'asTyped', messages: repeatMessages }
  if (name === 'captcha') return { name, required, kind: name, messages: wrongCode }
  const format = formats[name]
  return {
    name,
    required,
    pattern,
    reads: readings[name] ?? 'code',
    ...(format && { messages: { pattern: { key: format } } }),
    ...(name === 'email' && { kind: name }),
    ...(name === 'username' && { refuse: (value) => (isTaken(value) ? usernameTaken : undefined) }),
  }
}

function boxRule(name: DeclarationName, key: MessageKey, values = {}): RegisterRule {
  return { name, required: true, messages: { required: { key, values } } }
}

const usernameTaken = { key: 'error.usernameTaken' } as const
const repeatMessages = {
  required: { key: 'error.passwordIncorrect' },
  different: { key: 'error.confirmationMismatch' },
} as const
const wrongCode = {
  required: { key: 'error.captchaWrong' },
  kind: { key: 'error.captchaWrong' },
} as const
