import { createFinding, type Finding } from '../../config/finding.ts'
import { nearestSpan, textsOf, treeAt } from '../../config/tree.ts'
import { flagDefaultsOf } from '../../contract/forced-flags.ts'
import type { RegisterSettings } from '../../contract/generated/gateway.ts'
import { type FieldName, fieldNames } from '../../contract/registration-fields.ts'
import { type PlannedField, planRegistration } from '../plan-registration.ts'
import { getOwn, readFlag } from '../read-fact.ts'
import { type LiveContext, readRegister } from './live-context.ts'

/** Reports fields that the gateway asks for and the registration form leaves out. */
export function checkRegistrationForm(context: LiveContext): Finding[] {
  const register = readRegister(context.answers)
  if (!register) return []
  const plans = planInLanguages(context)
  return [
    ...listRequested(register, context).flatMap((field) => checkRequested(field, plans, context)),
    ...checkIdentity(plans, context),
  ]
}

/** The registration form of a guest by language of the merchant. */
export type FormPlans = ReadonlyMap<string, readonly PlannedField[]>

function planInLanguages({ merchant, answers, facts }: LiveContext): FormPlans {
  const { registration, languages } = merchant
  const defaults = flagDefaultsOf(merchant)
  const settings = readRegister(answers)
  return new Map(
    languages.supported.map((language) => {
      const guest = { ...facts, session: 'guest', language, device: 'browser' } as const
      return [language, planRegistration({ registration, settings, facts: guest, defaults })]
    }),
  )
}

interface RequestedField {
  readonly name: string
  readonly required: boolean
}

function listRequested(
  register: RegisterSettings,
  { merchant, facts }: LiveContext,
): RequestedField[] {
  const fields = Object.entries(register.fields).flatMap(([name, field]) =>
    field?.enabled ? [{ name, required: field.required }] : [],
  )
  const guest = { ...facts, session: 'guest', language: '', device: 'browser' } as const
  const isOn = (flag: string) => readFlag(flag, guest, flagDefaultsOf(merchant)).actual !== false
  const captcha = register.captcha && isOn('CAPTCHA3')
  const humanCheck = (register.humanCheck ?? true) && isOn('GEETEST3')
  return [
    ...fields,
    ...(captcha ? [{ name: 'captcha', required: true }] : []),
    ...(humanCheck ? [{ name: 'humanCheck', required: true }] : []),
  ]
}

function checkRequested(
  { name, required }: RequestedField,
  plans: FormPlans,
  context: LiveContext,
): Finding[] {
  const { tree, merchant } = context
  if (!isField(name)) {
    if (!required) return []
    const details = { span: nearestSpan(tree, ['registration']), path: ['registration'] }
    const problem = 'Livery has no such field'
    const advice = 'Ask the platform to remove it or to make it optional.'
    return [createFinding('gateway-field-dropped', details, { field: name, problem, advice })]
  }
  if (merchant.registration.removed?.includes(name)) {
    const path = ['registration', 'fields', name]
    const removal = textsOf(treeAt(tree, ['registration', 'removed'])).find(
      ({ text }) => text === name,
    )
    const place = { span: removal?.span ?? nearestSpan(tree, path), path }
    const advice = 'Remove its "$remove", or ask the platform to make it optional.'
    const values = { field: name, problem: 'it is removed', advice }
    return required ? [createFinding('gateway-field-dropped', place, values)] : []
  }
  const order = ['registration', 'order']
  const details = { span: nearestSpan(tree, order), path: order }
  if (![...plans.values()].some((plan) => plan.some((field) => field.name === name))) {
    if (!required) return [createFinding('gateway-field-unordered', details, { field: name })]
    const problem = 'the order leaves it out'
    const advice = `Add "${name}" to "registration.order".`
    return [createFinding('gateway-field-dropped', details, { field: name, problem, advice })]
  }
  return required ? checkHidden(name, plans, context) : []
}

/** Reports a required field that its own condition hides in a language. */
function checkHidden(name: FieldName, plans: FormPlans, { tree }: LiveContext): Finding[] {
  const hidden = [...plans].flatMap(([language, plan]) => {
    const field = plan.find((one) => one.name === name)
    return field?.shown ? [] : [language]
  })
  if (hidden.length === 0) return []
  const path = ['registration', 'fields', name, 'when']
  const where = hidden.length === plans.size ? '' : ` in ${hidden.join(', ')}`
  const problem = `its "when" hides it${where}`
  const advice = 'Change its "when", or ask the platform to make it optional.'
  const details = { span: nearestSpan(tree, path), path }
  return [createFinding('gateway-field-dropped', details, { field: name, problem, advice })]
}

const identities: readonly string[] = ['username', 'mobileNum', 'email']

function checkIdentity(plans: FormPlans, { tree }: LiveContext): Finding[] {
  // The check of the merchant's own files reports an order without any of them.
  const [planned = []] = plans.values()
  const ordered = planned.flatMap(({ name }) => (identities.includes(name) ? [name] : []))
  const missing = [...plans].flatMap(([language, plan]) =>
    plan.some(({ name, shown }) => shown && identities.includes(name)) ? [] : [language],
  )
  if (ordered.length === 0 || missing.length === 0) return []
  const path = ['registration', 'order']
  const where = missing.length === plans.size ? '' : ` in ${missing.join(', ')}`
  return [
    createFinding(
      'gateway-no-identity',
      { span: nearestSpan(tree, path), path },
      { where, ordered },
    ),
  ]
}

function isField(name: string): name is FieldName {
  return getOwn(knownFields, name) === true
}
const knownFields: Readonly<Record<string, boolean>> = Object.fromEntries(
  fieldNames.map((name) => [name, true]),
)
