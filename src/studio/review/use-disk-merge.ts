import { useEffect, useState } from 'react'
import type { MerchantFiles } from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useDispatch, useMerchantCode } from '../state/use-editor.tsx'
import { useLoaded, useOpenedAt } from '../state/use-loaded.ts'

export interface DiskMerge {
  /** True if the edits are based on the files on the disk now. */
  readonly isMerged: boolean
  /** Why that is not known. */
  readonly problem: string | undefined
}

/** Merges the files as they are on the disk now, so that all of a review compares with the same. */
export function useDiskMerge(): DiskMerge {
  const ask = useStudioApi()
  const code = useMerchantCode()
  const dispatch = useDispatch()
  const merchant = code
  const openedAt = useOpenedAt()
  // A file may have changed while another window had the focus.
  const read = useLoaded(
    ['readFiles', merchant, openedAt],
    () => ask('readFiles', { merchant, body: undefined }),
    { revalidateOnFocus: true },
  )
  const now = read.state === 'loaded' && !read.isStale ? read.value : undefined
  const [merged, setMerged] = useState<MerchantFiles>()
  useEffect(() => {
    if (!now) return
    dispatch({ act: 'merge', files: now.files, art: now.art })
    setMerged(now)
  }, [now, dispatch])
  const problem = read.state === 'failed' ? read.problem : undefined
  return { isMerged: merged !== undefined || problem !== undefined, problem }
}
