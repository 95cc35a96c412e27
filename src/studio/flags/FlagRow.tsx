import { type ReactNode, useState } from 'react'
import type { FlagState, LiveSettings, SettingsBody } from '../../contract/generated/workshop.ts'
import { PlaceLink } from '../frame/PlaceLink.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { useOpen } from '../state/use-bench.tsx'
import styles from './FlagRow.module.css'
import { Foresight } from './Foresight.tsx'

export interface FlagRowProps {
  readonly flag: FlagState
  readonly live: LiveSettings
  readonly change: (body: SettingsBody) => Promise<unknown>
}

/** A flag: what it is, whom to ask, what reads it here, and what switching it would change. */
export function FlagRow({ flag, live, change }: FlagRowProps): ReactNode {
  const { bench } = useOpen()
  const [isAsked, setAsked] = useState(false)
  const { name, title, owner, changes, on, platform, decides } = flag
  const unsaid = flag.default === platform ? '' : ', as this merchant says'
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <span className={styles['title']}>{title}</span>
        <code className={styles['name']}>{name}</code>
        <span className={styles['owner']}>{owner}</span>
        <Toggle
          aria-label={`${title}, ${name}`}
          isOn={on}
          onChange={() => setAsked((last) => !last)}
        />
      </div>
      <p className={styles['line']}>
        {changes} Taken for {flag.default ? 'on' : 'off'} while the gateway has not said it{unsaid}.
      </p>
      {decides.length > 0 && (
        <p className={styles['line']}>
          Read by{' '}
          {decides.map((path, place) => (
            <span key={path}>
              {place > 0 && ', '}
              <PlaceLink className={styles['link']} place={{ merchant: bench.code, path }}>
                {path}
              </PlaceLink>
            </span>
          ))}
          .
        </p>
      )}
      {isAsked && (
        <Foresight
          live={live}
          change={{ whitelabel: { [name]: !on } }}
          action={`Switch ${name} ${on ? 'off' : 'on'}`}
          nothing={`No block of this merchant turns. ${changes}`}
          onDo={async (body) => {
            await change(body)
            setAsked(false)
          }}
          onLeave={() => setAsked(false)}
        />
      )}
    </li>
  )
}
