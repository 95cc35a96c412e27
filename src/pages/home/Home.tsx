import type { ReactNode } from 'react'
import { PageView } from '../../registry/PageView.tsx'

export default function Home(): ReactNode {
  return <PageView pageId="home" place="page" />
}
