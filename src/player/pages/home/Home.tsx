import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PageView } from '../../registry/PageView.tsx'
import { usePlanScope } from '../../registry/plan-context.tsx'
import { useFirstBlocks } from '../../registry/use-first-blocks.ts'

export default function Home(): ReactNode {
  const upTo = useFirstBlocks('home')
  const [standing] = useState(usePlanScope().ahead)
  return (
    <>
      <PageView pageId="home" place="page" upTo={upTo} />
      {upTo < Infinity &&
        // Below a block of a height not known yet it would be seen to move.
        (standing ? <div style={{ height: '60vh' }} /> : <Skeleton key={upTo} height="60vh" />)}
    </>
  )
}
