import { type ReactNode, useEffect } from 'react'
import { type RouteId, readRouteDeclaration } from '../../core/contract/pages.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { useT } from '../i18n/use-t.ts'
import { useSkin } from '../registry/skin-context.tsx'
import type { PageProps } from './load-page.ts'
import styles from './PageBar.module.css'
import { loadBar } from './page-table.ts'
import { usePage } from './use-page.ts'

/** Milliseconds until the navbar's code is requested again after it failed to load. */
const retryMs = 5000

/** Shows the navbar of every page but home. While its code loads, it shows the title in its place. */
export function PageBar({ route }: PageProps): ReactNode {
  const t = useT()
  const skin = useSkin()
  const bar = usePage(loadBar)
  const retry = bar.kind === 'failed' ? bar.retry : undefined
  useEffect(() => {
    if (!retry) return
    const timer = setTimeout(retry, retryMs)
    return () => clearTimeout(timer)
  }, [retry])
  if (bar.kind === 'ready') return <bar.Page route={route} />
  // The title of some pages depends on the address.
  const isPlain = !readRouteDeclaration(route).title
  return (
    <div
      className={styles['bar']}
      data-background={isOverPicture(route, skin) ? 'picture-with-title' : 'page'}
    >
      {isPlain && <span className={styles['title']}>{t(`route.${route}`)}</span>}
    </div>
  )
}

/** Returns whether the first block of a route's page is a picture that reaches under the bar. */
function isOverPicture(route: RouteId, { pages }: Skin): boolean {
  const { page } = readRouteDeclaration(route)
  const { order = [], blocks = {} } = (page && pages[page]) ?? {}
  const first = blocks[order[0] ?? '']
  if (first?.type !== 'picture') return first?.variant === 'lead'
  return first.variant === 'field' || /titled$/.test(first.settings?.behindBar ?? '')
}
