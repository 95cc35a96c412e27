import type { ReactNode } from 'react'
import { useFirstAnswer } from '../../gateway/use-first-answer.ts'
import { Skeleton, type SkeletonProps } from '../controls/Skeleton.tsx'

/** Keeps the place of a part whose code is on its way. The page around it is shown when the code has come. */
export function CodeSkeleton(props: SkeletonProps): ReactNode {
  useFirstAnswer(true)
  return <Skeleton {...props} />
}
