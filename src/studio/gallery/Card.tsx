import type { ReactNode } from 'react'
import type { MerchantSummary } from '../../contract/generated/workshop.ts'
import { Count } from '../findings/Count.tsx'
import { PlaceLink } from '../frame/PlaceLink.tsx'
import { Thumbnail } from '../stage/Thumbnail.tsx'
import styles from './Card.module.css'

/** A merchant as it is, and the way into it. */
export function Card({ merchant }: { readonly merchant: MerchantSummary }): ReactNode {
  const { code, name, hosts, parent, errors, warnings, colours = [], problem } = merchant
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        {problem === undefined ? (
          <Thumbnail merchant={merchant} />
        ) : (
          <p className={styles['problem']}>{problem}</p>
        )}
      </div>
      <div className={styles['words']}>
        <PlaceLink className={styles['name']} place={{ merchant: code, path: '' }}>
          {name}
        </PlaceLink>
        <Count errors={errors} warnings={warnings} />
        <span className={styles['line']}>
          {code}
          {parent && <> · inherits {parent}</>}
        </span>
        <span className={styles['line']}>
          {hosts.length > 0 ? hosts.join(', ') : 'No host yet'}
        </span>
        <span className={styles['colours']} aria-hidden="true">
          {colours.map((colour) => (
            <span key={colour} className={styles['colour']} style={{ backgroundColor: colour }} />
          ))}
        </span>
      </div>
    </li>
  )
}
