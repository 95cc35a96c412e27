import type { ReactNode } from 'react'
import { LiveView } from '../flags/LiveView.tsx'
import { GridView } from '../grid/GridView.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { changeQuery, useQuery } from '../navigation/navigation.ts'
import { PreviewView } from '../preview/PreviewView.tsx'
import { ScenarioBar } from '../scenario/ScenarioBar.tsx'
import { useScenario } from '../scenario/use-scenario.ts'
import { CorrectionNotices } from './CorrectionNotices.tsx'
import styles from './PreviewPane.module.css'

const views = ['page', 'grid', 'live'] as const

/** The merchant as it is typed: its page, several scenarios of it, and what the sandbox says live. */
export function PreviewPane(): ReactNode {
  const t = useT('preview')
  const typed = useQuery().get('view')
  const view = views.find((one) => one === typed) ?? 'page'
  return (
    <div className={styles['preview']}>
      <div className={styles['views']}>
        <ChoiceInput
          as="row"
          place="bar"
          aria-label={t('views')}
          value={view}
          options={optionsOf(views, (one) => t(`view.${one}`))}
          onChange={(value) => changeQuery({ view: value === 'page' ? undefined : value })}
        />
      </div>
      {view === 'live' ? <LiveView /> : <PreviewContent view={view} />}
    </div>
  )
}

function PreviewContent({ view }: { readonly view: 'page' | 'grid' }): ReactNode {
  const t = useT('preview')
  const state = useScenario()
  if (!state)
    return (
      <p className={styles['word']} role="status">
        {t('opening')}
      </p>
    )
  return (
    <>
      <ScenarioBar state={state} />
      <CorrectionNotices corrections={state.corrections} onDismiss={state.dismiss} />
      {view === 'grid' ? <GridView state={state} /> : <PreviewView state={state} />}
    </>
  )
}
