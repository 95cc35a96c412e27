import { PatternRefusal } from './nodes.ts'

/** Walks over the text of a pattern. */
export interface Reader {
  readonly done: () => boolean
  /** Steps over one character, which may be a surrogate pair. */
  readonly next: () => string
  readonly sees: (text: string) => boolean
  /** Steps over a text that stands here; false when it does not. */
  readonly eat: (text: string) => boolean
  /** Steps over what a sticky expression finds here. */
  readonly take: (sticky: RegExp) => RegExpExecArray | undefined
}

export function createReader(source: string): Reader {
  let at = 0
  const sees = (text: string): boolean => source.startsWith(text, at)
  return {
    done: () => at >= source.length,
    sees,
    next() {
      const code = source.codePointAt(at)
      if (code === undefined) throw new PatternRefusal('syntax', 'The pattern ends too early.')
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
