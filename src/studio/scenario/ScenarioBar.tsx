import type { ReactNode } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { devices, sessionKinds } from '../../core/contract/facts.ts'
import type { MerchantPages } from '../../core/contract/own-pages.ts'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { useChecks } from '../state/use-editor.tsx'
import { FailingCalls } from './FailingCalls.tsx'
import { FlagChoice } from './FlagChoice.tsx'
import { MomentChoice } from './MomentChoice.tsx'
import { listOwnAddresses, playerPages } from './player-pages.ts'
import styles from './ScenarioBar.module.css'
import type { ScenarioState } from './use-scenario.ts'

/** Shows the scenario of the preview. The address contains all of it. */
export function ScenarioBar({ state }: { readonly state: ScenarioState }): ReactNode {
  const t = useT('scenario')
  const { previewed, languages, change } = state
  const { scenario, at } = previewed
  const pages: MerchantPages = Object(Object(useChecks().merchant)['pages'])
  const { session, language = '', device = 'browser', templates } = scenario
  return (
    <Toolbar className={styles['bar'] ?? ''} aria-label={t('title')}>
      <ChoiceInput
        as="list"
        place="bar"
        aria-label={t('page')}
        value={at}
        options={pagesWith(at, { pages, t })}
        onChange={(value) => change({ at: value })}
      />
      <ChoiceInput
        as="row"
        place="bar"
        aria-label={t('who')}
        value={session}
        options={optionsOf(sessionKinds, (one) => t(`session.${one}`))}
        onChange={(value) => change({ scenario: { session: value } })}
      />
      <ChoiceInput
        as="list"
        place="bar"
        aria-label={t('language')}
        value={language}
        options={optionsOf(languages, nameLanguage)}
        onChange={(value) => change({ scenario: { language: value } })}
      />
      <ChoiceInput
        as="list"
        place="bar"
        aria-label={t('device')}
        value={device}
        options={optionsOf(devices, (one) => t(`deviceName.${one}`))}
        onChange={(value) => change({ scenario: { device: value } })}
      />
      <FlagChoice state={state} />
      <ChoiceInput
        as="list"
        place="bar"
        aria-label={t('templates')}
        value={`${templates.mem_cen ?? 'base'} ${templates.dep_func ?? 'base'}`}
        options={optionsOf(templatePairs, (pair) => t(`template.${pair}`))}
        onChange={(value) => {
          const [mem_cen, dep_func] = value.split(' ').map(readTemplate)
          change({
            scenario: { templates: { mem_cen: mem_cen ?? 'base', dep_func: dep_func ?? 'base' } },
          })
        }}
      />
      <MomentChoice state={state} />
      <FailingCalls state={state} />
    </Toolbar>
  )
}

/** The variants of the member centre and of the deposit page. */
const templatePairs = ['base base', 'new base', 'base new', 'new new'] as const

function readTemplate(word: string): 'base' | 'new' {
  return word === 'new' ? 'new' : 'base'
}

/** The pages to choose from, and the one that links led to. */
function pagesWith(
  at: string,
  { pages, t }: { readonly pages: MerchantPages; readonly t: TranslateIn<'scenario'> },
) {
  const options = [
    ...playerPages.map((page) => ({ value: page.at, label: t(`pageName.${page.name}`) })),
    ...listOwnAddresses(pages).map(({ at: value, name }) => ({ value, label: name })),
  ]
  const isListed = options.some(({ value }) => value === at)
  return isListed ? options : [...options, { value: at, label: at }]
}

/** A language by its own name, as its speakers write it. */
function nameLanguage(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}
