import type { ReactNode } from 'react'
import { LiveView } from '../flags/LiveView.tsx'
import { GridView } from '../grid/GridView.tsx'
import { useSay } from '../i18n/use-say.ts'
import { Choice } from '../look/Choice.tsx'
import { optionsOf } from '../look/options.ts'
import { changeQuery, useQuery } from '../navigation.ts'
import { ScenarioBar } from '../scenario/ScenarioBar.tsx'
import { useScene } from '../scenario/use-scene.ts'
import { Corrections } from './Corrections.tsx'
import styles from './PreviewPane.module.css'
import { PreviewView } from './PreviewView.tsx'

const views = ['page', 'grid', 'live'] as const

/** The merchant as it is typed: its page, several scenarios of it, and what the sandbox says live. */
export function PreviewPane(): ReactNode {
  const say = useSay('preview')
  const typed = useQuery().get('view')
  const view = views.find((one) => one === typed) ?? 'page'
  return (
    <div className={styles['preview']}>
      <div className={styles['views']}>
        <Choice
          as="row"
          place="bar"
          aria-label={say('views')}
          value={view}
          options={optionsOf(views, (one) => say(`view.${one}`))}
          onChange={(value) => changeQuery({ view: value === 'page' ? undefined : value })}
        />
      </div>
      {view === 'live' ? <LiveView /> : <Scene view={view} />}
    </div>
  )
}

function Scene({ view }: { readonly view: 'page' | 'grid' }): ReactNode {
  const say = useSay('preview')
  const hand = useScene()
  if (!hand)
    return (
      <p className={styles['word']} role="status">
        {say('opening')}
      </p>
    )
  return (
    <>
      <ScenarioBar hand={hand} />
      <Corrections corrections={hand.corrections} onDismiss={hand.dismiss} />
      {view === 'grid' ? <GridView hand={hand} /> : <PreviewView hand={hand} />}
    </>
  )
}
