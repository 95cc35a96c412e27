import { type ReactNode, Suspense } from 'react'
import { PageView } from '../../registry/PageView.tsx'
import { useFirstCode } from '../../registry/use-first-code.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

export default function Home(): ReactNode {
  return (
    <Suspense fallback={<Skeleton height="60vh" />}>
      <Blocks />
    </Suspense>
  )
}

function Blocks(): ReactNode {
  useFirstCode('home')
  return <PageView pageId="home" place="page" />
}
