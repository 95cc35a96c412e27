import type { ReactNode } from 'react'
import type { AnyRouteId, BlockPageId } from '../../../../core/contract/own-pages.ts'
import { readRoutePage } from '../../../../core/contract/route-page.ts'
import { useLobbyCategory } from '../../../kit/games/use-lobby-category.ts'
import { PageView } from '../../../registry/PageView.tsx'
import { usePlanScope } from '../../../registry/plan-context.tsx'
import { readDefinition } from '../../../registry/read-definition.ts'
import { useSkin } from '../../../registry/skin-context.tsx'
import { useFirstBlocks } from '../../../registry/use-first-blocks.ts'
import styles from './BlockPage.module.css'

export interface BlockPageProps {
  readonly route: AnyRouteId
}

/** Shows the page of blocks of a route. */
export default function BlockPage({ route }: BlockPageProps): ReactNode {
  const { pages } = useSkin()
  const pageId = readRoutePage(route, useLobbyCategory(), pages)
  return pageId && <Blocks pageId={pageId} />
}

/**
 * Shows a page of blocks. The blocks after a sidebar block are laid out beside it. On the first paint a
 * block waits for the blocks above it.
 */
function Blocks({ pageId }: { readonly pageId: BlockPageId }): ReactNode {
  const { catalogue, planOf } = usePlanScope()
  const ready = useFirstBlocks(pageId)
  const shown = planOf(pageId)?.blocks.filter((block) => block.shown) ?? []
  const at = shown.findIndex((block) => readDefinition(catalogue, block.type)?.aside?.(block))
  const page = { pageId, ready, place: 'page' } as const
  if (at === -1) return <PageView {...page} />
  return (
    <>
      <PageView {...page} upTo={at} />
      {/* Skeletons are replaced and not moved when a block above them comes. */}
      <div key={Math.min(ready, at + 1)} className={styles['layout']}>
        <div className={styles['side']}>
          <PageView {...page} from={at} upTo={at + 1} />
        </div>
        <div className={styles['column']}>
          <PageView {...page} from={at + 1} />
        </div>
      </div>
    </>
  )
}
