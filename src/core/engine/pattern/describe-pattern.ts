import { type Accepts, type Holds, type PatternNode, PatternRefusal } from './nodes.ts'
import { parsePattern } from './parse-pattern.ts'

/** What a pattern demands that a player should know before typing (SPEC §5.7). */
export type PatternDemand = 'digitsOnly' | 'lettersAndNumbers' | 'firstCharacter' | 'uppercase'

/**
 * Returns what a pattern demands of every value, read off its parts: what each of them refuses of
 * letters, digits and signs. A pattern that is not understood demands nothing that can be said.
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
  const whole = bounds(node, isStart, 0) && bounds(node, isEnd, -1)
  const parts = partsOf(node)
  const upper: PatternDemand[] = needsUppercase(node) && takes(parts, 'az') ? ['uppercase'] : []
  if (whole && refuses(parts, letters + signs) && takes(parts, digits)) return ['digitsOnly']
  const plain = (some: readonly Accepts[]): boolean =>
    refuses(some, signs) && takes(some, letters) && takes(some, digits)
  if (whole && plain(parts)) return ['lettersAndNumbers', ...upper]
  if (bounds(node, isStart, 0) && plain(firstsOf(node).parts)) return ['firstCharacter', ...upper]
  return upper
}

const letters = 'azAZกж中'
const digits = '0123456789'
const signs = ' _-.@+!#$/'
const [small, blank] = [codeOf('a'), codeOf(' ')]

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

/** Whether some part accepts one of the characters. */
function takes(parts: readonly Accepts[], characters: string): boolean {
  return parts.some((accepts) => Array.from(characters).some((one) => accepts(codeOf(one))))
}

function refuses(parts: readonly Accepts[], characters: string): boolean {
  return parts.length > 0 && !takes(parts, characters)
}

/** Every part that takes a character of the value; a look only reads. */
function partsOf(node: PatternNode): readonly Accepts[] {
  if (node.kind === 'one') return [node.accepts]
  if (node.kind === 'repeat') return node.max === 0 ? [] : partsOf(node.node)
  return node.kind === 'row' || node.kind === 'choice' ? node.nodes.flatMap(partsOf) : []
}

interface Firsts {
  readonly parts: readonly Accepts[]
  /** Whether all of the node may be left out, so that what follows comes first too. */
  readonly empty: boolean
}

/** The parts that can take the first character. */
function firstsOf(node: PatternNode): Firsts {
  if (node.kind === 'one') return { parts: [node.accepts], empty: false }
  if (node.kind === 'repeat') {
    const { parts, empty } = firstsOf(node.node)
    return { parts, empty: empty || node.min === 0 }
  }
  if (node.kind === 'choice') {
    const ways = node.nodes.map(firstsOf)
    return { parts: ways.flatMap(({ parts }) => parts), empty: ways.some(({ empty }) => empty) }
  }
  if (node.kind !== 'row') return { parts: [], empty: true }
  const parts: Accepts[] = []
  for (const part of node.nodes) {
    const first = firstsOf(part)
    parts.push(...first.parts)
    if (!first.empty) return { parts, empty: false }
  }
  return { parts, empty: true }
}

/** Whether every way through a pattern begins, or ends, at an edge of the value. */
function bounds(node: PatternNode, isEdge: (holds: Holds) => boolean, at: 0 | -1): boolean {
  if (node.kind === 'edge') return isEdge(node.holds)
  if (node.kind === 'choice') return node.nodes.every((one) => bounds(one, isEdge, at))
  if (node.kind !== 'row') return false
  const outer = node.nodes.filter(({ kind }) => kind !== 'look').at(at)
  return outer !== undefined && bounds(outer, isEdge, at)
}

const isStart = (holds: Holds): boolean =>
  holds(undefined, small) && !holds(small, small) && !holds(blank, small)
const isEnd = (holds: Holds): boolean =>
  holds(small, undefined) && !holds(small, small) && !holds(small, blank)

/** Whether every way through a pattern takes, or looks ahead for, an uppercase letter. */
function needsUppercase(node: PatternNode): boolean {
  if (node.kind === 'one')
    return takes([node.accepts], 'AZ') && !takes([node.accepts], `az${digits}${signs}`)
  if (node.kind === 'row') return node.nodes.some(needsUppercase)
  if (node.kind === 'choice') return node.nodes.every(needsUppercase)
  if (node.kind === 'repeat') return node.min > 0 && needsUppercase(node.node)
  return node.kind === 'look' && node.wanted && needsUppercase(node.node)
}
