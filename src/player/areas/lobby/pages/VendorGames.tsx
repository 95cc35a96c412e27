import type { ReactNode } from 'react'
import { useLobby } from '../parts/use-lobby.ts'
import BlockPage, { type BlockPageProps } from './BlockPage.tsx'
import { NothingHere } from './NothingHere.tsx'
import { useMissing } from './use-missing.ts'

/** Shows the games of one slot vendor, on a page that consists of blocks. */
export default function VendorGames({ route }: BlockPageProps): ReactNode {
  const { vendor } = useLobby()
  const missing = useMissing()
  if (missing || vendor === undefined) return <NothingHere missing={missing ?? 'vendor'} />
  return <BlockPage route={route} />
}
