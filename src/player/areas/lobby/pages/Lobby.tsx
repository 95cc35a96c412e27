import type { ReactNode } from 'react'
import BlockPage, { type BlockPageProps } from './BlockPage.tsx'
import { NothingHere } from './NothingHere.tsx'
import { useMissing } from './use-missing.ts'

/** Shows the game container, which consists of blocks like any page. */
export default function Lobby({ route }: BlockPageProps): ReactNode {
  const missing = useMissing()
  if (missing) return <NothingHere missing={missing} />
  return <BlockPage route={route} />
}
