import type { ReactNode } from 'react'
import { type AnyRouteId, isOwnPageId } from '../../../core/contract/own-pages.ts'
import { readRoutePage } from '../../../core/contract/route-page.ts'
import { useT } from '../../i18n/use-t.ts'
import { Skeleton } from '../../kit/controls/Skeleton.tsx'
import { useLobbyCategory } from '../../kit/games/use-lobby-category.ts'
import { PagePart } from '../../kit/pages/PagePart.tsx'
import { PageView } from '../../registry/PageView.tsx'
import { useSkin } from '../../registry/skin-context.tsx'
import styles from './PageSkeleton.module.css'
import { pageSkeletons, type SkeletonPart, usualSkeleton } from './page-skeletons.ts'

/** Keeps the place of a page while its code loads: its planned blocks, whose code and answers load meanwhile, or its parts. */
export function PageSkeleton({ route }: { readonly route: AnyRouteId }): ReactNode {
  const t = useT()
  const { pages } = useSkin()
  const pageId = readRoutePage(route, useLobbyCategory(), pages)
  return (
    <>
      <p data-unseen role="status">
        {t('common.loading')}
      </p>
      {pageId ? (
        <PageView pageId={pageId} place="page" ready={0} />
      ) : (
        <PagePart>
          <div className={styles['parts']}>
            {((!isOwnPageId(route) && pageSkeletons[route]) || usualSkeleton).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <Part key={at} {...part} />
            ))}
          </div>
        </PagePart>
      )}
    </>
  )
}

function Part({ height, count = 1, columns = 1 }: SkeletonPart): ReactNode {
  return (
    <div className={styles['part']} style={{ '--columns': columns }}>
      {Array.from({ length: count * columns }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal boxes have no other key
        <Skeleton key={at} height={height} />
      ))}
    </div>
  )
}
