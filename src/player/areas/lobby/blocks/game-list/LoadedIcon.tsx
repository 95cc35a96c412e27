import { type ReactNode, useState } from 'react'
import type { Category } from '../../../../../core/contract/categories.ts'
import { Spinner } from '../../../../kit/controls/Spinner.tsx'
import { VendorIcon } from '../../../../kit/games/VendorIcon.tsx'
import styles from './GameList.module.css'

export interface LoadedIconProps {
  readonly category: Category
  readonly vendor: string
}

/** Shows a vendor's icon, with a spinner over it while it loads. */
export function LoadedIcon(props: LoadedIconProps): ReactNode {
  const [loaded, setLoaded] = useState(false)
  const checkLoaded = (element: HTMLElement | null): void => {
    // A cached picture is complete before React attaches the load handler.
    const picture = element?.querySelector('img')
    if (element && (!picture || picture.complete)) setLoaded(true)
  }
  return (
    <span
      className={styles['icon']}
      ref={checkLoaded}
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
