import { type ReactNode, useState } from 'react'
import type { LiveSettings, SettingsBody } from '../../contract/generated/workshop.ts'
import { Choice } from '../look/Choice.tsx'
import { liveFacts } from '../scenario/use-scene.ts'
import { Foresight } from './Foresight.tsx'
import styles from './LiveView.module.css'

export interface SettingsProps {
  readonly live: LiveSettings
  readonly change: (body: SettingsBody) => Promise<unknown>
}

const templates = [
  { name: 'mem_cen', title: 'Member centre' },
  { name: 'dep_func', title: 'Deposit page' },
] as const

const variants = [
  { value: 'base', label: 'Base' },
  { value: 'new', label: 'New' },
] as const

/** Which variant of two pages the sandbox says. */
export function Templates({ live, change }: SettingsProps): ReactNode {
  const [asked, setAsked] = useState<(typeof templates)[number]['name'] | undefined>(undefined)
  const now = liveFacts(live).templates
  return (
    <section aria-labelledby="live-templates">
      <h3 id="live-templates" className={styles['title']}>
        Templates
      </h3>
      {templates.map(({ name, title }) => {
        const other = now[name] === 'new' ? 'base' : 'new'
        return (
          <div key={name} className={styles['row']}>
            <div className={styles['setting']}>
              <span>
                {title} <code className={styles['code']}>{name}</code>
              </span>
              <Choice
                as="row"
                place="bar"
                aria-label={`${title}, ${name}`}
                value={now[name]}
                options={variants}
                onChange={(value) => setAsked(value === now[name] ? undefined : name)}
              />
            </div>
            {asked === name && (
              <Foresight
                live={live}
                change={{ templates: { [name]: other } }}
                action={`Use the ${other} ${title.toLowerCase()}`}
                nothing={`No block of this merchant turns. The ${title.toLowerCase()} takes its ${other} variant.`}
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
