import { isMap } from './is-map.ts'
/** A predicate for the shape of a value. The generated checks of answers are composed of these. */
export type Check = (value: unknown) => boolean

export const text: Check = (value) => typeof value === 'string'
export const flag: Check = (value) => typeof value === 'boolean'
export const number: Check = (value) => Number.isFinite(value)
export const whole: Check = (value) => Number.isInteger(value)
export const anything: Check = () => true
export const nothing: Check = (value) => value === null

export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check)
}

export function mapOf(check: Check): Check {
  return (value) => isMap(value) && Object.values(value).every(check)
}

export function oneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value)
}

export function anyOf(...checks: readonly Check[]): Check {
  return (value) => checks.some((check) => check(value))
}

type Checks = Readonly<Record<string, Check>>

/** Checks an object's required and optional fields; ignores other fields (SPEC §10.18). */
export function record(required: Checks, optional: Checks = {}): Check {
  return (value) =>
    isMap(value) && fits(value, required) && fits(value, optional, Object.keys(value))
}

function fits(
  value: Readonly<Record<string, unknown>>,
  checks: Checks,
  present?: readonly string[],
): boolean {
  return Object.entries(checks).every(
    ([name, check]) => (present && !present.includes(name)) || check(value[name]),
  )
}
