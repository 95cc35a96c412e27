import type { VendorLook } from '../VendorTile.tsx'
import styles from './row-look.module.css'

/** A row that begins with its picture, which fades into it. */
export const rowLook: VendorLook = {
  className: styles['row'],
  pictured: true,
  badge: 'note',
  chevron: true,
}
