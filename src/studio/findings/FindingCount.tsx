import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Hidden } from '../look/Hidden.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import styles from './FindingCount.module.css'

export interface FindingCountProps {
  readonly errors: number
  readonly warnings: number
}

/** Shows the number of findings, with a text for screen readers. */
export function FindingCount({ errors, warnings }: FindingCountProps): ReactNode {
  const t = useT('findings')
  if (errors + warnings === 0)
    return (
      <span className={styles['count']} data-severity="none">
        <StudioIcon name="check" />
        <Hidden>{t('noFindings')}</Hidden>
      </span>
    )
  return (
    <span className={styles['counts']}>
      {errors > 0 && (
        <span className={styles['count']} data-severity="error">
          <StudioIcon name="error" />
          {errors}
          <Hidden> {t('errors', { count: errors })}</Hidden>
        </span>
      )}
      {warnings > 0 && (
        <span className={styles['count']} data-severity="warning">
          <StudioIcon name="warning" />
          {warnings}
          <Hidden> {t('warnings', { count: warnings })}</Hidden>
        </span>
      )}
    </span>
  )
}
