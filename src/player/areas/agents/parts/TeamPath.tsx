import { type ReactNode, useState } from 'react'
import type { DownlinePlace } from '../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Icon } from '../../../kit/controls/Icon.tsx'
import { Link } from '../../../kit/controls/navigation.tsx'
import styles from './TeamPath.module.css'

export interface TeamPathProps {
  /** The way from the agent to the account whose team is shown; empty for the agent. */
  readonly path: readonly DownlinePlace[]
  /** Returns the address of the team of a user name; that of the agent without one. */
  readonly pathOf: (username: string | undefined) => string
}

/** As many accounts of a way are shown after the agent. */
const shownSteps = 3

/** The way from the agent down to the account whose team is shown; each step leads back to its level (SPEC §11.82). */
export function TeamPath({ path, pathOf }: TeamPathProps): ReactNode {
  const t = useT()
  const [whole, setWhole] = useState(false)
  const hides = !whole && path.length > shownSteps
  const steps = hides ? path.slice(1 - shownSteps) : path
  return (
    <nav className={styles['path']} data-kit="path" aria-label={t('team.path')}>
      <ol className={styles['steps']}>
        <Step label={t('team.me')} to={path.length > 0 ? pathOf(undefined) : undefined} />
        {hides && (
          <li className={styles['step']}>
            <Icon name="chevron" size="small" />
            <button
              type="button"
              className={styles['name']}
              data-part="more"
              aria-label={t('team.allLevels')}
              onClick={() => setWhole(true)}
            >
              …
            </button>
          </li>
        )}
        {steps.map(({ username }, at) => (
          <Step
            key={username}
            label={username}
            after
            to={at < steps.length - 1 ? pathOf(username) : undefined}
          />
        ))}
      </ol>
    </nav>
  )
}

interface StepProps {
  readonly label: string
  /** Follows another step. */
  readonly after?: boolean
  /** Undefined for the level that is shown. */
  readonly to: string | undefined
}

function Step({ label, after, to }: StepProps): ReactNode {
  return (
    <li className={styles['step']}>
      {after && <Icon name="chevron" size="small" />}
      {to === undefined ? (
        <span className={styles['name']} data-part="level" aria-current="page">
          {label}
        </span>
      ) : (
        <Link className={styles['name']} data-part="level" to={to}>
          {label}
        </Link>
      )}
    </li>
  )
}
