type Part = 'name' | 'game' | 'amount'

export interface Piece {
  readonly part: Part | 'joint'
  /** The words between, empty for a part. */
  readonly text: string
}

/** Characters of private use that no message and no answer contains. */
const marks = { name: '\ue000', game: '\ue001', amount: '\ue002' } as const

/** A sentence in pieces, so that each part can be drawn its own way in any word order. */
export function splitSentence(say: (values: typeof marks) => string): readonly Piece[] {
  return say(marks)
    .split(/([\ue000-\ue002])/)
    .filter((text) => text !== '')
    .map((text): Piece => {
      const part = (['name', 'game', 'amount'] as const).find((name) => marks[name] === text)
      return part ? { part, text: '' } : { part: 'joint', text }
    })
}
