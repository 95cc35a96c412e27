import { PatternRefusal } from './nodes.ts'

/** Walks over the text of a pattern. */
export interface Reader {
  readonly done: () => boolean
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
      const character = source[at]
      if (character === undefined) throw new PatternRefusal('The pattern ends too early.')
      at += 1
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
