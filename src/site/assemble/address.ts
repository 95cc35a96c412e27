/** A file that a merchant's pages link to. */
export interface NamedFile {
  /** The code of the merchant whose pages link to it. */
  readonly code: string
  /** Path among that merchant's files, such as `art/logo.svg`. */
  readonly path: string
  /** The hash of its content, or of everything that it is built from. */
  readonly hash: string
}

/** Returns the address at which players load a file; the address changes with the file's content. */
export type AddressOf = (file: NamedFile) => string
