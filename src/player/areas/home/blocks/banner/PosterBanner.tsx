import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { Banners } from './Banners.tsx'
import styles from './PosterBanner.module.css'

/** Shows portrait posters in a row, with the edges of the neighbours visible on both sides. */
export default function PosterBanner({ settings }: BlockProps<'banner'>): ReactNode {
  return <Banners className={styles['poster']} settings={settings} />
}
