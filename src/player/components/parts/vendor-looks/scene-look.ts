import type { VendorLook } from '../VendorTile.tsx'
import styles from './scene-look.module.css'

/** A picture that fills the tile, with the words on a veil at its foot. */
export const sceneLook: VendorLook = {
  className: styles['scene'],
  pictured: true,
  badge: 'corner',
  line: true,
}
