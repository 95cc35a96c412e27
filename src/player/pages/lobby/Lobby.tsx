import type { ReactNode } from 'react'
import { lobbyPageOf } from '../../../core/contract/lobby-page.ts'
import { useLobby } from '../../components/parts/use-lobby.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { BlockPage } from './BlockPage.tsx'
import { NothingHere } from './NothingHere.tsx'
import { useMissing } from './use-missing.ts'

/** Shows the game container, which consists of blocks like any page. */
export default function Lobby(): ReactNode {
  const { category } = useLobby()
  const { pages } = useSkin()
  const missing = useMissing()
  if (missing) return <NothingHere missing={missing} />
  return <BlockPage pageId={lobbyPageOf(category, pages)} />
}
