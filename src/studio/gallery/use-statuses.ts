import { useEffect, useMemo, useRef } from 'react'
import type { FailedPublish, MerchantStatus } from '../../core/contract/generated/studio-api.ts'
import { useSchedules } from '../publish/use-schedules.ts'
import { useStudioQuery } from '../state/use-loaded.ts'
import { useStudioEvents } from '../together/events-context.tsx'

/** How all merchants are published. */
export interface Statuses {
  /** By code, those that are served; undefined until it is known. */
  readonly served: ReadonlyMap<string, MerchantStatus> | undefined
  /** The last publish, where it failed. */
  readonly failed: FailedPublish | undefined
  /** Why it cannot be told. */
  readonly problem: string | undefined
  readonly again: () => void
}

/** Reads how merchants are published, again after each save or rename of a colleague and each release. */
export function useStatuses(): Statuses {
  const loaded = useStudioQuery('readStatuses', { body: undefined })
  const { again } = loaded
  useStudioEvents(({ kind, saved, renamed }) => {
    if (kind === 'missed' || saved || renamed) again()
  })
  const { release } = useSchedules().state ?? {}
  const known = useRef(release)
  useEffect(() => {
    if (known.current !== undefined && known.current !== release) again()
    known.current = release
  }, [release, again])
  const value = loaded.state === 'loaded' ? loaded.value : undefined
  const served = useMemo(
    () => value && new Map(value.merchants.map((status) => [status.code, status])),
    [value],
  )
  return {
    served,
    failed: value?.failed,
    problem: loaded.state === 'failed' ? loaded.problem : undefined,
    again,
  }
}
