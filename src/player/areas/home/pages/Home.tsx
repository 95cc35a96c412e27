import type { ReactNode } from 'react'
import { PageView } from '../../../registry/PageView.tsx'
import { useFirstBlocks } from '../../../registry/use-first-blocks.ts'

export default function Home(): ReactNode {
  return <PageView pageId="home" place="page" ready={useFirstBlocks('home')} />
}
