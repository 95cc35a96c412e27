import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { MemberAccount } from './MemberAccount.tsx'
import type { MemberLook } from './member-look.ts'
import styles from './StripAccount.module.css'

/** Shows the name and the balance in one line, with round money buttons beside them. */
export default function StripAccount({ settings }: BlockProps<'account'>): ReactNode {
  return <MemberAccount settings={settings} look={look} />
}

const look: MemberLook = {
  className: styles['strip'],
  icons: 'others-alone',
}
