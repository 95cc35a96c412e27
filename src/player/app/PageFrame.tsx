import { type ReactNode, useEffect, useState } from 'react'
import { type AnyRouteId, readEntrance, readLayout } from '../../core/contract/own-pages.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { focusHeading } from '../kit/controls/focus-heading.ts'
import { Notice } from '../kit/controls/Notice.tsx'
import { useSkin } from '../registry/skin-context.tsx'
import { Loading } from './Loading.tsx'
import type { LoadPage, PageProps } from './load-page.ts'
import { readNavigationKind } from './navigation-kind.ts'
import styles from './PageFrame.module.css'
import { loadSkeleton, readPageLoader } from './page-table.ts'
import type { NeededAccount } from './resolve-visit.ts'
import { contentId } from './SkipLink.tsx'
import { usePage } from './use-page.ts'
import { useScroll } from './use-scroll.ts'
import { WithLines } from './WithLines.tsx'

interface PageFrameProps {
  readonly route: AnyRouteId
  /** Identifies this page among all pages of the visit. */
  readonly pageKey: string
  /** The account that the page needs and the visitor does not have. */
  readonly needs?: NeededAccount | undefined
  /** True while it is not known whether the page is open. */
  readonly waits?: boolean
}

/** Shows one page: loads its code, fades it in, sets the document title, restores the scroll position and focuses the heading. */
export function PageFrame({ route, pageKey, needs, waits }: PageFrameProps): ReactNode {
  const t = useT()
  const text = useText()
  const { brand, pages } = useSkin()
  const isBranded = readEntrance(route, pages).title === 'brand'
  const name = text(brand.name)
  const { top, footer } = readLayout(route, pages)
  // The navbar sets the document title of its pages.
  const title = isBranded ? name : top !== 'navbar' && `${t(`route.${route}`)} · ${name}`
  const kind = readNavigationKind()
  const faded = kind === 'step' || kind === 'back'
  useScroll(pageKey)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  useEffect(() => {
    if (readNavigationKind() !== 'start') focusHeading()
  }, [])
  return (
    <main
      id={contentId}
      className={styles['page']}
      data-kit="page"
      tabIndex={-1}
      data-fade={faded || undefined}
      data-footed={footer !== 'none' || undefined}
    >
      {isBranded && (
        <h1 data-unseen data-page-heading tabIndex={-1}>
          {name}
        </h1>
      )}
      {waits ? (
        <Loading />
      ) : (
        <PageContent route={route} load={readPageLoader(needs ? 'needsAccount' : route)}>
          {needs ? <Loading /> : <ComingPage route={route} />}
        </PageContent>
      )}
    </main>
  )
}

interface PageContentProps extends PageProps {
  readonly load: LoadPage
  /** Shown while the code loads. */
  readonly children: ReactNode
}

function PageContent({ route, load, children }: PageContentProps): ReactNode {
  const t = useT()
  const { look } = useSkin()
  const page = usePage(load)
  const ready = page.kind === 'ready'
  const [retried, setRetried] = useState(false)
  useEffect(() => {
    // The retry button that had the focus is removed.
    if (retried && ready) focusHeading()
  }, [retried, ready])
  // Every other page comes with its lines (`coverPage`).
  if (page.kind === 'ready' && load.page)
    return (
      <WithLines route={route}>
        <page.Page route={route} />
      </WithLines>
    )
  if (page.kind === 'ready') return <page.Page route={route} />
  if (page.kind === 'loading') return children
  return (
    <Notice
      kind="error"
      size="page"
      line={t('app.pageFailed')}
      detail={t('app.pageFailedDetail')}
      ornament={look.ornaments['error']}
      action={{
        label: t('common.retry'),
        onPress: () => {
          setRetried(true)
          page.retry()
        },
      }}
    />
  )
}

/** Keeps the place of a page whose code is on its way. */
function ComingPage({ route }: PageProps): ReactNode {
  const skeleton = usePage(loadSkeleton)
  return skeleton.kind === 'ready' ? <skeleton.Page route={route} /> : <Loading />
}
