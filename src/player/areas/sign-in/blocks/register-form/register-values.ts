import type { RegisterBody } from '../../../../../core/contract/generated/gateway.ts'
import { type FieldName, fieldNames } from '../../../../../core/contract/registration-fields.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { readRegistrationDraft } from '../../../../state/registration-draft.ts'

export type EntryName = Exclude<FieldName, 'humanCheck'>
export type DeclarationName = 'age' | 'statement' | 'terms'
export type RegisterValues = Record<EntryName, string> & Record<DeclarationName, boolean>
export type FormEntry = PlannedField & { readonly name: EntryName }

export function isEntry(field: PlannedField): field is FormEntry {
  return field.name !== 'humanCheck'
}

export function isDeclaration(name: keyof RegisterValues): name is DeclarationName {
  return name === 'age' || name === 'statement' || name === 'terms'
}

/**
 * Returns the initial values of the form: the text typed earlier in this visit, and unticked boxes.
 */
export function readRegisterValues(): RegisterValues {
  const draft = readRegistrationDraft()
  const entries = fieldNames.map((name) => [name, draft[name] ?? ''])
  const boxes = { age: false, statement: false, terms: false }
  // Every field with an input is one of the field names.
  return { ...(Object.fromEntries(entries) as Record<EntryName, string>), ...boxes }
}

export interface RegisterScope {
  readonly fields: readonly PlannedField[]
  /** Host name of the page. */
  readonly host: string
  /** True if the page runs in the app's shell. */
  readonly inApp: boolean
  /** The affiliate code of the link, if it has one. */
  readonly invitedBy?: string | undefined
  readonly captchaId?: string | undefined
  readonly proof: object
}

/** Returns the registration payload of SPEC §3.8: the visible, filled fields and nothing else. */
export function buildRegisterBody(values: RegisterValues, scope: RegisterScope): RegisterBody {
  const { fields, host, inApp, invitedBy, captchaId, proof } = scope
  const entries = fields.filter((field) => field.shown && isEntry(field)).map(({ name }) => name)
  // The filter has removed the one name without a value.
  const filled = entries.filter((name) => values[name as EntryName].trim() !== '')
  const typed = Object.fromEntries(filled.map((name) => [name, values[name as EntryName]]))
  return {
    ...(invitedBy !== undefined && { affiliateCode: invitedBy }),
    ...typed,
    username: values.username,
    password: values.password,
    confirmPassword: values.confirmPassword,
    registerUrl: host,
    registerMethod: inApp ? 'APP' : 'H5',
    type: 0,
    domain: host,
    ...(captchaId !== undefined && { captchaId }),
    ...proof,
  }
}
