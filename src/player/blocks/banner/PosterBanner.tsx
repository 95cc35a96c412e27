import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { Banners } from './Banners.tsx'
import styles from './PosterBanner.module.css'

/** Upright posters in a row, the next ones looking in from both sides. */
export default function PosterBanner({ settings }: BlockProps<'banner'>): ReactNode {
  return <Banners className={styles['poster']} settings={settings} />
}
