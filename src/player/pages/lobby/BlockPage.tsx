import type { ReactNode } from 'react'
import type { PageId } from '../../../core/contract/pages.ts'
import { PageView } from '../../registry/PageView.tsx'
import { usePlanScope } from '../../registry/plan-context.tsx'
import { readDefinition } from '../../registry/read-definition.ts'
import { useFirstBlocks } from '../../registry/use-first-blocks.ts'
import styles from './BlockPage.module.css'

export interface BlockPageProps {
  readonly pageId: PageId
}

/**
 * Shows a page of blocks. The blocks after a sidebar block are laid out beside it. On the first paint a
 * block waits for the blocks above it.
 */
export function BlockPage({ pageId }: BlockPageProps): ReactNode {
  const { catalogue, planOf } = usePlanScope()
  const first = useFirstBlocks(pageId)
  const shown = planOf(pageId)?.blocks.filter((block) => block.shown) ?? []
  const at = shown.findIndex((block) => readDefinition(catalogue, block.type)?.aside?.(block))
  const page = { pageId, place: 'page' } as const
  if (at === -1) return <PageView {...page} upTo={first} />
  return (
    <>
      <PageView {...page} upTo={Math.min(at, first)} />
      <div className={styles['layout']}>
        <div className={styles['side']}>
          <PageView {...page} from={at} upTo={Math.min(at + 1, first)} />
        </div>
        <div className={styles['column']}>
          <PageView {...page} from={at + 1} upTo={first} />
        </div>
      </div>
    </>
  )
}
