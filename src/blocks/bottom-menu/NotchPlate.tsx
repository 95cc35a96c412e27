import type { ReactNode } from 'react'
import styles from './NotchPlate.module.css'

/** The ground of a notched bar: two shoulders and, between them, a bay 126 wide and 30 deep. */
export function NotchPlate({ notch }: { readonly notch: 'middle' | 'none' }): ReactNode {
  return (
    <div className={styles['plate']} data-notch={notch} aria-hidden="true">
      <span className={styles['shoulder']} />
      {notch === 'middle' && (
        <svg className={styles['bay']} viewBox="0 0 126 90" aria-hidden="true">
          <path className={styles['fill']} d={`${bay} V90 H0 Z`} />
          <path className={styles['rim']} d={bay} />
        </svg>
      )}
      <span className={styles['shoulder']} />
    </div>
  )
}

const bay =
  'M0 .5 C20 .5 22 10 31 19 C40 28 50 30.5 63 30.5 C76 30.5 86 28 95 19 C104 10 106 .5 126 .5'
