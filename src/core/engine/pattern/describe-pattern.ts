import {
  type AssertionTest,
  type CharacterTest,
  type PatternNode,
  PatternRefusal,
} from './nodes.ts'
import { parsePattern } from './parse-pattern.ts'
import { codeOf } from './read-class.ts'

/** A requirement of a pattern that players should know before they type (SPEC §5.7). */
export type PatternDemand = 'digitsOnly' | 'lettersAndNumbers' | 'firstCharacter' | 'uppercase'

/**
 * Returns what a pattern demands of every value. Tests which letters, digits and signs the parts of the
 * pattern accept. Returns an empty list for a pattern that is not supported.
 */
export function describePattern(source: string): readonly PatternDemand[] {
  if (source === '*') return []
  try {
    return listDemands(parsePattern(source))
  } catch (error) {
    if (error instanceof PatternRefusal) return []
    throw error
  }
}

function listDemands(node: PatternNode): PatternDemand[] {
  const isWhole = isAnchored(node, isStart, 0) && isAnchored(node, isEnd, -1)
  const parts = partsOf(node)
  const upper: PatternDemand[] = needsUppercase(node) && takes(parts, 'az') ? ['uppercase'] : []
  if (isWhole && refuses(parts, letters + signs) && takes(parts, digits)) return ['digitsOnly']
  const isAlphanumeric = (some: readonly CharacterTest[]): boolean =>
    refuses(some, signs) && takes(some, letters) && takes(some, digits)
  if (isWhole && isAlphanumeric(parts)) return ['lettersAndNumbers', ...upper]
  if (isAnchored(node, isStart, 0) && isAlphanumeric(firstPartsOf(node).parts))
    return ['firstCharacter', ...upper]
  return upper
}

const letters = 'azAZกж中'
const digits = '0123456789'
const signs = ' _-.@+!#$/'
const [letter, blank] = [codeOf('a'), codeOf(' ')]

/** Returns true if a part accepts one of the characters. */
function takes(parts: readonly CharacterTest[], characters: string): boolean {
  return parts.some((accepts) => Array.from(characters).some((one) => accepts(codeOf(one))))
}

function refuses(parts: readonly CharacterTest[], characters: string): boolean {
  return parts.length > 0 && !takes(parts, characters)
}

/** Lists the parts that consume a character of the value. A lookaround consumes none. */
function partsOf(node: PatternNode): readonly CharacterTest[] {
  if (node.kind === 'one') return [node.accepts]
  if (node.kind === 'repeat') return node.max === 0 ? [] : partsOf(node.node)
  return node.kind === 'row' || node.kind === 'choice' ? node.nodes.flatMap(partsOf) : []
}

interface FirstParts {
  readonly parts: readonly CharacterTest[]
  /** True if the node can match the empty text, so that the next node can also come first. */
  readonly empty: boolean
}

/** Lists the parts that can consume the first character. */
function firstPartsOf(node: PatternNode): FirstParts {
  if (node.kind === 'one') return { parts: [node.accepts], empty: false }
  if (node.kind === 'repeat') {
    const { parts, empty } = firstPartsOf(node.node)
    return { parts, empty: empty || node.min === 0 }
  }
  if (node.kind === 'choice') {
    const options = node.nodes.map(firstPartsOf)
    return {
      parts: options.flatMap(({ parts }) => parts),
      empty: options.some(({ empty }) => empty),
    }
  }
  if (node.kind !== 'row') return { parts: [], empty: true }
  const parts: CharacterTest[] = []
  for (const part of node.nodes) {
    const first = firstPartsOf(part)
    parts.push(...first.parts)
    if (!first.empty) return { parts, empty: false }
  }
  return { parts, empty: true }
}

/** Returns true if every alternative of a pattern is anchored at the start (0) or at the end (-1). */
function isAnchored(
  node: PatternNode,
  isEdge: (holds: AssertionTest) => boolean,
  at: 0 | -1,
): boolean {
  if (node.kind === 'edge') return isEdge(node.holds)
  if (node.kind === 'choice') return node.nodes.every((one) => isAnchored(one, isEdge, at))
  if (node.kind !== 'row') return false
  const outer = node.nodes.filter(({ kind }) => kind !== 'look').at(at)
  return outer !== undefined && isAnchored(outer, isEdge, at)
}

const isStart = (holds: AssertionTest): boolean =>
  holds(undefined, letter) && !holds(letter, letter) && !holds(blank, letter)
const isEnd = (holds: AssertionTest): boolean =>
  holds(letter, undefined) && !holds(letter, letter) && !holds(letter, blank)

/** Returns true if every alternative of a pattern requires an uppercase letter. */
function needsUppercase(node: PatternNode): boolean {
  if (node.kind === 'one')
    return takes([node.accepts], 'AZ') && !takes([node.accepts], `az${digits}${signs}`)
  if (node.kind === 'row') return node.nodes.some(needsUppercase)
  if (node.kind === 'choice') return node.nodes.every(needsUppercase)
  if (node.kind === 'repeat') return node.min > 0 && needsUppercase(node.node)
  return node.kind === 'look' && node.wanted && needsUppercase(node.node)
}
