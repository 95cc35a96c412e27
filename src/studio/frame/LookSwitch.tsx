import { type ReactNode, useState } from 'react'
import { useSay } from '../i18n/use-say.ts'
import { IconButton } from '../look/Button.tsx'
import { applyLook, type Look, readLook } from '../look/look.ts'

const looks = {
  machine: { icon: 'screen', next: 'light' },
  light: { icon: 'sun', next: 'dark' },
  dark: { icon: 'moon', next: 'machine' },
} as const

/** Goes through the looks of the studio. */
export function LookSwitch(): ReactNode {
  const say = useSay('frame')
  const [look, setLook] = useState<Look>(readLook)
  const { icon, next } = looks[look]
  const choose = (): void => {
    applyLook(next)
    setLook(next)
  }
  return <IconButton icon={icon} label={say(`look.${look}`)} onPress={choose} />
}
