import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'
import type { QueryCorrection } from '../scenario/scenario-query.ts'
import styles from './CorrectionNotices.module.css'

export interface CorrectionsProps {
  readonly corrections: readonly QueryCorrection[]
  readonly onDismiss: () => void
}

/** Lists the corrected parts of the address until they are dismissed. */
export function CorrectionNotices({ corrections, onDismiss }: CorrectionsProps): ReactNode {
  const t = useT('scenario')
  const common = useT('common')
  if (corrections.length === 0) return null
  return (
    <div className={styles['corrections']} role="alert">
      <ul>
        {corrections.map(({ key, values }) => (
          <li key={key + values['typed']}>{t(key, values)}</li>
        ))}
      </ul>
      <StudioIconButton icon="close" label={common('dismiss')} onPress={onDismiss} />
    </div>
  )
}
