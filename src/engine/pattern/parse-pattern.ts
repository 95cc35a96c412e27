import { type Accepts, type Holds, type PatternNode, PatternRefusal } from './nodes.ts'
import { equals, readEscape, readSet } from './read-class.ts'
import { createReader, type Reader } from './reader.ts'

/** Longest pattern, in characters, and most repetitions of one part. */
const longest = 500
const mostRepeats = 256

/** Parses a regular expression of the supported subset; throws a refusal for any other. */
export function parsePattern(source: string): PatternNode {
  if (source.length > longest) throw new PatternRefusal('The pattern is too long.')
  const reader = createReader(source)
  const node = readChoice(reader)
  if (!reader.done()) throw new PatternRefusal('A bracket closes that was not opened.')
  return node
}

function readChoice(reader: Reader): PatternNode {
  const nodes = [readRow(reader)]
  while (reader.eat('|')) nodes.push(readRow(reader))
  return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes }
}

function readRow(reader: Reader): PatternNode {
  const nodes: PatternNode[] = []
  while (!reader.done() && !reader.sees('|') && !reader.sees(')')) nodes.push(readPart(reader))
  return { kind: 'row', nodes }
}

function readPart(reader: Reader): PatternNode {
  const node = readNode(reader)
  const range = readRange(reader)
  if (!range) return node
  if (node.kind === 'edge' || node.kind === 'look') throw new PatternRefusal('A place repeats.')
  reader.eat('?')
  if (reader.take(/[*+?]/y)) throw new PatternRefusal('A repetition repeats.')
  return { kind: 'repeat', node, ...range }
}

function readRange(reader: Reader): { readonly min: number; readonly max: number } | undefined {
  if (reader.eat('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
  if (reader.eat('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
  if (reader.eat('?')) return { min: 0, max: 1 }
  const found = reader.take(/\{(\d{1,4})(,(\d{0,4}))?\}/y)
  if (!found) return undefined
  const min = Number(found[1])
  const open = found[3] === '' ? Number.POSITIVE_INFINITY : Number(found[3])
  const max = found[2] === undefined ? min : open
  if (min > mostRepeats || min > max || (max > mostRepeats && Number.isFinite(max))) {
    throw new PatternRefusal('A part repeats too often.')
  }
  return { min, max }
}

function readNode(reader: Reader): PatternNode {
  if (reader.eat('(')) return readGroup(reader)
  if (reader.eat('[')) return { kind: 'one', accepts: readSet(reader) }
  if (reader.eat('.')) return { kind: 'one', accepts: isInLine }
  if (reader.eat('^')) return { kind: 'edge', holds: (before) => before === undefined }
  if (reader.eat('$')) return { kind: 'edge', holds: (_, after) => after === undefined }
  if (reader.eat('\\b')) return { kind: 'edge', holds: isWordEdge }
  if (reader.eat('\\')) return readOne(readEscape(reader))
  const character = reader.next()
  if ('*+?'.includes(character)) throw new PatternRefusal('Nothing stands before a repetition.')
  return readOne(character)
}

function readGroup(reader: Reader): PatternNode {
  const looks = reader.take(/\?([=!])/y)
  if (!looks && !reader.eat('?:')) {
    reader.take(/\?<[A-Za-z]\w{0,30}>/y)
    if (reader.sees('?')) throw new PatternRefusal('A group is of an unknown kind.')
  }
  const node = readChoice(reader)
  if (!reader.eat(')')) throw new PatternRefusal('A bracket is not closed.')
  return looks ? { kind: 'look', node, wanted: looks[1] === '=' } : node
}

function readOne(atom: string | Accepts): PatternNode {
  return { kind: 'one', accepts: typeof atom === 'string' ? equals(atom) : atom }
}

const isInLine: Accepts = (character) => !/[\n\r\u2028\u2029]/.test(character)
const isWord = (character: string | undefined): boolean =>
  character !== undefined && /\w/.test(character)
const isWordEdge: Holds = (before, after) => isWord(before) !== isWord(after)
