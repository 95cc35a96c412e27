import type { ReactNode } from 'react'
import { BlockPage } from './BlockPage.tsx'

/** Shows all lotteries, on a page that consists of blocks. */
export default function MoreLotteries(): ReactNode {
  return <BlockPage pageId="more-lotteries" />
}
