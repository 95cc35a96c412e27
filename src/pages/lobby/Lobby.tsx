import type { ReactNode } from 'react'
import type { Category } from '../../contract/categories.ts'
import type { PageId } from '../../contract/pages.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import { PageView } from '../../registry/PageView.tsx'
import { useSkin } from '../../registry/skin-context.tsx'

/**
 * Lobbies that a merchant may make up on their own; every other category, PVP and ELOTT too, has
 * that of FISH (SPEC.md §2).
 */
const own: { readonly [C in Category]?: PageId } = {
  SPORTS: 'lobby-sports',
  ESPORTS: 'lobby-sports',
  LOTT: 'lobby-lottery',
}

/** The game container, made of blocks like any page. */
export default function Lobby(): ReactNode {
  const { category } = useLobby()
  const { pages } = useSkin()
  const wanted = category && own[category]
  return <PageView pageId={wanted && pages[wanted] ? wanted : 'lobby'} place="page" />
}
