import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './FiguresAccount.module.css'
import { MemberAccount } from './MemberAccount.tsx'
import type { MemberLook } from './member-look.ts'

/**
 * Shows the balance in the largest figures of the page, with the money buttons in a row under it.
 */
export default function FiguresAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <MemberAccount settings={settings} look={look} />
}

const look: MemberLook = {
  className: styles['figures'],
  icons: 'none',
  cents: 'small',
}
