import type { ReactNode } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Choice } from '../look/Choice.tsx'
import { FailingCalls } from './FailingCalls.tsx'
import { FlagChoice } from './FlagChoice.tsx'
import { playerPages } from './player-pages.ts'
import styles from './ScenarioBar.module.css'
import { devices, sessions } from './scenario-query.ts'
import type { SceneInHand } from './use-scene.ts'

/** Who looks at what: all of it stands in the address. */
export function ScenarioBar({ hand }: { readonly hand: SceneInHand }): ReactNode {
  const { scene, languages, change } = hand
  const { scenario, at } = scene
  const { session, language = '', device = 'browser', templates } = scenario
  return (
    <Toolbar className={styles['bar'] ?? ''} aria-label="Scenario">
      <Choice
        as="list"
        place="bar"
        aria-label="Page"
        value={at}
        options={pagesWith(at)}
        onChange={(value) => change({ at: value })}
      />
      <Choice
        as="row"
        place="bar"
        aria-label="Who looks"
        value={session}
        options={sessions.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => change({ scenario: { session: value } })}
      />
      <Choice
        as="list"
        place="bar"
        aria-label="Language"
        value={language}
        options={languages.map((value) => ({ value, label: nameLanguage(value) }))}
        onChange={(value) => change({ scenario: { language: value } })}
      />
      <Choice
        as="list"
        place="bar"
        aria-label="Opened as"
        value={device}
        options={devices.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => change({ scenario: { device: value } })}
      />
      <FlagChoice hand={hand} />
      <Choice
        as="list"
        place="bar"
        aria-label="Templates in use"
        value={`${templates.mem_cen ?? 'base'} ${templates.dep_func ?? 'base'}`}
        options={templateOptions}
        onChange={(value) => {
          const [mem_cen, dep_func] = value.split(' ').map(readTemplate)
          change({
            scenario: { templates: { mem_cen: mem_cen ?? 'base', dep_func: dep_func ?? 'base' } },
          })
        }}
      />
      <FailingCalls hand={hand} />
    </Toolbar>
  )
}

const names = {
  guest: 'Guest',
  member: 'Member',
  agent: 'Agent',
  trial: 'Trial',
  browser: 'Browser',
  pwa: 'Installed',
  webclip: 'Web clip',
  app: 'App',
} as const

const templateOptions = [
  { value: 'base base', label: 'Templates base' },
  { value: 'new base', label: 'Member centre new' },
  { value: 'base new', label: 'Deposit new' },
  { value: 'new new', label: 'Templates new' },
] as const

function readTemplate(word: string): 'base' | 'new' {
  return word === 'new' ? 'new' : 'base'
}

/** The pages to choose from, and the one that links led to. */
function pagesWith(at: string) {
  const options = playerPages.map((page) => ({ value: page.at, label: page.title }))
  const isListed = options.some(({ value }) => value === at)
  return isListed ? options : [...options, { value: at, label: at }]
}

/** A language by its own name, as its speakers write it. */
export function nameLanguage(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}
