import { createContext, type ReactNode, use } from 'react'
import type { Skin } from '../../core/contract/skin.ts'

const SkinContext = createContext<Skin | undefined>(undefined)

export function SkinProvider({
  skin,
  children,
}: {
  readonly skin: Skin
  readonly children: ReactNode
}): ReactNode {
  return <SkinContext value={skin}>{children}</SkinContext>
}

/** Returns the skin of the merchant whose page is shown. */
export function useSkin(): Skin {
  const skin = use(SkinContext)
  if (!skin) throw new Error('useSkin needs a SkinProvider.')
  return skin
}
