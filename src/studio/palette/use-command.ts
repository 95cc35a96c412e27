import { useCallback } from 'react'
import { useT } from '../i18n/use-t.ts'
import type { PaletteEntry } from './palette-entry.ts'

const searched = ['save', 'publish', 'findings', 'notes', 'new', 'apply'] as const
const others = ['undo', 'redo', 'tree', 'light', 'dark', 'machine', 'keys'] as const

export type CommandName = (typeof searched | typeof others)[number]

interface CommandOptions {
  readonly keys?: string
  /** False for one that cannot be done now. */
  readonly can?: boolean
}

/** Returns what makes an entry of a command; none of one that cannot be done now. */
export function useCommand(): (
  name: CommandName,
  run: () => void,
  options?: CommandOptions,
) => readonly PaletteEntry[] {
  const t = useT('palette')
  return useCallback(
    (name, run, { keys, can = true } = {}) => {
      if (!can) return []
      const known = searched.find((one) => one === name)
      const entry: PaletteEntry = {
        id: `command ${name}`,
        kind: 'command',
        title: t(`command.${name}`),
        run,
        ...(keys !== undefined && { keys }),
        ...(known && { also: t(`also.${known}`) }),
      }
      return [entry]
    },
    [t],
  )
}
