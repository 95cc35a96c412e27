import type { Pattern } from '../contract/generated/gateway.ts'
import { createMatcher, type Matcher } from './pattern/create-matcher.ts'

/** What is wrong with a field; `unsafe` is a pattern that may not be run, which no value passes. */
export type FieldProblem = 'required' | 'pattern' | 'unsafe' | 'tooShort' | 'tooLong'

export interface FieldRule {
  readonly required: boolean
  readonly pattern?: Pattern | undefined
}

const matchers = new Map<string, Matcher | undefined>()

/** Checks a value: an empty optional field passes, anything else must match (SPEC.md §5). */
export function checkField(value: string, rule: FieldRule): FieldProblem | undefined {
  if (value.trim() === '') return rule.required ? 'required' : undefined
  if (!rule.pattern) return undefined
  const { acceptedPattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rule.pattern
  const length = [...value].length
  if (length < minLength) return 'tooShort'
  if (length > maxLength) return 'tooLong'
  const matches = readMatcher(acceptedPattern)
  if (!matches) return 'unsafe'
  return matches(value) ? undefined : 'pattern'
}

/** Makes the matchers of fields ahead of their first use, one at a time, off the way of the player. */
export function prepareMatchers(
  fields: readonly Partial<Pick<FieldRule, 'pattern'>>[],
): () => void {
  const sources = fields.flatMap(({ pattern }) => (pattern ? [pattern.acceptedPattern] : []))
  const waiting = [...new Set(sources)].filter((source) => !matchers.has(source))
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    const source = waiting.pop()
    if (source === undefined) return
    readMatcher(source)
    timer = setTimeout(next)
  }
  timer = setTimeout(next)
  return () => clearTimeout(timer)
}

function readMatcher(source: string): Matcher | undefined {
  if (!matchers.has(source)) matchers.set(source, createMatcher(source))
  return matchers.get(source)
}

/** 1 to 16 letters and digits, which an equation's result is too (SPEC.md §5). */
export function isCaptchaCode(value: string): boolean {
  return /^[A-Za-z0-9]{1,16}$/.test(value)
}
