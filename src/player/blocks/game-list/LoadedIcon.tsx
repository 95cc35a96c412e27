import { type ReactNode, useState } from 'react'
import type { Category } from '../../../core/contract/categories.ts'
import { VendorIcon } from '../../components/parts/VendorIcon.tsx'
import { Spinner } from '../../components/ui/Spinner.tsx'
import styles from './GameList.module.css'

export interface LoadedIconProps {
  readonly category: Category
  readonly vendor: string
}

/** A vendor's icon with a spinner over it while it loads. */
export function LoadedIcon(props: LoadedIconProps): ReactNode {
  const [loaded, setLoaded] = useState(false)
  const look = (box: HTMLElement | null): void => {
    // A picture from the cache is complete before anybody can hear it load.
    const picture = box?.querySelector('img')
    if (box && (!picture || picture.complete)) setLoaded(true)
  }
  return (
    <span
      className={styles['icon']}
      ref={look}
      onLoadCapture={() => setLoaded(true)}
      onErrorCapture={() => setLoaded(true)}
    >
      <VendorIcon {...props} />
      {!loaded && (
        <span className={styles['waiting']}>
          <Spinner />
        </span>
      )}
    </span>
  )
}
