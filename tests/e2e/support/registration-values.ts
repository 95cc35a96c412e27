import type { ResolvedMerchant } from '../../../src/core/config/resolved-merchant.ts'
import type { RegisterSettings } from '../../../src/core/contract/generated/gateway.ts'
import { demoPassword } from '../../../src/sandbox/demo/demo-accounts.ts'
import type { FieldName } from './player.ts'
import type { merchants, Translate } from './words.ts'

export type RegistrationField = keyof RegisterSettings['fields'] & FieldName

/** Returns a value that the field accepts; the user name is another one every time. */
export function exampleOf(name: RegistrationField): string {
  const examples: Readonly<Partial<Record<RegistrationField, string>>> = {
    affiliateCode: 'WELCOME',
    recommenderId: 'member88',
    payeeName: 'Somchai Jaidee',
    nickname: 'Nok',
    mobileNum: '0812345678',
    qqNum: '12345678',
    email: 'nok@example.com',
    line: 'nok.line',
    facebook: 'nok.facebook',
    username: newName(),
  }
  return examples[name] ?? demoPassword
}

let count = 0

/** A user name that nobody has. */
export function newName(): string {
  count += 1
  return `new${process.pid}x${count}`.slice(-16)
}

/** The fields that each demonstration merchant requires of a new player. */
export const requiredFields: Readonly<
  Record<(typeof merchants)[number], readonly RegistrationField[]>
> = {
  siamstar: ['username', 'payeeName', 'password', 'confirmPassword', 'mobileNum'],
  kiwibet: ['username', 'email', 'password', 'confirmPassword'],
  hongyun: ['username', 'payeeName', 'password', 'confirmPassword', 'qqNum'],
  reef: ['affiliateCode', 'username', 'password', 'confirmPassword', 'mobileNum'],
}

/** Returns the names of the boxes that a player has to tick. */
export function declarationsOf(merchant: ResolvedMerchant, t: Translate): readonly string[] {
  const { minimumAge, statement } = merchant.registration
  const agreement = t('register.agreement')
  const age = { age: minimumAge }
  const terms = declaresJointly(merchant)
    ? [t('register.ageAndTerms', { ...age, agreement })]
    : [t('register.age', age), t('register.terms', { agreement })]
  return [...terms, ...(statement ? [t('register.statement')] : [])]
}

/** Returns true if a merchant's form has one box for age and agreement. */
function declaresJointly({ pages }: ResolvedMerchant): boolean {
  const form = pages.register?.blocks?.['form']
  return form?.type === 'register-form' && form.settings?.statements === 'joined'
}
