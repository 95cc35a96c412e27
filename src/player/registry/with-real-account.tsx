import type { ComponentType, ReactNode } from 'react'
import { useRealAccount } from '../state/session.ts'

/** Returns a block that shows nothing to guests and trial accounts (SPEC §6.3 and §11.31). */
export function withRealAccount<P extends object>(
  Block: ComponentType<P>,
): (props: P) => ReactNode {
  return function RealAccountBlock(props: P): ReactNode {
    return useRealAccount() ? <Block {...props} /> : null
  }
}
