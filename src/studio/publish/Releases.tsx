import type { ReactNode } from 'react'
import type { PublishingState } from '../../core/contract/generated/studio-api.ts'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import styles from './PublishWindow.module.css'

export interface ReleasesProps {
  readonly state: PublishingState
  readonly isBusy: boolean
  readonly onServe: (release: string) => void
}

/** Lists the releases, newest first, with a way to serve each again and links to view them. */
export function Releases({ state, isBusy, onServe }: ReleasesProps): ReactNode {
  const t = useT('publish')
  const { releases, hosts, folder } = state
  if (releases.length === 0) return <p className={styles['quiet']}>{t('none')}</p>
  return (
    <section aria-labelledby="releases" className={styles['releases']}>
      <h3 id="releases" className={styles['label']}>
        {t('releases')}
      </h3>
      <ul className={styles['list']}>
        {releases.map(({ name, published, lastServed, hosts: count, current }) => (
          <li key={name} className={styles['release']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['quiet']}>
              {published !== null && `${formatTime(published)} · `}
              {lastServed !== null &&
                lastServed !== published &&
                `${t('servedAgain', { time: formatTime(lastServed) })} · `}
              {t('hosts', { count })}
            </span>
            {current ? (
              <span className={styles['current']}>{t('served')}</span>
            ) : (
              <StudioButton
                isDisabled={isBusy}
                aria-label={t('serveNamed', { release: name })}
                onPress={() => onServe(name)}
              >
                {t('serve')}
              </StudioButton>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>
        {fill(
          t('servedHosts', { count: hosts.length, command: placeholder }),
          <code className={styles['folder']}>{`npx livery serve ${folder}`}</code>,
        )}
      </p>
    </section>
  )
}

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en')
}
