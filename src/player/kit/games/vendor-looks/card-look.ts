import type { VendorLook } from '../VendorTile.tsx'
import styles from './card-look.module.css'

/** A card with its picture at the top and the badge in its corner. */
export const cardLook: VendorLook = {
  className: styles['card'],
  kind: 'card',
  pictured: true,
  badge: 'corner',
}
