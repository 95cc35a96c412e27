import type { VendorLook } from '../../../../kit/games/VendorTile.tsx'
import styles from './poster-look.module.css'

/**
 * A wide picture with the name at its top and the number at its bottom, in the picture's text
 * colour.
 */
export const posterLook: VendorLook = {
  className: styles['poster'],
  pictured: true,
  badge: 'corner',
  line: true,
}
