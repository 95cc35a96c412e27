import { type ReactNode, useEffect, useState } from 'react'
import type { FrameAddress } from '../../../../../core/contract/frame-address.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './Play.module.css'
import type { GameChoice } from './use-game-choice.ts'

export interface GameWindowProps {
  readonly choice: GameChoice
  readonly address: FrameAddress
  /** Called when the player returns to this page. */
  readonly onReturn: () => void
}

/** Shows the button that opens a game in a new window, and a notice while that window is open. */
export function GameWindow({ choice, address, onReturn }: GameWindowProps): ReactNode {
  const t = useT()
  const { look } = useSkin()
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') onReturn()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [onReturn])
  const open = (): void => {
    // Not a link: the browser would show its address in the status bar and menus.
    window.open(address.href, '_blank', 'noopener,noreferrer')
    setOpened(true)
  }
  return (
    <div className={styles['state']}>
      <Notice
        kind="success"
        size="page"
        line={opened ? t('play.windowOpen', { name: choice.name }) : choice.name}
        detail={
          <>
            <p>{t(opened ? 'play.windowReturn' : 'play.windowReady')}</p>
            <div className={styles['ways']}>
              <Button variant={opened ? 'outline' : 'accent'} onClick={open}>
                {t(opened ? 'play.openAgain' : 'play.openGame')}
              </Button>
            </div>
          </>
        }
        ornament={look.ornaments['success']}
      />
    </div>
  )
}
