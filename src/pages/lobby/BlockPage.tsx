import type { ReactNode } from 'react'
import type { PageId } from '../../contract/pages.ts'
import { PageView } from '../../registry/PageView.tsx'
import { usePlanScope } from '../../registry/plan-context.tsx'
import { readDefinition } from '../../registry/read-definition.ts'
import styles from './BlockPage.module.css'

export interface BlockPageProps {
  readonly pageId: PageId
}

/** A page of blocks; from a block that stands at the side on, the others stand beside it. */
export function BlockPage({ pageId }: BlockPageProps): ReactNode {
  const { catalogue, planOf } = usePlanScope()
  const shown = planOf(pageId)?.blocks.filter((block) => block.shown) ?? []
  const at = shown.findIndex((block) => readDefinition(catalogue, block.type)?.aside?.(block))
  if (at === -1) return <PageView pageId={pageId} place="page" />
  return (
    <>
      <PageView pageId={pageId} place="page" upTo={at} />
      <div className={styles['hall']}>
        <div className={styles['side']}>
          <PageView pageId={pageId} place="page" from={at} upTo={at + 1} />
        </div>
        <div className={styles['column']}>
          <PageView pageId={pageId} place="page" from={at + 1} />
        </div>
      </div>
    </>
  )
}
