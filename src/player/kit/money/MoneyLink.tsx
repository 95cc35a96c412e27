import type { ReactNode } from 'react'
import { useConnection } from '../../state/connection.ts'
import { ButtonLink, type ButtonLinkProps } from '../controls/Button.tsx'

/** A link to a page of money that looks like a button. While the phone is offline it leads nowhere (SPEC §11.32). */
export function MoneyLink({ onClick, ...props }: ButtonLinkProps): ReactNode {
  const offline = useConnection() === 'offline'
  return (
    <ButtonLink
      {...props}
      aria-disabled={offline || undefined}
      onClick={offline ? (event) => event.preventDefault() : onClick}
    />
  )
}
