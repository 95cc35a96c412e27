import type { ReactNode } from 'react'
import { errorMessageKey, errorMessageValues } from '../../../gateway/error-message-key.ts'
import type { PagedCall } from '../../../gateway/use-pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { useConnection } from '../../../state/connection.ts'
import { Button } from '../../controls/Button.tsx'
import { Progress } from '../../controls/Progress.tsx'
import typography from '../../controls/typography.module.css'
import styles from './StatementButton.module.css'
import { type RecordStatement, useRecordStatement } from './use-record-statement.ts'
import { useStatement } from './use-statement.ts'

/** Saves every record of a filter as a file for spreadsheets, with its progress and a way to stop. */
export function StatementButton<N extends PagedCall, T>(
  statement: RecordStatement<N, T>,
): ReactNode {
  const t = useT()
  const offline = useConnection() === 'offline'
  const { state, start, stop } = useStatement(useRecordStatement(statement))
  if (state.kind === 'collecting') {
    const label = t('records.statement.progress', { percent: Math.round(state.part * 100) })
    return (
      <div className={styles['progress']} data-kit="statement">
        <p className={`${styles['label']} ${typography['muted']}`} data-part="label" role="status">
          {label}
        </p>
        <Progress label={label} part={state.part} />
        <Button variant="plain" size="small" onClick={stop}>
          {t('records.statement.stop')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['statement']} data-kit="statement">
      <Button
        variant="plain"
        size="small"
        icon="records"
        disabled={offline}
        onClick={() => void start()}
      >
        {t('records.statement.save')}
      </Button>
      {state.kind === 'failed' && (
        <p className={styles['error']} data-part="error" role="alert">
          {t('records.statement.failed')}:{' '}
          {t(errorMessageKey(state.error), errorMessageValues(state.error))}
        </p>
      )}
    </div>
  )
}
