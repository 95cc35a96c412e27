import { createContext, type ReactNode, use } from 'react'
import type { PageId } from '../../core/contract/pages.ts'

const PageContext = createContext<PageId | undefined>(undefined)

/** Provides the id of the page to the blocks on it. */
export function PageProvider(props: {
  readonly pageId: PageId
  readonly children: ReactNode
}): ReactNode {
  return <PageContext value={props.pageId}>{props.children}</PageContext>
}

/** Returns the id of the page that a block is on; undefined outside of a page. */
export function usePageId(): PageId | undefined {
  return use(PageContext)
}
