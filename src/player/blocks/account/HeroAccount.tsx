import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import styles from './HeroAccount.module.css'
import { MemberAccount } from './MemberAccount.tsx'
import type { MemberLook } from './member-look.ts'

/** On the picture of a hero: who and how much at its top, the money buttons at its foot. */
export default function HeroAccount({ settings }: BlockProps<'account'>): ReactNode {
  return (
    <MemberAccount settings={settings} look={settings.tone === 'clear' ? onPicture : onGround} />
  )
}

const onGround: MemberLook = {
  className: styles['hero'],
  icons: 'none',
}

const onPicture: MemberLook = {
  className: styles['scene'],
  icons: 'none',
  greets: true,
}
