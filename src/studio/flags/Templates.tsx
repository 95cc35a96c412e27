import { type ReactNode, useState } from 'react'
import type { LiveSettings, SettingsBody } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { optionsOf } from '../look/options.ts'
import { liveFacts } from '../scenario/use-scenario.ts'
import styles from './LiveView.module.css'
import { SwitchImpact } from './SwitchImpact.tsx'

export interface LiveSettingsProps {
  readonly live: LiveSettings
  readonly change: (body: SettingsBody) => Promise<unknown>
}

const templates = ['mem_cen', 'dep_func'] as const
const variants = ['base', 'new'] as const

/** Chooses the template variants of two pages in the sandbox. */
export function Templates({ live, change }: LiveSettingsProps): ReactNode {
  const t = useT('flags')
  const [asked, setAsked] = useState<(typeof templates)[number] | undefined>(undefined)
  const now = liveFacts(live).templates
  return (
    <section aria-labelledby="live-templates">
      <h3 id="live-templates" className={styles['title']}>
        {t('templates')}
      </h3>
      {templates.map((name) => {
        const title = t(`template.${name}`)
        const other = now[name] === 'new' ? 'base' : 'new'
        return (
          <div key={name} className={styles['row']}>
            <div className={styles['setting']}>
              <span>
                {title} <code className={styles['code']}>{name}</code>
              </span>
              <ChoiceInput
                as="row"
                place="bar"
                aria-label={t('named', { title, name })}
                value={now[name]}
                options={optionsOf(variants, (one) => t(`variant.${one}`))}
                onChange={(value) => setAsked(value === now[name] ? undefined : name)}
              />
            </div>
            {asked === name && (
              <SwitchImpact
                live={live}
                change={{ templates: { [name]: other } }}
                action={t(`useTemplate.${name}.${other}`)}
                nothing={t(`templateOnly.${name}.${other}`)}
                onDo={async (body) => {
                  await change(body)
                  setAsked(undefined)
                }}
                onLeave={() => setAsked(undefined)}
              />
            )}
          </div>
        )
      })}
    </section>
  )
}
