import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useShownEntries } from '../../parts/use-menu-entries.ts'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './NotchedMenu.module.css'

/**
 * Shows a bar with a notch in its middle; with an odd number of entries, the middle one is raised
 * in it.
 */
export default function NotchedMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  const { length } = useShownEntries(useSkin().navigation.bottom)
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
            <path className={styles['fill']} d={`${notchPath} V90 H0 Z`} />
            <path className={styles['rim']} d={notchPath} />
          </svg>
        )}
        <span className={styles['shoulder']} />
      </div>
    </BottomMenu>
  )
}

/** Path of the notch between the bar's two flat sides, 126 wide and 30 deep. */
const notchPath =
  'M0 .5 C20 .5 22 10 31 19 C40 28 50 30.5 63 30.5 C76 30.5 86 28 95 19 C104 10 106 .5 126 .5'
