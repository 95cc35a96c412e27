import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { Banners } from './Banners.tsx'
import styles from './FullBleedBanner.module.css'

/** Banners from edge to edge, with large words and a rule that shows the place. */
export default function FullBleedBanner({ settings }: BlockProps<'banner'>): ReactNode {
  return <Banners className={styles['full']} settings={settings} />
}
