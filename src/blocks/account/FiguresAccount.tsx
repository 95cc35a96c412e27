import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { Account } from './Account.tsx'
import type { AccountLook } from './account-look.ts'
import styles from './FiguresAccount.module.css'

/** The balance as the largest figure of the page, the money buttons in a row under it. */
export default function FiguresAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <Account settings={settings} look={look} />
}

const look: AccountLook = {
  className: styles['figures'],
  join: 'accent',
  greets: true,
  icons: 'none',
}
