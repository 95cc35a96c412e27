import type { Span } from '../source.ts'

/** A text for a translator. */
export interface ExportedText {
  readonly area: string
  readonly key: string
  readonly english: string
  /** Empty if it is not translated. */
  readonly translation: string
  /** The file and line of the English text. */
  readonly place: string
}

/** A text that a translator returned. */
export interface ImportedText {
  readonly key: string
  /** Empty if it is not translated. */
  readonly text: string
  /** The English text that the translator had; undefined if the file does not have it. */
  readonly english: string | undefined
  /** Its place in the imported file. */
  readonly span: Span
}

/** The texts of a file, or one sentence that says why the file is refused. */
export type ParsedTexts = { readonly texts: readonly ImportedText[] } | { readonly refused: string }
