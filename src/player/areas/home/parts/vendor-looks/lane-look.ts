import type { VendorLook } from '../../../../kit/games/VendorTile.tsx'
import styles from './lane-look.module.css'

/** A tile of a lane: the icon, the name and the note on one line. */
export const laneLook: VendorLook = {
  className: styles['lane'],
  pictured: false,
  badge: 'note',
}
