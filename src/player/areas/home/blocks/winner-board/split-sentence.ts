type Part = 'name' | 'game' | 'amount'

export interface TextPiece {
  readonly part: Part | 'joint'
  /** The text between two values; empty for a value. */
  readonly text: string
}

/** Private-use characters that no message and no response contains. */
const marks = { name: '\ue000', game: '\ue001', amount: '\ue002' } as const

/**
 * Splits a sentence into its values and the text between them, so that each value can be styled on
 * its own in any word order.
 */
export function splitSentence(format: (values: typeof marks) => string): readonly TextPiece[] {
  return format(marks)
    .split(/([\ue000-\ue002])/)
    .filter((text) => text !== '')
    .map((text): TextPiece => {
      const part = (['name', 'game', 'amount'] as const).find((name) => marks[name] === text)
      return part ? { part, text: '' } : { part: 'joint', text }
    })
}
