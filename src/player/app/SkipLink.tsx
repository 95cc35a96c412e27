import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import styles from './SkipLink.module.css'

/** The id of the part of every page that the skip link leads to. */
export const contentId = 'content'

/** The first stop of the keyboard: leads past the bars to the page itself. It is seen while it has the focus. */
export function SkipLink(): ReactNode {
  const t = useT()
  return (
    <a
      className={styles['skip']}
      href={`#${contentId}`}
      onClick={(event) => {
        // The address stays what it is: it is the page's, and Back leads by it.
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
    >
      {t('app.skip')}
    </a>
  )
}
