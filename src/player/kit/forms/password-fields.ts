import type { Pattern } from '../../../core/contract/generated/gateway.ts'
import type { FormField } from './CallForm.tsx'

/** The field of the current login password. */
export const oldPasswordField: FormField = {
  name: 'oldPassword',
  label: 'password.old',
  type: 'password',
  autoComplete: 'current-password',
}

/** The field of the login password that confirms a change. */
export const verifyField: FormField = {
  name: 'verifyPwd',
  label: 'password.verify',
  type: 'password',
  autoComplete: 'current-password',
}

/** Returns the fields of a new password: it differs from the old one and is typed twice (SPEC §5.6). */
export function newPasswordFields(pattern: Pattern | undefined): readonly FormField[] {
  return [
    {
      name: 'password',
      label: 'password.new',
      type: 'password',
      autoComplete: 'new-password',
      pattern,
      differsFrom: 'oldPassword',
      messages: { same: { key: 'error.samePassword' } },
    },
    {
      name: 'confirmPassword',
      label: 'password.again',
      type: 'password',
      autoComplete: 'new-password',
      repeats: 'password',
      messages: { different: { key: 'error.confirmationMismatch' } },
    },
  ]
}
