import { useMemo, useState } from 'react'
import type {
  OtherText,
  Resolution,
  StudioFinding,
} from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from './studio-api-context.tsx'
import { useTypedQuery } from './use-typed-query.ts'

/** The studio API's findings for the typed texts. */
export interface Checks {
  readonly findings: readonly StudioFinding[]
  readonly resolution: Resolution | undefined
  /** The merchant as it resolved last without errors. */
  readonly merchant: unknown
  /** True if it is about the present texts. */
  readonly isFresh: boolean
  /** True once anything was checked. */
  readonly isChecked: boolean
  /** Why the last question was not answered. */
  readonly problem?: string
  /** Asks once more. */
  readonly again: () => void
}

const none = [] as const

/** Checks texts when they change. */
export function useChecking(code: string, texts: readonly OtherText[], first: Resolution): Checks {
  const ask = useStudioApi()
  const { value, problem, isFresh, again } = useTypedQuery({
    key: ['check', code],
    input: texts,
    load: async (typed) => {
      const question = { merchant: code, body: { texts: [...typed] } }
      const [resolution, { findings }] = await Promise.all([
        ask('resolve', question),
        ask('findFindings', question),
      ])
      return { resolution, findings }
    },
  })
  const { resolution, findings } = value ?? { resolution: first, findings: none }
  const [merchant, setMerchant] = useState<unknown>(first.merchant)
  if (resolution.merchant && resolution.merchant !== merchant) setMerchant(resolution.merchant)
  const isChecked = value !== undefined
  return useMemo(
    () => ({
      findings,
      resolution,
      merchant,
      isFresh,
      isChecked,
      ...(problem !== undefined && { problem }),
      again,
    }),
    [findings, resolution, merchant, isFresh, isChecked, problem, again],
  )
}
