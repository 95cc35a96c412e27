import { type ReactNode, useId } from 'react'
import { useModal } from '../../../player/kit/controls/use-modal.ts'
import styles from './GameSheet.module.css'
import { useGame } from './game-context.ts'
import { CloseMark } from './marks.tsx'

export interface GameSheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet that rises over the game. */
export function GameSheet({ title, onClose, children }: GameSheetProps): ReactNode {
  const id = useId()
  const { t } = useGame()
  const modal = useModal({ onClose, focus: 'none' })
  return (
    <dialog {...modal} className={styles['sheet']} aria-labelledby={id}>
      <div className={styles['panel']}>
        <header className={styles['head']}>
          <h2 className={styles['title']} id={id}>
            {title}
          </h2>
          <button
            type="button"
            className={styles['close']}
            aria-label={t('close')}
            onClick={onClose}
          >
            <CloseMark />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
        <section className={styles['body']} tabIndex={0} aria-labelledby={id}>
          {children}
        </section>
      </div>
    </dialog>
  )
}
