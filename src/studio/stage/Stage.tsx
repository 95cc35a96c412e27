import type { ReactNode } from 'react'
import { LiveView } from '../flags/LiveView.tsx'
import { GridView } from '../grid/GridView.tsx'
import { Choice } from '../look/Choice.tsx'
import { changeQuery, useQuery } from '../navigation.ts'
import { ScenarioBar } from '../scenario/ScenarioBar.tsx'
import { useScene } from '../scenario/use-scene.ts'
import { Corrections } from './Corrections.tsx'
import { PreviewView } from './PreviewView.tsx'
import styles from './Stage.module.css'

const views = [
  { value: 'page', label: 'Page' },
  { value: 'grid', label: 'Scenarios' },
  { value: 'live', label: 'Live settings' },
] as const

/** The merchant as it is typed: its page, several scenarios of it, and what the sandbox says live. */
export function Stage(): ReactNode {
  const typed = useQuery().get('view')
  const view = views.find(({ value }) => value === typed)?.value ?? 'page'
  return (
    <div className={styles['stage']}>
      <div className={styles['views']}>
        <Choice
          as="row"
          place="bar"
          aria-label="View"
          value={view}
          options={views}
          onChange={(value) => changeQuery({ view: value === 'page' ? undefined : value })}
        />
      </div>
      {view === 'live' ? <LiveView /> : <Scene view={view} />}
    </div>
  )
}

function Scene({ view }: { readonly view: 'page' | 'grid' }): ReactNode {
  const hand = useScene()
  if (!hand)
    return (
      <p className={styles['word']} role="status">
        Opening the preview…
      </p>
    )
  return (
    <>
      <ScenarioBar hand={hand} />
      <Corrections sentences={hand.corrections} onDismiss={hand.dismiss} />
      {view === 'grid' ? <GridView hand={hand} /> : <PreviewView hand={hand} />}
    </>
  )
}
