import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import styles from './SkipLink.module.css'

/** The id of the element that the skip link focuses on every page. */
export const contentId = 'content'

/** Shows the first link of the tab order, which skips the bars and focuses the page. It is visible only while it has the focus. */
export function SkipLink(): ReactNode {
  const t = useT()
  return (
    <a
      className={styles['skip']}
      href={`#${contentId}`}
      onClick={(event) => {
        // A fragment in the address would add a step to the history.
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
    >
      {t('app.skip')}
    </a>
  )
}
