import {
  type AssertionTest,
  type CharacterTest,
  longestText,
  type PatternNode,
  PatternRefusal,
  type RefusalReason,
} from './nodes.ts'
import { createPatternReader, type PatternReader } from './pattern-reader.ts'
import { codeOf, equals, readEscape, readSet } from './read-class.ts'

/** The longest supported pattern, in characters. */
const longestPattern = 500

/** Parses a regular expression of the supported subset; throws a `PatternRefusal` for any other. */
export function parsePattern(source: string): PatternNode {
  if (source.length > longestPattern)
    refuse('too-large', `It is longer than ${longestPattern} characters.`)
  const reader = createPatternReader(source)
  const node = readChoice(reader)
  return reader.done() ? node : refuse('syntax', 'It has a closing bracket without an opening one.')
}

function readChoice(reader: PatternReader): PatternNode {
  const nodes = [readRow(reader)]
  while (reader.eat('|')) nodes.push(readRow(reader))
  return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes }
}

function readRow(reader: PatternReader): PatternNode {
  const nodes: PatternNode[] = []
  while (!reader.done() && !reader.sees('|') && !reader.sees(')')) nodes.push(readPart(reader))
  return { kind: 'row', nodes }
}

function readPart(reader: PatternReader): PatternNode {
  const node = readNode(reader)
  const range = readRange(reader)
  if (!range) return node
  if (node.kind === 'edge' || node.kind === 'look') refuse('syntax', 'It repeats an assertion.')
  reader.eat('?')
  if (readRange(reader)) refuse('syntax', 'It repeats a repetition.')
  return { kind: 'repeat', node, ...range }
}

interface Range {
  readonly min: number
  readonly max: number
}

function readRange(reader: PatternReader): Range | undefined {
  if (reader.eat('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
  if (reader.eat('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
  if (reader.eat('?')) return { min: 0, max: 1 }
  const found = reader.take(/\{(\d+)(,(\d*))?\}/y)
  if (!found) return undefined
  const min = Number(found[1])
  const open = found[3] ? Number(found[3]) : Number.POSITIVE_INFINITY
  const max = found[2] === undefined ? min : open
  return min > max
    ? refuse('syntax', 'It has a repetition whose minimum is above its maximum.')
    : limitRange({ min, max })
}

/** Limits counts to the longest text that can match. */
function limitRange({ min, max }: Range): Range {
  return {
    min: Math.min(min, longestText + 1),
    max: max > longestText ? Number.POSITIVE_INFINITY : max,
  }
}

function readNode(reader: PatternReader): PatternNode {
  if (reader.eat('(')) return readGroup(reader)
  if (reader.eat('[')) return { kind: 'one', accepts: readSet(reader) }
  if (reader.eat('.')) return { kind: 'one', accepts: isInLine }
  if (reader.eat('^')) return { kind: 'edge', holds: (before) => before === undefined }
  if (reader.eat('$')) return { kind: 'edge', holds: (_, after) => after === undefined }
  if (reader.eat('\\b')) return { kind: 'edge', holds: isWordEdge }
  if (reader.eat('\\B')) return { kind: 'edge', holds: (...place) => !isWordEdge(...place) }
  if (reader.eat('\\')) return readOne(readEscape(reader))
  if (readRange(reader)) refuse('syntax', 'It has a repetition with nothing before it.')
  return readOne(codeOf(reader.next()))
}

function readGroup(reader: PatternReader): PatternNode {
  const look = reader.take(/\?(<?)([=!])/y)
  if (!look && !reader.eat('?:')) {
    reader.take(/\?<[A-Za-z_$][\w$]*>/y)
    const other = reader.take(/\?[^)]{0,10}/y)
    if (other) refuse('unsupported', `It uses a group "(${other[0]}", which is not supported.`)
  }
  const node = readChoice(reader)
  if (!reader.eat(')')) refuse('syntax', 'It has an opening bracket without a closing one.')
  return look ? { kind: 'look', node, wanted: look[2] === '=', behind: look[1] === '<' } : node
}

function readOne(atom: number | CharacterTest): PatternNode {
  return { kind: 'one', accepts: typeof atom === 'number' ? equals(atom) : atom }
}

function refuse(reason: RefusalReason, message: string): never {
  throw new PatternRefusal(reason, message)
}

const lineEnds: readonly number[] = [0x0a, 0x0d, 0x2028, 0x2029]
const isInLine: CharacterTest = (code) => !lineEnds.includes(code)
const isWord = (code: number | undefined): boolean =>
  code !== undefined && /\w/.test(String.fromCodePoint(code))
const isWordEdge: AssertionTest = (before, after) => isWord(before) !== isWord(after)
