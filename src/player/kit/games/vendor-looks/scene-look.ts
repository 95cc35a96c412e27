import type { VendorLook } from '../VendorTile.tsx'
import styles from './scene-look.module.css'

/** A picture that fills the tile, with the text on a gradient at its bottom. */
export const sceneLook: VendorLook = {
  className: styles['scene'],
  pictured: true,
  badge: 'corner',
  line: true,
}
