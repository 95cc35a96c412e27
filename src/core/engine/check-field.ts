import type { Pattern } from '../contract/generated/gateway.ts'
import { createMatcher } from './pattern/create-matcher.ts'

export interface AcceptedValue {
  readonly required: boolean
  readonly pattern?: Pattern | undefined
}

/** A field whose pattern is prepared. */
export interface PatternedField {
  readonly name: string
  readonly pattern?: Pattern | undefined
}

const matchers = new Map<string, ReturnType<typeof createMatcher>>()

/**
 * Checks a value: an empty optional field passes, anything else must match (SPEC §5.1). If the
 * pattern cannot be run, only its lengths are checked, and the gateway decides in the end.
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
  const matches = matcherOf(acceptedPattern)
  return typeof matches !== 'function' || matches(value) ? undefined : 'pattern'
}

/**
 * Creates the matchers of fields before their first use, each in its own task so that input stays
 * responsive. Calls `refuse` for each field whose pattern cannot be run. Returns a function that stops.
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
    const found = pattern && matcherOf(pattern.acceptedPattern)
    if (found instanceof Error) refuse(name, found)
    timer = setTimeout(next)
  }
  timer = setTimeout(next)
  return () => clearTimeout(timer)
}

function matcherOf(source: string): ReturnType<typeof createMatcher> {
  const known = matchers.get(source) ?? createMatcher(source)
  matchers.set(source, known)
  return known
}
