/** A file that a merchant's pages name. */
export interface NamedFile {
  /** The merchant whose pages name it. */
  readonly code: string
  /** Where it stands among that merchant's files, such as `art/logo.svg`. */
  readonly path: string
  /** The content hash of what it holds, or of all it is made from. */
  readonly hash: string
}

/** Where players find a file; an address changes with what it answers. */
export type AddressOf = (file: NamedFile) => string
