import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { ScaledFrame } from '../preview/ScaledFrame.tsx'
import { ScenarioBar } from '../scenario/ScenarioBar.tsx'
import { widths } from '../scenario/scenario-query.ts'
import { type ScenarioState, useScenario } from '../scenario/use-scenario.ts'
import { useDraftTexts, useMerchantCode } from '../state/use-editor.tsx'
import styles from './ComparedPages.module.css'
import { edited } from './compared-states.ts'

export interface ComparedPagesProps {
  /** A commit, or the name of a state. */
  readonly before: string
  readonly after: string
}

/** Shows a page of two states of the merchant side by side, under the scenario of the preview. */
export function ComparedPages(props: ComparedPagesProps): ReactNode {
  const t = useT('history')
  const state = useScenario()
  return (
    <section aria-label={t('pages')}>
      {state ? <Pages {...props} state={state} /> : <p role="status">{t('openingPages')}</p>}
    </section>
  )
}

interface PagesProps extends ComparedPagesProps {
  readonly state: ScenarioState
}

function Pages({ before, after, state }: PagesProps): ReactNode {
  const t = useT('history')
  const tPreview = useT('preview')
  const { previewed, change } = state
  return (
    <>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{t('pages')}</h3>
        <ChoiceInput
          as="list"
          place="bar"
          aria-label={tPreview('width')}
          value={String(previewed.width)}
          options={widths.map((width) => ({
            value: String(width),
            label: tPreview('wide', { width }),
          }))}
          onChange={(width) => change({ width: Number(width) })}
        />
      </div>
      <div className={styles['bar']}>
        <ScenarioBar state={state} />
      </div>
      <div className={styles['pages']}>
        <ComparedPage state={state} of={before} label={t('before')} />
        <ComparedPage state={state} of={after} label={t('after')} />
      </div>
    </>
  )
}

interface ComparedPageProps {
  readonly state: ScenarioState
  /** The state of the merchant. */
  readonly of: string
  readonly label: string
}

const none = [] as const

function ComparedPage({ state, of, label }: ComparedPageProps): ReactNode {
  const t = useT('history')
  const merchant = useMerchantCode()
  const texts = useDraftTexts()
  const { scenario, at, width } = state.previewed
  const shown = of === edited ? { texts } : { texts: none, state: of }
  return (
    <figure className={styles['page']}>
      <figcaption>{label}</figcaption>
      <div className={styles['frame']}>
        <ScaledFrame
          merchant={merchant}
          {...shown}
          scenario={scenario}
          at={at}
          width={width}
          title={t('pageOf', { state: label })}
          absent={t('noPage')}
        />
      </div>
    </figure>
  )
}
