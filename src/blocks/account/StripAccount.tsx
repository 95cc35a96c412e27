import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { Account } from './Account.tsx'
import type { AccountLook } from './account-look.ts'
import styles from './StripAccount.module.css'

/** One line: who is signed in and the balance, with round money buttons beside it. */
export default function StripAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <Account settings={settings} look={look} />
}

const look: AccountLook = {
  className: styles['strip'],
  join: 'accent',
  greets: true,
  icons: 'others-alone',
}
