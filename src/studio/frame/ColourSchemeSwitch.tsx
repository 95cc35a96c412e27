import { type ReactNode, useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-t.ts'
import { applyColourScheme, shownColourScheme, watchColourScheme } from '../look/colour-scheme.ts'
import { StudioIconButton } from '../look/StudioButton.tsx'

const looks = {
  machine: { icon: 'screen', next: 'light' },
  light: { icon: 'sun', next: 'dark' },
  dark: { icon: 'moon', next: 'machine' },
} as const

/** Goes through the looks of the studio. */
export function ColourSchemeSwitch(): ReactNode {
  const t = useT('frame')
  const look = useSyncExternalStore(watchColourScheme, shownColourScheme)
  const { icon, next } = looks[look]
  return (
    <StudioIconButton
      icon={icon}
      label={t(`look.${look}`)}
      onPress={() => applyColourScheme(next)}
    />
  )
}
