import type { VendorLook } from '../VendorTile.tsx'
import styles from './plate-look.module.css'

/** A row of a compact list, with its icon on a plate. */
export const plateLook: VendorLook = {
  className: styles['plate'],
  pictured: false,
  badge: 'note',
}
