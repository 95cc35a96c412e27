import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import useSWR, { type Key } from 'swr'
import { useSentence } from './studio-api-context.tsx'

/** The last answer about something that is being typed. */
export interface TypedAnswer<T> {
  readonly value: T | undefined
  /** Why the last question was not answered. */
  readonly problem: string | undefined
  /** True if the answer is about the present input. */
  readonly isFresh: boolean
  readonly again: () => void
}

export interface TypedQuery<Input, T> {
  /** Names what is asked about, whatever is typed; `null` asks nothing. */
  readonly key: Key
  /** The same object while nothing is typed. */
  readonly input: Input
  readonly load: (input: Input) => Promise<T>
}

/** Milliseconds without typing after which the server is asked. */
const pause = 200

class Unanswered<Input> extends Error {
  readonly of: Input
  constructor(of: Input, cause: unknown) {
    super('The question was not answered.', { cause })
    this.of = of
  }
}

/**
 * Asks about what is typed whenever typing pauses, one question at a time. The answer before stays
 * until the next one is there.
 */
export function useTypedQuery<Input, T>({
  key,
  input,
  load,
}: TypedQuery<Input, T>): TypedAnswer<T> {
  const sentenceOf = useSentence()
  const latest = useRef(input)
  useLayoutEffect(() => {
    latest.current = input
  })
  const { data, error, isValidating, mutate } = useSWR<
    { readonly of: Input; readonly value: T },
    Unanswered<Input>
  >(
    key,
    async () => {
      const of = latest.current
      try {
        return { of, value: await load(of) }
      } catch (cause) {
        throw new Unanswered(of, cause)
      }
    },
    { compare: Object.is, keepPreviousData: true },
  )
  const answered = (error ?? data)?.of
  useEffect(() => {
    if (answered === input || isValidating) return
    const timer = setTimeout(() => void mutate(), pause)
    return () => clearTimeout(timer)
  }, [input, answered, isValidating, mutate])
  const again = useCallback(() => void mutate(), [mutate])
  const problem = error && sentenceOf(error.cause)
  return { value: data?.value, problem, isFresh: answered === input && !isValidating, again }
}
