import type { ReactNode } from 'react'
import type { AuditEntry } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './Admin.module.css'
import { formatChange } from './format-change.ts'

/** An action, or an attempt at one: when, who, from where, about which merchants, and what it changed. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }): ReactNode {
  const t = useT('admin')
  const { at, who, from, action, merchants, outcome, problem, change } = entry
  return (
    <li className={styles['entry']}>
      <time dateTime={at} className={styles['time']}>
        {at.slice(0, 19).replace('T', ' ')}
      </time>
      <span className={styles['outcome']} data-outcome={outcome}>
        {t(`outcome.${outcome}`)}
      </span>
      <strong>{action}</strong>
      <span>{merchants.join(', ')}</span>
      <span className={styles['quiet']}>{t('by.sender', { who: who || t('nobody'), from })}</span>
      {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
      {change !== undefined && (
        <details className={styles['change']}>
          <summary>{t('change')}</summary>
          <pre>{formatChange(change)}</pre>
        </details>
      )}
    </li>
  )
}
