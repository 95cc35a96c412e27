import { type ReactNode, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { applyColourScheme } from '../look/colour-scheme.ts'
import { type LazyCode, LazyWindow } from '../look/LazyView.tsx'
import { StudioIconButton } from '../look/StudioButton.tsx'
import { useKeys } from '../state/use-keys.ts'
import type { KeyListProps } from './KeyList.tsx'
import type { PaletteEntry } from './palette-entry.ts'
import { useCommand } from './use-command.ts'

/** A palette over one kind of page. */
export interface PaletteWindowProps {
  /** What can be done there now. */
  readonly commands: readonly PaletteEntry[]
  readonly onClose: () => void
}

export interface PaletteButtonProps extends Pick<PaletteWindowProps, 'commands'> {
  /** The palette of the page. */
  readonly code: LazyCode<PaletteWindowProps>
}

const keyListCode: LazyCode<KeyListProps> = {
  name: 'keys',
  load: async () => (await import('./KeyList.tsx')).KeyList,
}

/** Opens the palette and the list of keys, also by their keys. */
export function PaletteButton({ code, commands }: PaletteButtonProps): ReactNode {
  const t = useT('palette')
  const command = useCommand()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  useKeys({ 'mod+k': () => setOpen('palette'), '?': () => setOpen('keys') })
  const close = (): void => setOpen(undefined)
  const all = [
    ...commands,
    ...(['light', 'dark', 'machine'] as const).flatMap((look) =>
      command(look, () => applyColourScheme(look)),
    ),
    ...command('keys', () => setOpen('keys'), { keys: '?' }),
  ]
  return (
    <>
      <StudioIconButton
        icon="search"
        label={t('open')}
        hint={t('openBy')}
        onPress={() => setOpen('palette')}
      />
      {open === 'palette' && <LazyWindow code={code} props={{ commands: all, onClose: close }} />}
      {open === 'keys' && <LazyWindow code={keyListCode} props={{ onClose: close }} />}
    </>
  )
}
