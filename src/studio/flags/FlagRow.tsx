import { type ReactNode, useState } from 'react'
import type {
  FlagState,
  LiveSettings,
  SettingsBody,
} from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { Toggle } from '../look/Toggle.tsx'
import styles from './FlagRow.module.css'
import { ForcedOff } from './ForcedOff.tsx'
import { ReadBy } from './ReadBy.tsx'
import { SwitchImpact } from './SwitchImpact.tsx'

export interface FlagRowProps {
  readonly flag: FlagState
  readonly live: LiveSettings
  readonly change: (body: SettingsBody) => Promise<unknown>
}

/** A flag: what it is, whom to ask, what reads it here, and what switching it would change. */
export function FlagRow({ flag, live, change }: FlagRowProps): ReactNode {
  const t = useT('flags')
  const [isAsked, setAsked] = useState(false)
  const { name, title, owner, changes, on, platform, decides } = flag
  const taken = flag.default ? 'on' : 'off'
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <span className={styles['title']}>{title}</span>
        <code className={styles['name']}>{name}</code>
        <span className={styles['owner']}>{owner}</span>
        <Toggle
          aria-label={t('named', { title, name })}
          isOn={on}
          onChange={() => setAsked((last) => !last)}
        />
      </div>
      <p className={styles['line']}>
        {changes} {t(flag.default === platform ? `default.${taken}` : `default.${taken}Here`)}
      </p>
      <ForcedOff flag={flag} />
      <ReadBy paths={decides} />
      {isAsked && (
        <SwitchImpact
          live={live}
          change={{ whitelabel: { [name]: !on } }}
          action={t(on ? 'switchOff' : 'switchOn', { name })}
          nothing={t('turnsNothing', { changes })}
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
