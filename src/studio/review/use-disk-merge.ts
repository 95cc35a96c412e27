import { useEffect, useState } from 'react'
import type { MerchantFiles } from '../../core/contract/generated/workshop.ts'
import { useEditor } from '../state/use-editor.tsx'
import { useLoaded, useOpenedAt } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'

export interface DiskMerge {
  /** Whether what is edited is based on what is on the disk now. */
  readonly isMerged: boolean
  /** Why that is not known. */
  readonly problem: string | undefined
}

/** Merges the files as they are on the disk now, so that all of a review compares with the same. */
export function useDiskMerge(): DiskMerge {
  const ask = useWorkshop()
  const { editor, dispatch } = useEditor()
  const merchant = editor.code
  const openedAt = useOpenedAt()
  // Who comes back to the window may have changed a file elsewhere.
  const read = useLoaded(
    ['readFiles', merchant, openedAt],
    () => ask('readFiles', { merchant, body: undefined }),
    { revalidateOnFocus: true },
  )
  const now = read.state === 'loaded' && !read.isStale ? read.value : undefined
  const [merged, setMerged] = useState<MerchantFiles>()
  useEffect(() => {
    if (!now) return
    dispatch({ act: 'merge', files: now.files })
    setMerged(now)
  }, [now, dispatch])
  const problem = read.state === 'failed' ? read.problem : undefined
  return { isMerged: merged !== undefined || problem !== undefined, problem }
}
