import type { RegisterBody } from '../../../core/contract/generated/gateway.ts'
import { type FieldName, fieldNames } from '../../../core/contract/registration-fields.ts'
import type { PlannedField } from '../../../core/engine/plan-registration.ts'
import { readRegistrationDraft } from '../../state/registration-draft.ts'

export type EntryName = Exclude<FieldName, 'humanCheck'>
export type DeclarationName = 'age' | 'statement' | 'terms'
export type RegisterValues = Record<EntryName, string> & Record<DeclarationName, boolean>
export type Entry = PlannedField & { readonly name: EntryName }

export function isEntry(field: PlannedField): field is Entry {
  return field.name !== 'humanCheck'
}

export function isDeclaration(name: keyof RegisterValues): name is DeclarationName {
  return name === 'age' || name === 'statement' || name === 'terms'
}

/** What the form opens with: what was typed before in this visit; every box unticked. */
export function readRegisterValues(): RegisterValues {
  const draft = readRegistrationDraft()
  const entries = fieldNames.map((name) => [name, draft[name] ?? ''])
  const boxes = { age: false, statement: false, terms: false }
  // Every entry name is one of the field names.
  return { ...(Object.fromEntries(entries) as Record<EntryName, string>), ...boxes }
}

export interface RegisterScope {
  readonly fields: readonly PlannedField[]
  /** Host name of the page. */
  readonly host: string
  /** Whether the page runs in the app's shell. */
  readonly inApp: boolean
  /** The affiliate code of the link, if one came with it. */
  readonly invitedBy?: string | undefined
  readonly captchaId?: string | undefined
  readonly proof: object
}

/** The registration payload of SPEC §3.8: what is shown and filled, nothing else. */
export function buildRegisterBody(values: RegisterValues, scope: RegisterScope): RegisterBody {
  const { fields, host, inApp, invitedBy, captchaId, proof } = scope
  const entries = fields.filter((field) => field.shown && isEntry(field)).map(({ name }) => name)
  // isEntry left out the one name that has no value.
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
