import type { ReactNode } from 'react'
import { Palette } from './Palette.tsx'
import type { PaletteWindowProps } from './PaletteButton.tsx'
import { useMerchantEntries } from './use-merchant-entries.ts'
import { usePlaceEntries } from './use-place-entries.ts'

/** The palette over the open merchant: its commands, parts and settings, and the other places of the studio. */
export function MerchantPalette({ commands, onClose }: PaletteWindowProps): ReactNode {
  const inside = useMerchantEntries()
  const outside = usePlaceEntries()
  return <Palette entries={[...commands, ...inside, ...outside]} onClose={onClose} />
}
