import type { ReactNode } from 'react'
import styles from './Icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

/** A drawing beside or in place of words; it says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className={styles['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
