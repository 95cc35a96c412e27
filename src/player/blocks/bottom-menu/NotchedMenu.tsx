import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './NotchedMenu.module.css'

/** A bar with a bay in its middle, where the middle entry of an odd number stands raised. */
export default function NotchedMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  const { length } = useSkin().navigation.bottom
  const odd = length % 2 === 1
  return (
    <BottomMenu
      className={styles['notched']}
      settings={settings}
      raised={odd ? (length - 1) / 2 : -1}
    >
      <div className={styles['plate']} aria-hidden="true">
        <span className={styles['shoulder']} />
        {odd && (
          <svg className={styles['bay']} viewBox="0 0 126 90" aria-hidden="true">
            <path className={styles['fill']} d={`${bay} V90 H0 Z`} />
            <path className={styles['rim']} d={bay} />
          </svg>
        )}
        <span className={styles['shoulder']} />
      </div>
    </BottomMenu>
  )
}

/** Between two shoulders, 126 wide and 30 deep. */
const bay =
  'M0 .5 C20 .5 22 10 31 19 C40 28 50 30.5 63 30.5 C76 30.5 86 28 95 19 C104 10 106 .5 126 .5'
