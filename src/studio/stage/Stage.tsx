import type { ReactNode } from 'react'
import { ScenarioBar } from '../scenario/ScenarioBar.tsx'
import { useScene } from '../scenario/use-scene.ts'
import { Corrections } from './Corrections.tsx'
import { PreviewView } from './PreviewView.tsx'
import styles from './Stage.module.css'

/** The merchant as it is typed: its page under the scenario of the address. */
export function Stage(): ReactNode {
  const hand = useScene()
  if (!hand)
    return (
      <p className={styles['word']} role="status">
        Opening the preview…
      </p>
    )
  return (
    <div className={styles['stage']}>
      <ScenarioBar hand={hand} />
      <Corrections sentences={hand.corrections} onDismiss={hand.dismiss} />
      <PreviewView hand={hand} />
    </div>
  )
}
