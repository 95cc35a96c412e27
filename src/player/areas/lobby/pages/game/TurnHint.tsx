import { type ReactNode, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import styles from './Play.module.css'

/** Hints on a phone in landscape that the game has more room upright, until the player closes the hint. */
export function TurnHint(): ReactNode {
  const t = useT()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <p className={styles['turn']} role="note">
      {t('play.turn')}
      <IconButton icon="close" label={t('common.close')} onClick={() => setIsClosed(true)} />
    </p>
  )
}
