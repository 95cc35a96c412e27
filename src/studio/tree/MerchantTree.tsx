import type { ReactNode } from 'react'
import { PlaceLink } from '../frame/PlaceLink.tsx'
import { Icon } from '../look/Icon.tsx'
import { useOpen } from '../state/use-bench.tsx'
import styles from './MerchantTree.module.css'
import { sections } from './sections.ts'

/** What of the merchant can be edited. */
export function MerchantTree(): ReactNode {
  const { bench } = useOpen()
  return (
    <ul className={styles['tree']}>
      {sections.map(({ path, label, icon }) => (
        <li key={path}>
          <PlaceLink className={styles['item']} place={{ merchant: bench.code, path }}>
            <Icon name={icon} />
            {label}
          </PlaceLink>
        </li>
      ))}
    </ul>
  )
}
