import type { VendorLook } from '../../../../kit/games/VendorTile.tsx'
import styles from './crop-look.module.css'

/** A small square picture beside the name. */
export const cropLook: VendorLook = {
  className: styles['crop'],
  pictured: true,
  badge: 'note',
}

/** The vendor's icon on a sunken square beside the name. */
export const markLook: VendorLook = { ...cropLook, pictured: false }
