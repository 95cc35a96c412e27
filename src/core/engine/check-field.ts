import type { Pattern } from '../contract/generated/gateway.ts'
import { createMatcher } from './pattern/create-matcher.ts'

export interface AcceptedValue {
  readonly required: boolean
  readonly pattern?: Pattern | undefined
}

/** A field by name whose pattern is made ready. */
export interface PatternedField {
  readonly name: string
  readonly pattern?: Pattern | undefined
}

const matchers = new Map<string, ReturnType<typeof createMatcher>>()

/**
 * Checks a value: an empty optional field passes, anything else must match (SPEC §5.1). Where the
 * pattern cannot be run its lengths alone decide, and the gateway has the last word.
 */
export function checkField(
  value: string,
  { required, pattern }: AcceptedValue,
): 'required' | 'pattern' | 'tooShort' | 'tooLong' | undefined {
  if (value.trim() === '') return required ? 'required' : undefined
  if (!pattern) return undefined
  const { acceptedPattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = pattern
  const length = Array.from(value).length
  if (length < minLength) return 'tooShort'
  if (length > maxLength) return 'tooLong'
  const matches = readMatcher(acceptedPattern)
  return typeof matches !== 'function' || matches(value) ? undefined : 'pattern'
}

/**
 * Makes the matchers of fields ahead of their first use, one at a time, off the way of the player;
 * tells of each field whose pattern cannot be run, and why.
 */
export function prepareMatchers(
  fields: readonly PatternedField[],
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
