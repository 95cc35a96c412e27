import { createContext, type ReactNode, use } from 'react'
import type { BlockPageId } from '../../core/contract/own-pages.ts'

const PageContext = createContext<BlockPageId | undefined>(undefined)

/** Provides the id of the page to the blocks on it. */
export function PageProvider(props: {
  readonly pageId: BlockPageId
  readonly children: ReactNode
}): ReactNode {
  return <PageContext value={props.pageId}>{props.children}</PageContext>
}

/** Returns the id of the page that a block is on; undefined outside of a page. */
export function usePageId(): BlockPageId | undefined {
  return use(PageContext)
}
