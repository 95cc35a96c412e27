import { createContext, type ReactNode } from 'react'

export interface BelowBlockValue {
  /** The id of a block of the page that is shown. */
  readonly id: string
  readonly node: ReactNode
}

/** What a page of blocks shows below one of its blocks. */
export const BelowBlock = createContext<BelowBlockValue | undefined>(undefined)
