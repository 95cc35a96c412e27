import type {
  OtherText,
  PreviewAnswer,
  Scenario,
} from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { type TypedAnswer, useTypedQuery } from '../state/use-typed-query.ts'

/** A preview that is open, or why it is not. */
export type Preview = TypedAnswer<PreviewAnswer>

export interface PreviewQuery {
  readonly merchant: string
  /** The same list while no text changes. */
  readonly texts: readonly OtherText[]
  readonly scenario: Scenario
  /** A state of the history in place of the texts: a commit, or `now` for what is saved. */
  readonly state?: string | undefined
}

/** Opens the preview of a merchant under a scenario, and brings it up to date when texts change. */
export function usePreview({ merchant, texts, scenario, state }: PreviewQuery): Preview {
  const ask = useStudioApi()
  return useTypedQuery({
    key: ['openPreview', merchant, scenario, state],
    input: texts,
    load: (typed) => {
      const body = { texts: [...typed], scenario, ...(state !== undefined && { state }) }
      return ask('openPreview', { merchant, body })
    },
  })
}
