import type { ReactNode } from 'react'
import { iconPaths, type StudioIconName } from './icon-paths.ts'
import styles from './StudioIcon.module.css'

/** A drawing beside or in place of words; it says nothing by itself. */
export function StudioIcon({ name }: { readonly name: StudioIconName }): ReactNode {
  return (
    <svg className={styles['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
