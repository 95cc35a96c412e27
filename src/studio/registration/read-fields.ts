import { isList, isMap } from '../../core/config/edit/edit.ts'
import type { Facts } from '../../core/contract/facts.ts'
import type { RegisterSettings } from '../../core/contract/generated/gateway.ts'
import { type FieldName, fieldNames } from '../../core/contract/registration-fields.ts'
import { planRegistration, type RegistrationInput } from '../../core/engine/plan-registration.ts'
import type { Values } from '../state/values.ts'

/** A field of the registration form: what players meet, and who decides that. */
export interface FieldRow {
  readonly name: FieldName
  /**
   * What players meet: the field, required or optional; nothing, because a layer takes it out or the gateway does not
   * ask for it; nothing now, because a condition or a flag does not hold; or what nobody knows before the gateway has
   * answered.
   */
  readonly state: 'required' | 'optional' | 'hidden' | 'unasked' | 'waiting' | 'unknown'
  /** Who decides: every registration has the field, the gateway, this merchant, a parent, a condition, or a flag. */
  readonly decidedBy: 'platform' | 'gateway' | 'merchant' | 'parent' | 'condition' | 'flag'
  /** True if the gateway requires a field that a layer takes out, so that nobody can register. */
  readonly isRefused: boolean
  /** False for what no registration can be without. */
  readonly mayHide: boolean
}

/** What decides about the fields beside the merchant. */
export interface FieldScope {
  /** The gateway's settings of the registration; undefined while they are not known. */
  readonly settings: RegisterSettings | undefined
  readonly facts: Facts
}

/** Fields that a merchant cannot take out: what every account has, and the checks that the gateway asks for. */
const kept: readonly FieldName[] = [
  'username',
  'password',
  'confirmPassword',
  'captcha',
  'humanCheck',
]

type Registration = RegistrationInput['registration']

/** Reads the fields of the form in the order in which players meet them; those that a layer takes out are last. */
export function readFields(values: Values, { settings, facts }: FieldScope): readonly FieldRow[] {
  const removed = listRemoved(values)
  const isRequired = (name: FieldName): boolean => settings?.fields[name]?.required === true
  const registration = {
    ...(values.resolved(['registration']) as Registration | undefined),
    // The plan leaves out names that are no fields.
    order: (readOwnOrder(values) ?? readInheritedOrder(values)) as Registration['order'] & {},
    removed,
  }
  const planned = planRegistration({ registration, settings, facts })
  return [
    ...planned.map(
      (field): FieldRow => ({
        name: field.name,
        ...describeField(field, settings),
        isRefused: false,
        mayHide: !kept.includes(field.name),
      }),
    ),
    ...removed.map(
      (name): FieldRow => ({
        name,
        state: 'hidden',
        decidedBy: isOwnRemoval(values, name) ? 'merchant' : 'parent',
        isRefused: settings?.fields[name]?.enabled === true && isRequired(name),
        mayHide: true,
      }),
    ),
  ]
}

type Planned = ReturnType<typeof planRegistration>[number]

function describeField(
  { name, shown, required, reason }: Planned,
  settings: RegisterSettings | undefined,
): Pick<FieldRow, 'state' | 'decidedBy'> {
  const condition = reason.leaf?.condition
  if (shown)
    return {
      state: required ? 'required' : 'optional',
      decidedBy: condition === undefined ? 'platform' : 'gateway',
    }
  if (condition && 'flag' in condition && (name === 'captcha' || name === 'humanCheck'))
    return { state: 'waiting', decidedBy: 'flag' }
  const isByGateway =
    condition && 'setting' in condition && condition.setting === `register.${name}`
  if (!isByGateway) return { state: 'waiting', decidedBy: 'condition' }
  return { state: settings ? 'unasked' : 'unknown', decidedBy: 'gateway' }
}

/** Lists the fields that this merchant or a parent takes out, as typed. */
function listRemoved(values: Values): readonly FieldName[] {
  const own = values.own(['registration', 'fields'])
  const typed = isMap(own) ? Object.keys(own) : []
  const named = readOwnOrder(values) ?? []
  const inherited = values.resolved(['registration', 'removed'])
  const below = isList(inherited) ? inherited.map(String) : []
  return fieldNames.filter(
    (name) =>
      isOwnRemoval(values, name) ||
      (below.includes(name) && !typed.includes(name) && !named.includes(name)),
  )
}

export function isOwnRemoval(values: Values, name: FieldName): boolean {
  const own = values.own(['registration', 'fields', name])
  return isMap(own) && own['$remove'] === true
}

export function readOwnOrder(values: Values): string[] | undefined {
  const own = values.own(['registration', 'order'])
  return isList(own) ? own.map(String) : undefined
}

function readInheritedOrder(values: Values): string[] {
  const inherited = values.resolved(['registration', 'order'])
  return isList(inherited) ? inherited.map(String) : ['*']
}
