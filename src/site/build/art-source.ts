/** The drawings and fonts of a merchant and of those it inherits from. */
export interface ArtSource {
  /** The text of a drawing; undefined when there is none, or it is more than a picture. */
  readonly drawing: (path: string) => string | undefined
  readonly bytes: (path: string) => Buffer | undefined
  /** Changes with the file; undefined when there is none. */
  readonly hash: (path: string) => string | undefined
}
