import type { VendorLook } from '../VendorTile.tsx'
import styles from './lane-look.module.css'

/** One of many in a lane: the icon, the name, the note on one line. */
export const laneLook: VendorLook = {
  className: styles['lane'],
  pictured: false,
  badge: 'note',
}
