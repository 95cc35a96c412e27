import type { ReactNode } from 'react'
import { useSay } from '../i18n/use-say.ts'
import { Hidden } from '../look/Hidden.tsx'
import { Icon } from '../look/Icon.tsx'
import styles from './Count.module.css'

export interface CountProps {
  readonly errors: number
  readonly warnings: number
}

/** Shows the number of findings, with a text for screen readers. */
export function Count({ errors, warnings }: CountProps): ReactNode {
  const say = useSay('findings')
  if (errors + warnings === 0)
    return (
      <span className={styles['count']} data-severity="none">
        <Icon name="check" />
        <Hidden>{say('noFindings')}</Hidden>
      </span>
    )
  return (
    <span className={styles['counts']}>
      {errors > 0 && (
        <span className={styles['count']} data-severity="error">
          <Icon name="error" />
          {errors}
          <Hidden> {say('errors', { count: errors })}</Hidden>
        </span>
      )}
      {warnings > 0 && (
        <span className={styles['count']} data-severity="warning">
          <Icon name="warning" />
          {warnings}
          <Hidden> {say('warnings', { count: warnings })}</Hidden>
        </span>
      )}
    </span>
  )
}
