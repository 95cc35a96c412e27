import type { ReactNode } from 'react'
import type { PublishingState } from '../../contract/generated/workshop.ts'
import { Button } from '../look/Button.tsx'
import styles from './PublishWindow.module.css'

export interface ReleasesProps {
  readonly state: PublishingState
  readonly isBusy: boolean
  readonly onServe: (release: string) => void
}

/** What went out, newest first, with the way back to each, and how all of it is looked at. */
export function Releases({ state, isBusy, onServe }: ReleasesProps): ReactNode {
  const { releases, hosts, folder } = state
  if (releases.length === 0) return <p className={styles['quiet']}>Nothing is published yet.</p>
  return (
    <section aria-labelledby="releases" className={styles['releases']}>
      <h3 id="releases" className={styles['label']}>
        Releases
      </h3>
      <ul className={styles['list']}>
        {releases.map(({ name, published, lastServed, hosts: count, current }) => (
          <li key={name} className={styles['release']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['quiet']}>
              {published !== null && `${formatTime(published)} · `}
              {lastServed !== null &&
                lastServed !== published &&
                `served again ${formatTime(lastServed)} · `}
              {count === 1 ? '1 host' : `${count} hosts`}
            </span>
            {current ? (
              <span className={styles['current']}>Served</span>
            ) : (
              <Button
                isDisabled={isBusy}
                aria-label={`Serve ${name} again`}
                onPress={() => onServe(name)}
              >
                Serve again
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>
        {hosts.length === 1 ? 'One host is' : `${hosts.length} hosts are`} served. Look at it:{' '}
        <code className={styles['folder']}>npx livery serve {folder}</code>
      </p>
    </section>
  )
}

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en')
}
