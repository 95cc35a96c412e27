import type { VendorLook } from '../VendorTile.tsx'
import styles from './seal-look.module.css'

/** A row with the vendor's icon before the name and covers after it. */
export const sealLook: VendorLook = {
  className: styles['seal'],
  pictured: false,
  badge: 'note',
  chevron: true,
}
