import type { ReactNode } from 'react'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { PageView } from '../../../../registry/PageView.tsx'
import { useFirstBlocks } from '../../../../registry/use-first-blocks.ts'
import { PromotionPage } from './PromotionPage.tsx'

/** Shows the blocks of the activity centre, or the promotion that the address names (SPEC §2.8 and §11.42). */
export default function Activity(): ReactNode {
  const promotionId = useSearch().get('id')
  if (promotionId) return <PromotionPage key={promotionId} promotionId={promotionId} />
  return <ActivityBlocks />
}

function ActivityBlocks(): ReactNode {
  return <PageView pageId="activity" place="page" ready={useFirstBlocks('activity')} />
}
