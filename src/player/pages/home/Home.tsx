import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PageView } from '../../registry/PageView.tsx'
import { usePlanScope } from '../../registry/plan-context.tsx'
import { useFirstBlocks } from '../../registry/use-first-blocks.ts'

export default function Home(): ReactNode {
  const upTo = useFirstBlocks('home')
  const [isPrerendered] = useState(usePlanScope().ahead)
  return (
    <>
      <PageView pageId="home" place="page" upTo={upTo} />
      {upTo < Infinity &&
        // No animated skeleton on a prerendered home: it would visibly move below a block of unknown height.
        (isPrerendered ? (
          <div style={{ height: '60vh' }} />
        ) : (
          <Skeleton key={upTo} height="60vh" />
        ))}
    </>
  )
}
