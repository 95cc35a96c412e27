import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { Account } from './Account.tsx'
import type { AccountLook } from './account-look.ts'
import styles from './HeroAccount.module.css'

/** On the deep ground that a hero runs out into. */
export default function HeroAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <Account settings={settings} look={look} />
}

const look: AccountLook = {
  className: styles['hero'],
  join: 'outline',
  greets: false,
  icons: 'none',
}
