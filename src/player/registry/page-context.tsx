import { createContext, type ReactNode, use } from 'react'
import type { PageId } from '../../core/contract/pages.ts'

const PageContext = createContext<PageId | undefined>(undefined)

/** Tells the blocks under it which page they are on. */
export function PageProvider(props: {
  readonly pageId: PageId
  readonly children: ReactNode
}): ReactNode {
  return <PageContext value={props.pageId}>{props.children}</PageContext>
}

/** Returns the page that a block is on; undefined where a component is rendered outside of a page. */
export function usePageId(): PageId | undefined {
  return use(PageContext)
}
