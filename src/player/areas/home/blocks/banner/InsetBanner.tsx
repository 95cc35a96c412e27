import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { Banners } from './Banners.tsx'
import styles from './InsetBanner.module.css'

/** Shows banners as cards between the page margins, with the text on the left half. */
export default function InsetBanner({ settings }: BlockProps<'banner'>): ReactNode {
  const coloured = settings.cards === 'colour' ? ` ${styles['coloured']}` : ''
  return <Banners className={`${styles['inset']}${coloured}`} settings={settings} size="row" />
}
