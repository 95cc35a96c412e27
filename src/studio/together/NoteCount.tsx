import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioIcon } from '../look/StudioIcon.tsx'
import styles from './Notes.module.css'

export interface NoteCountProps {
  readonly count: number
}

/** Shows the number of open notes about something; nothing where there are none. */
export function NoteCount({ count }: NoteCountProps): ReactNode {
  const t = useT('together')
  if (count === 0) return null
  const label = t('notes.count', { count })
  return (
    <span className={styles['count']} role="img" aria-label={label} title={label}>
      <StudioIcon name="note" />
      {count}
    </span>
  )
}
