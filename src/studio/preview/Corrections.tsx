import type { ReactNode } from 'react'
import { useSay } from '../i18n/use-say.ts'
import { IconButton } from '../look/Button.tsx'
import type { Correction } from '../scenario/scenario-query.ts'
import styles from './Corrections.module.css'

export interface CorrectionsProps {
  readonly corrections: readonly Correction[]
  readonly onDismiss: () => void
}

/** Lists the corrected parts of the address until they are dismissed. */
export function Corrections({ corrections, onDismiss }: CorrectionsProps): ReactNode {
  const say = useSay('scenario')
  const common = useSay('common')
  if (corrections.length === 0) return null
  return (
    <div className={styles['corrections']} role="alert">
      <ul>
        {corrections.map(({ key, values }) => (
          <li key={key + values['typed']}>{say(key, values)}</li>
        ))}
      </ul>
      <IconButton icon="close" label={common('dismiss')} onPress={onDismiss} />
    </div>
  )
}
