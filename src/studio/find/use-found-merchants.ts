import type {
  ConditionMatch,
  ConditionSuggestion,
  FoundMerchants,
} from '../../core/contract/generated/studio-api.ts'
import { changeQuery, useQuery } from '../navigation/navigation.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useTypedQuery } from '../state/use-typed-query.ts'

/** The conditions of the address, and the merchants that meet them. */
export interface ConditionFilter {
  /** The conditions as they are typed. */
  readonly text: string
  readonly onType: (text: string) => void
  /** What meets the conditions, by the code of the merchant; undefined until it is known, and without conditions. */
  readonly found: ReadonlyMap<string, readonly ConditionMatch[]> | undefined
  /** Why a condition could not be checked. */
  readonly problems: readonly string[]
  readonly suggestions: readonly ConditionSuggestion[]
  /** Why the server did not answer. */
  readonly failed: string | undefined
  /** False while the answer is about what was typed before. */
  readonly isFresh: boolean
  readonly again: () => void
}

const parameter = 'find'

/** Reads the conditions of the address, and asks which merchants meet them whenever typing pauses. */
export function useFoundMerchants(): ConditionFilter {
  const ask = useStudioApi()
  const text = useQuery().get(parameter) ?? ''
  const isFiltered = text.trim() !== ''
  const { value, problem, isFresh, again } = useTypedQuery<string, FoundMerchants>({
    key: isFiltered ? ['findMerchants'] : null,
    input: text,
    load: (typed) => ask('findMerchants', { body: { text: typed } }),
  })
  const answer = isFiltered ? value : undefined
  return {
    text,
    onType: (typed) => changeQuery({ [parameter]: typed === '' ? undefined : typed }),
    found: answer && new Map(answer.merchants.map(({ code, matches }) => [code, matches])),
    problems: answer?.problems ?? [],
    suggestions: answer?.suggestions ?? [],
    failed: isFiltered ? problem : undefined,
    isFresh: !isFiltered || isFresh,
    again,
  }
}
