import { isMap } from './is-map.ts'

/**
 * Returns whether a value has a shape; `unknown` for a word that the contract does not list, which the
 * object or the list that holds the word then holds in its place. The generated checks of answers are
 * composed of these.
 */
export type Check = (value: unknown) => boolean | 'unknown'

export const text: Check = (value) => typeof value === 'string'
export const flag: Check = (value) => typeof value === 'boolean'
export const number: Check = (value) => Number.isFinite(value)
export const whole: Check = (value) => Number.isInteger(value)
export const anything: Check = () => true
export const nothing: Check = (value) => value === null

/** Checks a text with a pattern, such as a decimal string. */
export function matches(pattern: RegExp): Check {
  return (value) => typeof value === 'string' && pattern.test(value)
}

export function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every((_, at) => holds(value, at, check))
}

export function mapOf(check: Check): Check {
  return (value) => isMap(value) && Object.keys(value).every((name) => holds(value, name, check))
}

export function oneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value)
}

/** Checks a word of an open list: a gateway may know words that this player does not (SPEC §10.18). */
export function word(...values: readonly unknown[]): Check {
  return (value) => values.includes(value) || (text(value) && 'unknown')
}

export function anyOf(...checks: readonly Check[]): Check {
  return (value) => checks.some((check) => check(value))
}

type Checks = Readonly<Record<string, Check>>

/** Checks an object's required and optional fields; ignores other fields (SPEC §10.18). */
export function record(required: Checks, optional: Checks = {}): Check {
  return (value) => isMap(value) && fits(value, required) && fits(value, optional, true)
}

function fits(value: object, checks: Checks, optional?: true): boolean {
  return Object.keys(checks).every(
    (name) => (optional && !Object.hasOwn(value, name)) || holds(value, name, checks[name]),
  )
}

/** Checks what an object holds, and puts `unknown` in the place of a word that the contract does not list. */
function holds(holder: object, name: PropertyKey, check?: Check): unknown {
  const held = holder as Record<PropertyKey, unknown> // an object or a list
  const found = check?.(held[name])
  if (found === 'unknown') held[name] = found
  return found
}
