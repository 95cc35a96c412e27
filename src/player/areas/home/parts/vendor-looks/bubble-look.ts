import type { VendorLook } from '../../../../kit/games/VendorTile.tsx'
import styles from './bubble-look.module.css'

/** A round tile with the name under it. */
export const bubbleLook: VendorLook = {
  className: styles['bubble'],
  pictured: false,
  badge: 'corner',
}
