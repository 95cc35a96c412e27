import { PatternRefusal } from './nodes.ts'

/** A cursor over the text of a pattern. */
export interface PatternReader {
  readonly done: () => boolean
  /** Consumes and returns one character, which may be a surrogate pair. */
  readonly next: () => string
  /** Returns true if the text comes next. */
  readonly sees: (text: string) => boolean
  /** Consumes the text if it comes next; otherwise returns false. */
  readonly eat: (text: string) => boolean
  /** Consumes and returns the match of a sticky expression, if it matches here. */
  readonly take: (sticky: RegExp) => RegExpExecArray | undefined
}

export function createPatternReader(source: string): PatternReader {
  let at = 0
  const sees = (text: string): boolean => source.startsWith(text, at)
  return {
    done: () => at >= source.length,
    sees,
    next() {
      const code = source.codePointAt(at)
      if (code === undefined) throw new PatternRefusal('syntax', 'It ends too early.')
      const character = String.fromCodePoint(code)
      at += character.length
      return character
    },
    eat(text) {
      if (!sees(text)) return false
      at += text.length
      return true
    },
    take(sticky) {
      sticky.lastIndex = at
      const found = sticky.exec(source)
      if (!found) return undefined
      at = sticky.lastIndex
      return found
    },
  }
}
