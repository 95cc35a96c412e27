import type { ReactNode } from 'react'
import { Palette } from './Palette.tsx'
import type { PaletteWindowProps } from './PaletteButton.tsx'
import { usePlaceEntries } from './use-place-entries.ts'

/** The palette over a view of all merchants: its commands, the merchants and the other views. */
export function ListPalette({ commands, onClose }: PaletteWindowProps): ReactNode {
  const places = usePlaceEntries()
  return <Palette entries={[...commands, ...places]} onClose={onClose} />
}
