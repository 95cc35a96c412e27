import type { ReactNode } from 'react'
import { useLobby } from '../../parts/use-lobby.ts'
import { PageView } from '../../registry/PageView.tsx'
import { useSkin } from '../../registry/skin-context.tsx'
import { lobbyPageOf } from './lobby-page.ts'

/** The game container, made of blocks like any page. */
export default function Lobby(): ReactNode {
  const { category } = useLobby()
  const { pages } = useSkin()
  return <PageView pageId={lobbyPageOf(category, pages)} place="page" />
}
