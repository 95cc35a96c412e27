import { type ReactNode, useEffect } from 'react'
import { readEntrance } from '../../core/contract/own-pages.ts'
import { useT } from '../i18n/use-t.ts'
import { useSkin } from '../registry/skin-context.tsx'
import type { PageProps } from './load-page.ts'
import styles from './PageBar.module.css'
import { loadBar } from './page-table.ts'
import { retryLater } from './retry-later.ts'
import { useBarBackground } from './use-bar-background.ts'
import { usePage } from './use-page.ts'

/** Shows the navbar of every page but home. While its code loads, it shows the title in its place. */
export function PageBar({ route }: PageProps): ReactNode {
  const t = useT()
  const { pages } = useSkin()
  const background = useBarBackground(route)
  const bar = usePage(loadBar)
  const retry = bar.kind === 'failed' ? bar.retry : undefined
  useEffect(() => retry && retryLater(retry), [retry])
  if (bar.kind === 'ready') return <bar.Page route={route} />
  // The title of some pages depends on the address.
  const isPlain = !readEntrance(route, pages).title
  return (
    <div className={styles['bar']} data-kit="bar" data-kind={background}>
      {isPlain && (
        <span className={styles['title']} data-part="title">
          {t(`route.${route}`)}
        </span>
      )}
    </div>
  )
}
