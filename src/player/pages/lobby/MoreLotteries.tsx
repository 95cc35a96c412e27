import type { ReactNode } from 'react'
import { BlockPage } from './BlockPage.tsx'

/** Every lottery, made of blocks like any page. */
export default function MoreLotteries(): ReactNode {
  return <BlockPage pageId="more-lotteries" />
}
