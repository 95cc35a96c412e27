/** The drawings and fonts of a merchant and of its parents. */
export interface ArtSource {
  /** Returns the text of a drawing; undefined if there is none, or if it fails the check of drawings. */
  readonly drawing: (path: string) => string | undefined
  readonly bytes: (path: string) => Buffer | undefined
  /** Returns a hash that changes with the file; undefined if there is none. */
  readonly hash: (path: string) => string | undefined
}
