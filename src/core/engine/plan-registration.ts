import type { Facts } from '../contract/facts.ts'
import type { Merchant } from '../contract/generated/config.ts'
import type { Pattern, RegisterPatterns, RegisterSettings } from '../contract/generated/gateway.ts'
import type { Reason } from '../contract/plan.ts'
import { type FieldName, fieldNames, type RemovedFields } from '../contract/registration-fields.ts'
import { alwaysShown, type Decision, decide } from './decide.ts'
import { orderIds } from './order-ids.ts'
import { type FlagDefaults, getOwn, readFlag } from './read-fact.ts'

/** A field in its position. A hidden field is neither checked nor sent. */
export interface PlannedField {
  readonly name: FieldName
  readonly shown: boolean
  readonly required: boolean
  readonly pattern?: Pattern
  readonly reason: Reason
}

export interface RegistrationInput {
  readonly registration: Pick<NonNullable<Merchant['registration']>, 'order' | 'fields'> &
    RemovedFields
  /** The gateway's answer. Without it, only the fields that every registration has are shown. */
  readonly settings?: RegisterSettings | undefined
  readonly patterns?: RegisterPatterns | undefined
  readonly facts: Facts
  readonly defaults?: FlagDefaults
  /** True if the link named an affiliate; then the form asks for neither its code nor a recommender (SPEC §2.50). */
  readonly affiliateResolved?: boolean
}

const essential: ReadonlySet<FieldName> = new Set(['username', 'password', 'confirmPassword'])
/** Flags that must be on for a check, in addition to the gateway's settings. */
const checkFlags: Readonly<Record<string, string>> = { captcha: 'CAPTCHA3', humanCheck: 'GEETEST3' }

/** Orders the registration fields and decides for each whether it is shown and required, with the reason. */
export function planRegistration(input: RegistrationInput): readonly PlannedField[] {
  const { registration, patterns = {} } = input
  const { order = ['*'], removed = [] } = registration
  const known = orderByGateway(input.settings).filter((name) => !removed.includes(name))
  return orderIds(order, known).map((id) => {
    // orderIds returns a subset of the ids that it was given.
    const name = id as FieldName
    const { shown, reason } = decideField(name, input)
    const required = shown && isRequired(name, input.settings)
    const pattern = name === 'confirmPassword' ? undefined : getOwn(patterns, name)
    return pattern ? { name, shown, required, pattern, reason } : { name, shown, required, reason }
  })
}

/**
 * Returns the fields in the order of SPEC §2.50, but those that the gateway numbers come first, by
 * their number. The confirmation follows its password unless it has its own number.
 */
function orderByGateway(settings: RegisterSettings | undefined): readonly FieldName[] {
  const numberOf = (name: FieldName): number =>
    getOwn(settings?.fields ?? {}, name)?.ordinal ??
    (name === 'confirmPassword' ? numberOf('password') : unnumbered)
  return [...fieldNames].sort((one, other) => numberOf(one) - numberOf(other))
}
const unnumbered = Number.MAX_SAFE_INTEGER

function decideField(name: FieldName, input: RegistrationInput): Decision {
  const { facts, defaults = {} } = input
  if (essential.has(name)) return { shown: true, reason: alwaysShown }
  if (input.affiliateResolved && (name === 'affiliateCode' || name === 'recommenderId')) {
    return bySetting('register.affiliateResolved', { actual: true, wanted: false })
  }
  const flag = getOwn(checkFlags, name)
  if (flag && readFlag(flag, facts, defaults).actual === false) {
    return decide({ flag }, facts, defaults)
  }
  const when = getOwn(input.registration.fields ?? {}, name)?.when
  const byMerchant = decide(when, facts, defaults)
  if (!byMerchant.shown) return byMerchant
  const actual = isEnabled(name, input.settings)
  const byGateway = bySetting(`register.${name}`, { actual, wanted: true })
  return byGateway.shown && when ? byMerchant : byGateway
}

function isEnabled(name: FieldName, settings: RegisterSettings | undefined): boolean | undefined {
  if (name === 'captcha') return settings?.captcha
  if (name === 'humanCheck') return settings && (settings.humanCheck ?? true)
  return settings && getOwn(settings.fields, name)?.enabled
}

function isRequired(name: FieldName, settings: RegisterSettings | undefined): boolean {
  if (essential.has(name) || getOwn(checkFlags, name)) return true
  return (settings && getOwn(settings.fields, name)?.required) ?? false
}

function bySetting(
  setting: string,
  { actual, wanted }: { readonly actual: boolean | undefined; readonly wanted: boolean },
): Decision {
  const shown = actual === wanted
  const condition = wanted ? { setting } : { setting, is: wanted }
  return {
    shown,
    reason: {
      code: shown ? 'CONDITION_TRUE' : 'CONDITION_FALSE',
      leaf: { condition, actual, source: 'gateway' },
    },
  }
}
