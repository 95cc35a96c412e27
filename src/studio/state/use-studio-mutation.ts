import useSWRMutation from 'swr/mutation'
import { useSentence } from './studio-api-context.tsx'

export interface Mutation<Arg, Value> {
  /** Makes the change; answers nothing when it was refused. */
  readonly run: (arg: Arg) => Promise<Value | undefined>
  readonly isBusy: boolean
  /** Why the last change was refused. */
  readonly problem: string | undefined
  /** The answer to the last change. */
  readonly value: Value | undefined
  /** Forgets how the last change ended. */
  readonly reset: () => void
}

/** Changes something on the server; a later change counts and not the one before. */
export function useStudioMutation<Arg, Value>(
  name: string,
  change: (arg: Arg) => Promise<Value>,
): Mutation<Arg, Value> {
  const sentenceOf = useSentence()
  const { trigger, isMutating, error, data, reset } = useSWRMutation(
    [name],
    (_: unknown, { arg }: { readonly arg: Arg }) => change(arg),
    { populateCache: false, revalidate: false, throwOnError: false },
  )
  return {
    run: trigger as (arg: Arg) => Promise<Value | undefined>,
    isBusy: isMutating,
    problem: error && sentenceOf(error),
    value: data,
    reset,
  }
}
