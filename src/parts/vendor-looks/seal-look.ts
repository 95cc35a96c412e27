import type { VendorLook } from '../VendorTile.tsx'
import styles from './seal-look.module.css'

/** A row with a seal before the name and a picture after it. */
export const sealLook: VendorLook = {
  className: styles['seal'],
  pictured: true,
  badge: 'note',
  name: 'whole',
  chevron: true,
}
