import type { ReactNode } from 'react'
import type { Category } from '../../contract/categories.ts'
import type { PageId } from '../../contract/pages.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import { PageView } from '../../registry/PageView.tsx'

/** Lobbies with a make-up of their own; every other category, PVP and ELOTT too, has that of FISH (SPEC.md §2). */
const own: { readonly [C in Category]?: PageId } = {
  SPORTS: 'lobby-sports',
  ESPORTS: 'lobby-sports',
  LOTT: 'lobby-lottery',
}

/** The game container, made of blocks like any page. */
export default function Lobby(): ReactNode {
  const { category } = useLobby()
  return <PageView pageId={(category && own[category]) ?? 'lobby'} place="page" />
}
