import { type ReactNode, useState } from 'react'
import { IconButton } from '../look/Button.tsx'
import { applyLook, type Look, readLook } from '../look/look.ts'

const looks = {
  machine: { icon: 'screen', label: 'Look: as this machine', next: 'light' },
  light: { icon: 'sun', label: 'Look: light', next: 'dark' },
  dark: { icon: 'moon', label: 'Look: dark', next: 'machine' },
} as const

/** Goes through the looks of the studio. */
export function LookSwitch(): ReactNode {
  const [look, setLook] = useState<Look>(readLook)
  const { icon, label, next } = looks[look]
  const choose = (): void => {
    applyLook(next)
    setLook(next)
  }
  return <IconButton icon={icon} label={label} onPress={choose} />
}
