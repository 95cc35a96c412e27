import type { IconName } from '../look/icon-paths.ts'

export interface Section {
  /** The dotted path of what is edited, or the name of a view. */
  readonly path: string
  readonly label: string
  readonly icon: IconName
}

/** What stands at the top of a merchant's tree. */
export const sections: readonly Section[] = [
  { path: 'file', label: 'The file itself', icon: 'file' },
]
