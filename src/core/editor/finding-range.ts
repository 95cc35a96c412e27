import type { Finding } from '../config/finding.ts'
import { parseSource } from '../config/parse-source.ts'
import { offsetOf, type Source, type Span } from '../config/source.ts'
import { createSpotFinder, type Spot } from '../config/spot-at.ts'

/** Returns the range of each finding of a file: the key, value or word at its place. */
export function createRangeFinder(source: Source): (finding: Finding) => Span {
  const { tree } = source.path.endsWith('.json') ? parseSource(source) : {}
  const spotAt: (at: number) => Spot | undefined = createSpotFinder(tree)
  return (finding) => {
    const start = offsetOf(source, finding)
    const spot = spotAt(start)
    const end = spot?.start === start ? spot.end : endOfWord(source.text, start)
    return { source, start, end }
  }
}

/** Returns the end of the word at an offset, or of the character if no word begins there. */
function endOfWord(text: string, start: number): number {
  const word = /[\w$#@.-]+|"[^"\r\n]*"?|[^\r\n]/y
  word.lastIndex = start
  return word.test(text) ? word.lastIndex : start
}
