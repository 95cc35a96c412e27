import { type ReactNode, useEffect } from 'react'
import type { NavbarProps } from './on-demand/Navbar.tsx'
import styles from './PageBar.module.css'
import { loadBar } from './page-table.ts'
import { usePage } from './use-page.ts'

/** Milliseconds until the navbar's code is requested again after it failed to load. */
const retryMs = 5000

/** Shows the navbar of every page but home, and keeps its space while its code loads with that of the page. */
export function PageBar(props: NavbarProps): ReactNode {
  const bar = usePage(loadBar)
  const retry = bar.kind === 'failed' ? bar.retry : undefined
  useEffect(() => {
    if (!retry) return
    const timer = setTimeout(retry, retryMs)
    return () => clearTimeout(timer)
  }, [retry])
  return bar.kind === 'ready' ? <bar.Page {...props} /> : <div className={styles['place']} />
}
