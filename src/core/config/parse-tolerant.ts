import { parseTree } from 'jsonc-parser'
import { cachedBy } from './cached-by.ts'
import { convert, findTooDeep, isTooLarge } from './parse-source.ts'
import type { Source } from './source.ts'
import type { MapTree } from './tree.ts'

/**
 * Parses as much as possible of a JSON text that somebody is typing; undefined if it is not a map, or too large or too
 * deep to be parsed. Each source is parsed once.
 */
export const parseTolerant = cachedBy((source: Source): MapTree | undefined => {
  if (isTooLarge(source.text) || findTooDeep(source)) return undefined
  const node = parseTree(source.text, [], { allowTrailingComma: true })
  const tree = node && convert(node, { source, findings: [], path: [] })
  return tree?.kind === 'map' ? tree : undefined
})
