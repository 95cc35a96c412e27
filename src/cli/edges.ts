import type { Files } from '../config/files.ts'

/** What commands reach of the world, handed in so that they run in a test as in a terminal. */
export interface Edges {
  /** The files under a folder that holds `merchants/` and `locales/`. */
  readonly filesAt: (root: string) => Files
  /** Writes files of such a folder, by their path in it. */
  readonly writerAt: (root: string) => (path: string, text: string) => void
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}
