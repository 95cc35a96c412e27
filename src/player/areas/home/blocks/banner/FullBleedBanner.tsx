import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { Banners } from './Banners.tsx'
import styles from './FullBleedBanner.module.css'

/** Shows banners from edge to edge, with large text and a line that marks the current one. */
export default function FullBleedBanner({ settings }: BlockProps<'banner'>): ReactNode {
  return <Banners className={styles['full']} settings={settings} />
}
