import type { ReactNode } from 'react'
import type { CardsStep } from '../../../core/contract/game-table.ts'
import { useGame } from '../room/game-context.ts'
import styles from './CardsActions.module.css'

export interface CardsActionsProps {
  readonly steps: readonly CardsStep[]
  readonly waits: boolean
  readonly onStep: (step: CardsStep) => void
}

const all = ['hit', 'stand', 'double'] as const

/** Shows the buttons for an open hand. */
export function CardsActions({ steps, waits, onStep }: CardsActionsProps): ReactNode {
  const { t } = useGame()
  return (
    <div className={styles['actions']}>
      {all.map((step) => (
        <button
          key={step}
          type="button"
          className={styles['action']}
          data-step={step}
          disabled={waits || !steps.includes(step)}
          onClick={() => onStep(step)}
        >
          {t(`cards.${step}`)}
        </button>
      ))}
    </div>
  )
}
