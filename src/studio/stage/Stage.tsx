import type { ReactNode } from 'react'
import { useOpen } from '../state/use-bench.tsx'
import styles from './Stage.module.css'

/** The merchant's own page, as it is served. */
export function Stage(): ReactNode {
  const { checks } = useOpen()
  const hosts = checks.resolution?.said['hosts']?.at(-1)?.value
  const host = Array.isArray(hosts)
    ? hosts.map(String).find((name) => name.endsWith('.localhost'))
    : undefined
  return (
    <div className={styles['stage']}>
      {host && (
        <a
          className={styles['link']}
          href={`http://${host}:${location.port}/m/home`}
          target="_blank"
          rel="noreferrer"
        >
          Open {host} as it is saved
        </a>
      )}
    </div>
  )
}
