import { type ReactNode, useEffect } from 'react'
import type { NavbarProps } from './on-demand/Navbar.tsx'
import styles from './PageBar.module.css'
import { loadBar } from './page-table.ts'
import { usePage } from './use-page.ts'

/** How long after its code did not come the bar is tried again, in milliseconds. */
const againMs = 5000

/** The bar of every page but home. Its code comes with that of a page; until then its place is held. */
export function PageBar(props: NavbarProps): ReactNode {
  const bar = usePage(loadBar)
  const retry = bar.kind === 'failed' ? bar.retry : undefined
  useEffect(() => {
    if (!retry) return
    const timer = setTimeout(retry, againMs)
    return () => clearTimeout(timer)
  }, [retry])
  return bar.kind === 'ready' ? <bar.Page {...props} /> : <div className={styles['place']} />
}
