import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './HeroAccount.module.css'
import { MemberAccount } from './MemberAccount.tsx'
import type { MemberLook } from './member-look.ts'

/**
 * Shows the name and the balance at the top of a hero picture, and the money buttons at its bottom.
 */
export default function HeroAccount({ settings }: BlockProps<'account'>): ReactNode {
  return (
    <MemberAccount
      settings={settings}
      look={settings.tone === 'clear' ? onPicture : onBackground}
    />
  )
}

const onBackground: MemberLook = {
  className: styles['hero'],
  icons: 'none',
}

const onPicture: MemberLook = {
  className: styles['scene'],
  icons: 'none',
  greets: true,
}
