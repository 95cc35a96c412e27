import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import styles from './HeroAccount.module.css'
import { MemberAccount } from './MemberAccount.tsx'
import type { MemberLook } from './member-look.ts'

/** On the deep ground that a hero runs out into. */
export default function HeroAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <MemberAccount settings={settings} look={look} />
}

const look: MemberLook = {
  className: styles['hero'],
  icons: 'none',
}
