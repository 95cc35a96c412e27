import type { Pattern } from '../contract/generated/gateway.ts'
import { createMatcher } from './pattern/create-matcher.ts'

/** What is wrong with a field; `unsafe` is a pattern that may not be run, which no value passes. */
export type FieldProblem = 'required' | 'pattern' | 'unsafe' | 'tooShort' | 'tooLong'

export interface FieldRule {
  readonly required: boolean
  readonly pattern?: Pattern | undefined
}

/** A field by name whose pattern is made ready. */
export interface NamedRule {
  readonly name: string
  readonly pattern?: Pattern | undefined
}

const matchers = new Map<string, ReturnType<typeof createMatcher>>()

/** Checks a value: an empty optional field passes, anything else must match (SPEC.md §5). */
export function checkField(value: string, rule: FieldRule): FieldProblem | undefined {
  if (value.trim() === '') return rule.required ? 'required' : undefined
  if (!rule.pattern) return undefined
  const { acceptedPattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule.pattern
  const length = [...value].length
  if (length < minLength) return 'tooShort'
  if (length > maxLength) return 'tooLong'
  const matches = readMatcher(acceptedPattern)
  if (typeof matches !== 'function') return 'unsafe'
  return matches(value) ? undefined : 'pattern'
}

/**
 * Makes the matchers of fields ahead of their first use, one at a time, off the way of the player;
 * tells of each field whose pattern may not be run, and why.
 */
export function prepareMatchers(
  fields: readonly NamedRule[],
  refuse: (field: string, reason: Error) => void,
): () => void {
  const waiting = [...fields]
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    const { name, pattern } = waiting.pop() ?? {}
    if (name === undefined) return
    const found = pattern && readMatcher(pattern.acceptedPattern)
    if (found instanceof Error) refuse(name, found)
    timer = setTimeout(next)
  }
  timer = setTimeout(next)
  return () => clearTimeout(timer)
}

function readMatcher(source: string): ReturnType<typeof createMatcher> {
  const known = matchers.get(source) ?? createMatcher(source)
  matchers.set(source, known)
  return known
}

/** 1 to 16 letters and digits, which an equation's result is too (SPEC.md §5). */
export function isCaptchaCode(value: string): boolean {
  return /^[A-Za-z0-9]{1,16}$/.test(value)
}
