import type { ReactNode } from 'react'
import { IconButton } from '../look/Button.tsx'
import styles from './Corrections.module.css'

export interface CorrectionsProps {
  readonly sentences: readonly string[]
  readonly onDismiss: () => void
}

/** What of the address was no scenario, until it is read. */
export function Corrections({ sentences, onDismiss }: CorrectionsProps): ReactNode {
  if (sentences.length === 0) return null
  return (
    <div className={styles['corrections']} role="alert">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <IconButton icon="close" label="Dismiss" onPress={onDismiss} />
    </div>
  )
}
