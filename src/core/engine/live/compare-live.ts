import type { ResolvedMerchant } from '../../config/resolved-merchant.ts'
import { flags as declared } from '../../contract/flags.ts'
import { flagDefaultsOf } from '../../contract/forced-flags.ts'
import type { Pattern, RegisterPatterns } from '../../contract/generated/gateway.ts'
import { sameValue } from '../../contract/same-value.ts'
import { type PlannedField, planRegistration } from '../plan-registration.ts'
import { getOwn } from '../read-fact.ts'
import { findSwitchImpact } from '../why/find-switch-impact.ts'
import { formatList } from '../why/format-list.ts'
import { type LiveAnswers, readValue } from './live-answers.ts'
import { type LiveFacts, readLiveFacts, readRegister } from './live-context.ts'

/** A gateway with a name for sentences, and its answers for one merchant. */
export interface LiveSide {
  readonly name: string
  readonly answers: LiveAnswers
}

/** Two gateways of one merchant. */
export interface LiveSides {
  readonly one: LiveSide
  readonly other: LiveSide
}

/** A setting that differs between two gateways, or what a player meets otherwise because of it. */
export interface LiveDifference {
  readonly kind: 'flag' | 'template' | 'setting' | 'registration' | 'pattern' | 'page'
  /** The flag, template or setting, the field, or the page. */
  readonly name: string
  readonly sentence: string
}

/**
 * Compares the live settings of two gateways of one merchant that have both answered, and lists what a player would meet
 * otherwise at a moment in epoch milliseconds: blocks, pages and the frame from the first to the second, and the
 * registration form of a guest.
 */
export function compareLive(
  sides: LiveSides,
  merchant: ResolvedMerchant,
  time: number,
): readonly LiveDifference[] {
  const facts = { one: readLiveFacts(sides.one.answers), other: readLiveFacts(sides.other.answers) }
  const forms = compareForms(facts, sides, merchant)
  // What differs in a field is listed with the field.
  const listed = forms.map(({ name }) => `register.fields.${name}.`)
  const settings = compareValues('setting', facts, sides).filter(
    ({ name }) => !listed.some((start) => name.startsWith(start)),
  )
  return [
    ...compareFlags(facts, sides),
    ...compareValues('template', facts, sides),
    ...settings,
    ...forms,
    ...comparePatterns(sides),
    ...comparePages(facts, merchant, time),
  ]
}

interface FactSides {
  readonly one: LiveFacts
  readonly other: LiveFacts
}

function compareFlags({ one, other }: FactSides, sides: LiveSides): LiveDifference[] {
  const titles: Readonly<Record<string, { readonly title: string }>> = declared
  const names = Object.keys({ ...one.flags, ...other.flags }).sort()
  return names.flatMap((name) => {
    const title = Object.hasOwn(titles, name) ? ` (${titles[name]?.title})` : ''
    const state = (value: boolean | undefined) =>
      value === undefined ? 'not sent' : value ? 'on' : 'off'
    return differ('flag', name, sides, {
      subject: `The flag ${name}${title}`,
      one: state(one.flags[name]),
      other: state(other.flags[name]),
    })
  })
}

function compareValues(
  kind: 'template' | 'setting',
  { one, other }: FactSides,
  sides: LiveSides,
): LiveDifference[] {
  const read = ({ templates, settings }: LiveFacts): Readonly<Record<string, unknown>> =>
    kind === 'template' ? templates : settings
  const names = Object.keys({ ...read(one), ...read(other) }).sort()
  return names.flatMap((name) => {
    const state = (facts: LiveFacts) => formatSent(read(facts)[name])
    const subject = `The ${kind} ${name}`
    return differ(kind, name, sides, { subject, one: state(one), other: state(other) })
  })
}

function formatSent(value: unknown): string {
  return value === undefined ? 'not sent' : JSON.stringify(value)
}

interface States {
  readonly subject: string
  readonly one: string
  readonly other: string
}

function differ(
  kind: LiveDifference['kind'],
  name: string,
  { one, other }: LiveSides,
  states: States,
): LiveDifference[] {
  if (states.one === states.other) return []
  const sentence = `${states.subject} is ${states.one} in ${one.name} and ${states.other} in ${other.name}.`
  return [{ kind, name, sentence }]
}

/** Compares the registration form of a guest in the merchant's first language. */
function compareForms(
  facts: FactSides,
  sides: LiveSides,
  merchant: ResolvedMerchant,
): LiveDifference[] {
  const plan = (side: keyof FactSides) => planForm(facts[side], sides[side].answers, merchant)
  const [one, other] = [plan('one'), plan('other')]
  const names = [...new Set([...one.keys(), ...other.keys()])]
  const fields = names.flatMap((name) =>
    differ('registration', name, sides, {
      subject: `The field ${name} of the registration`,
      one: formatField(one.get(name)),
      other: formatField(other.get(name)),
    }),
  )
  const both = (form: typeof one, second: typeof one) =>
    [...form.keys()].filter((name) => second.has(name))
  return [
    ...fields,
    ...differ('registration', 'order', sides, {
      subject: 'The order of the fields of the registration',
      one: formatList(both(one, other)),
      other: formatList(both(other, one)),
    }),
  ]
}

/** Plans the form; the fields that it shows, by name. */
function planForm(
  facts: LiveFacts,
  answers: LiveAnswers,
  { registration, languages, ...merchant }: ResolvedMerchant,
): ReadonlyMap<string, PlannedField> {
  const guest = {
    ...facts,
    session: 'guest',
    language: languages.default,
    device: 'browser',
  } as const
  const fields = planRegistration({
    registration,
    settings: readRegister(answers),
    facts: guest,
    defaults: flagDefaultsOf(merchant),
  })
  return new Map(fields.filter(({ shown }) => shown).map((field) => [field.name, field]))
}

function formatField(field: PlannedField | undefined): string {
  if (!field) return 'hidden'
  return field.required ? 'required' : 'optional'
}

/** Compares the patterns that a value of the registration is checked with; languages with the same two share a sentence. */
function comparePatterns(sides: LiveSides): LiveDifference[] {
  const { one, other } = sides
  const read = ({ answers }: LiveSide, language: string): RegisterPatterns =>
    readValue(answers.languages[language]?.registerPatterns) ?? {}
  const found = Object.keys(one.answers.languages).flatMap((language) => {
    const [before, after] = [read(one, language), read(other, language)]
    return Object.keys({ ...before, ...after }).map((name) => ({
      name,
      language,
      one: formatPattern(getOwn(before, name)),
      other: formatPattern(getOwn(after, name)),
    }))
  })
  const keyOf = (each: (typeof found)[number]) => JSON.stringify([each.name, each.one, each.other])
  const firsts = found.filter(
    (each, at) => found.findIndex((one) => keyOf(one) === keyOf(each)) === at,
  )
  return firsts.flatMap((first) => {
    const { name, one: before, other: after } = first
    const alike = found.filter((each) => keyOf(each) === keyOf(first))
    const languages = formatList(alike.map(({ language }) => language))
    const subject = `The pattern of ${name} in ${languages}`
    return differ('pattern', name, sides, { subject, one: before, other: after })
  })
}

function formatPattern(pattern: Pattern | undefined): string {
  if (!pattern) return 'not sent'
  const { acceptedPattern, minLength, maxLength } = pattern
  return `${JSON.stringify(acceptedPattern)}${formatLength(minLength, maxLength)}`
}

function formatLength(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most} characters`
  if (least !== undefined) return ` of at least ${least} characters`
  return most === undefined ? '' : ` of at most ${most} characters`
}

/** Lists what appears, vanishes or changes on pages and in the frame from the first gateway to the second. */
function comparePages(
  { one, other }: FactSides,
  merchant: ResolvedMerchant,
  time: number,
): LiveDifference[] {
  const { pages, navigation, languages } = merchant
  if (sameValue(one, other)) return []
  const flags = flagDefaultsOf(merchant)
  const scope = { pages, navigation, languages: languages.supported, flags }
  return findSwitchImpact({ ...one, time }, { ...other, time }, scope).map(({ page, message }) => ({
    kind: 'page',
    name: page,
    sentence: message,
  }))
}
