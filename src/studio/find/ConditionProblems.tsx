import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import styles from './ConditionProblems.module.css'
import type { ConditionFilter } from './use-found-merchants.ts'

/** Says why conditions could not be checked, and while they are. */
export function ConditionProblems({ filter }: { readonly filter: ConditionFilter }): ReactNode {
  const t = useT('find')
  const common = useT('common')
  const { failed, problems, isFresh, again } = filter
  if (failed !== undefined)
    return (
      <RefusalNotice action={<StudioButton onPress={again}>{common('tryAgain')}</StudioButton>}>
        {failed}
      </RefusalNotice>
    )
  return (
    <div className={styles['problems']} aria-live="polite">
      {!isFresh && <p className={styles['looking']}>{t('looking')}</p>}
      {isFresh &&
        problems.map((problem) => (
          <p key={problem} className={styles['problem']}>
            {problem}
          </p>
        ))}
    </div>
  )
}
