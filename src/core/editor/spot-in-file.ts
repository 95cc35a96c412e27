import { cachedBy } from '../config/cached-by.ts'
import { parseTolerant } from '../config/parse-tolerant.ts'
import type { Source } from '../config/source.ts'
import { createSpotFinder, type Spot } from '../config/spot-at.ts'

/** Returns the key or value at an offset of a JSON file, which may be broken elsewhere; undefined where neither is. */
export function spotInFile(source: Source, offset: number): Spot | undefined {
  const spotAt = findSpots(source)
  // The end of a word is still the word for somebody whose cursor is behind it.
  return spotAt(offset) ?? (offset > 0 ? spotAt(offset - 1) : undefined)
}

const findSpots = cachedBy((source: Source) => createSpotFinder(parseTolerant(source)))
