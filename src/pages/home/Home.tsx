import type { ReactNode } from 'react'
import { PageView } from '../../registry/PageView.tsx'
import { useFirstBlocks } from '../../registry/use-first-blocks.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

export default function Home(): ReactNode {
  const upTo = useFirstBlocks('home')
  return (
    <>
      <PageView pageId="home" place="page" upTo={upTo} />
      {upTo < Infinity && <Skeleton key={upTo} height="60vh" />}
    </>
  )
}
