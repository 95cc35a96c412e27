import type { ReactNode } from 'react'
import styles from './KeyName.module.css'

export interface KeyNameProps {
  /** As `useKeys` names them, such as `mod+shift+z`. */
  readonly of: string
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
const names: Readonly<Record<string, string>> = {
  mod: isMac ? '⌘' : 'Ctrl',
  shift: isMac ? '⇧' : 'Shift',
  alt: isMac ? '⌥' : 'Alt',
  up: '↑',
  down: '↓',
  escape: 'Esc',
}

/** Shows keys as they stand on the keyboard of this machine. */
export function KeyName({ of }: KeyNameProps): ReactNode {
  return (
    <span className={styles['keys']}>
      {of.split('+').map((key) => (
        <kbd key={key} className={styles['key']}>
          {names[key] ?? key.toUpperCase()}
        </kbd>
      ))}
    </span>
  )
}
