import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../components/ui/IconButton.tsx'
import { useT } from '../../../i18n/use-t.ts'
import styles from './Play.module.css'

/** On a phone that lies on its side: that the game has more room upright, until it is put away. */
export function TurnHint(): ReactNode {
  const t = useT()
  const [away, setAway] = useState(false)
  if (away) return null
  return (
    <p className={styles['turn']} role="note">
      {t('play.turn')}
      <IconButton icon="close" label={t('common.close')} onClick={() => setAway(true)} />
    </p>
  )
}
