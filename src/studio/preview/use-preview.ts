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
}

/** Opens the preview of a merchant under a scenario, and brings it up to date when texts change. */
export function usePreview({ merchant, texts, scenario }: PreviewQuery): Preview {
  const ask = useStudioApi()
  return useTypedQuery({
    key: ['openPreview', merchant, scenario],
    input: texts,
    load: (typed) => ask('openPreview', { merchant, body: { texts: [...typed], scenario } }),
  })
}
