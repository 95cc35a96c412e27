import type { ReactNode } from 'react'
import type { PublishingState } from '../../core/contract/generated/studio-api.ts'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useSay } from '../i18n/use-say.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import styles from './PublishWindow.module.css'

export interface ReleasesProps {
  readonly state: PublishingState
  readonly isBusy: boolean
  readonly onServe: (release: string) => void
}

/** Lists the releases, newest first, with a way to serve each again and links to view them. */
export function Releases({ state, isBusy, onServe }: ReleasesProps): ReactNode {
  const say = useSay('publish')
  const { releases, hosts, folder } = state
  if (releases.length === 0) return <p className={styles['quiet']}>{say('none')}</p>
  return (
    <section aria-labelledby="releases" className={styles['releases']}>
      <h3 id="releases" className={styles['label']}>
        {say('releases')}
      </h3>
      <ul className={styles['list']}>
        {releases.map(({ name, published, lastServed, hosts: count, current }) => (
          <li key={name} className={styles['release']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['quiet']}>
              {published !== null && `${formatTime(published)} · `}
              {lastServed !== null &&
                lastServed !== published &&
                `${say('servedAgain', { time: formatTime(lastServed) })} · `}
              {say('hosts', { count })}
            </span>
            {current ? (
              <span className={styles['current']}>{say('served')}</span>
            ) : (
              <StudioButton
                isDisabled={isBusy}
                aria-label={say('serveNamed', { release: name })}
                onPress={() => onServe(name)}
              >
                {say('serve')}
              </StudioButton>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>
        {fill(
          say('servedHosts', { count: hosts.length, command: placeholder }),
          <code className={styles['folder']}>{`npx livery serve ${folder}`}</code>,
        )}
      </p>
    </section>
  )
}

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en')
}
