import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import styles from './FiguresAccount.module.css'
import { MemberAccount } from './MemberAccount.tsx'
import type { MemberLook } from './member-look.ts'

/** The balance as the largest figure of the page, the money buttons in a row under it. */
export default function FiguresAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <MemberAccount settings={settings} look={look} />
}

const look: MemberLook = {
  className: styles['figures'],
  icons: 'none',
  cents: 'small',
}
