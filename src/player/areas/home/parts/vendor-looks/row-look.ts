import type { VendorLook } from '../../../../kit/games/VendorTile.tsx'
import styles from './row-look.module.css'

/** A row with its picture first, which fades into the row. */
export const rowLook: VendorLook = {
  className: styles['row'],
  pictured: true,
  badge: 'note',
  chevron: true,
}
