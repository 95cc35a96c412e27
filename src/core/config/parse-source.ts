import {
  createScanner,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { createFinding, type Finding } from './finding.ts'
import { parseStrict } from './parse-strict.ts'
import { placeOf, type Source, type Span, spanAt } from './source.ts'
import { type Entry, type MapTree, type Path, type Tree, toValue } from './tree.ts'

export interface Parsed {
  readonly source: Source
  /** Absent if the file is not a JSON map. */
  readonly tree?: MapTree
  readonly findings: readonly Finding[]
}

/** The largest number of levels of a file. */
export const deepest = 100
/** Keys that are refused, because JavaScript gives them a meaning on every object. */
export const hostile: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses JSON with comments and trailing commas into a tree with spans, or into findings if it is
 * invalid. The last result of each long file is cached, which saves 19 % of checking a merchant again after an edit in
 * the studio, whose parents and messages did not change, and 8 % of validating 1,000 merchants.
 */
export function parseSource(source: Source): Parsed {
  if (source.text.length < leastCached) return parse(source)
  const cached = cache.get(source.path)
  const parsed = cached?.source.text === source.text ? cached : parse(source)
  cache.delete(source.path)
  cache.set(source.path, parsed)
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
  return parsed
}

/** Parses the plain value of a file with comments and trailing commas; undefined if it is not a JSON map. */
export function readMap(source: Source): Readonly<Record<string, unknown>> | undefined {
  const plain = readPlain(source.text)
  if (plain) return plain
  const { tree } = parseSource(source)
  return tree && (toValue(tree) as Readonly<Record<string, unknown>>) // the tree is that of a map
}

/** The least length of a file in the cache. A shorter one is parsed sooner than the garbage collector has copied its tree twice. */
const leastCached = 4000
/** The largest number of files in the cache. */
const maxCached = 300
const cache = new Map<string, Parsed>()

/** Parses a file of strict JSON without spans, which is faster; undefined if it is not a map or needs `parseSource`. */
export function readPlain(text: string): Readonly<Record<string, unknown>> | undefined {
  if (isTooLarge(text) || !isDecoded(text)) return undefined
  if (mayBeTooDeep(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isMap ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function parse(source: Source): Parsed {
  if (isTooLarge(source.text)) return { source, findings: [reportTooLarge(source)] }
  const strict = isDecoded(source.text) ? parseStrict(source, { deepest, hostile }) : undefined
  return strict ? { source, tree: strict, findings: [] } : parseRest(source)
}

/** Parses a file with comments or trailing commas, or says what is wrong with it. */
function parseRest(source: Source): Parsed {
  const errors: ParseError[] = []
  const findings: Finding[] = []
  const encoded = findOtherEncoding(source)
  if (encoded)
    return { source, findings: [createFinding('syntax', { span: encoded, path: [] }, notUtf8)] }
  const tooDeep = findTooDeep(source)
  if (tooDeep) return { source, findings: [reportTooDeep(tooDeep)] }
  const conflict = findConflict(source)
  if (conflict)
    return { source, findings: [createFinding('syntax', { span: conflict, path: [] }, unmerged)] }
  const node = parseTree(source.text, errors, { allowTrailingComma: true })
  if (!node && source.text.trim() === '')
    return {
      source,
      findings: [createFinding('syntax', { span: spanAt(source), path: [] }, empty)],
    }
  if (errors.length > 0)
    return { source, findings: errors.map((error) => reportSyntax(source, error)) }
  const tree = node && convert(node, { source, findings, path: [] })
  if (tree?.kind === 'map') return { source, tree, findings }
  const span = tree ?? spanAt(source)
  return { source, findings: [...findings, createFinding('syntax', { span, path: [] }, notAMap)] }
}

/** The largest length of a file that is parsed, in UTF-16 units. Parsing blocks the process. */
export const longestFile = 500_000

/** Returns true if a file is too large to be parsed. */
export function isTooLarge(text: string): boolean {
  return text.length > longestFile
}

function reportTooLarge(source: Source): Finding {
  return createFinding('file-too-large', { span: spanAt(source), path: [] }, { most: longestFile })
}

/** Finds the marks of a merge that a person has to finish; undefined without the first and the last of them. */
function findConflict(source: Source): Span | undefined {
  const [first] = source.text.matchAll(/^<{7}(?= |\r?$)/gm)
  if (!first || !/^>{7}(?= |\r?$)/m.test(source.text)) return undefined
  return { source, start: first.index, end: first.index + first[0].length }
}

const unmerged = {
  problem: 'Two changes of this place were merged and contradict each other.',
  advice:
    'Keep one of the two, and remove the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".',
}

const notAMap = {
  problem: 'The file does not contain a map.',
  advice: 'Start it with "{" and end it with "}".',
}

/** Finds the first sign that a file is not UTF-8, which an edit would corrupt; undefined for UTF-8. */
export function findOtherEncoding(source: Source): Span | undefined {
  if (utf16.test(source.text)) return spanAt(source)
  const start = source.text.indexOf(replacement)
  return start < 0 ? undefined : { source, start, end: start + 1 }
}

/** Matches the first characters of UTF-16 that is decoded as UTF-8. */
const utf16 = /^(\0|.\0)/s
/** The character that a decoder writes for bytes that are not UTF-8. */
const replacement = '\uFFFD'

/** Returns false for a text with a character that no UTF-8 was decoded to. */
function isDecoded(text: string): boolean {
  return !text.includes(replacement)
}

const notUtf8 = {
  problem: 'The file is saved in an encoding other than UTF-8.',
  advice: 'Save it as UTF-8.',
}

const empty = { problem: 'The file is empty.', advice: 'Write a map between "{" and "}".' }

/** Returns false if a text has too few brackets to nest too deep. */
function mayBeTooDeep(text: string): boolean {
  return text.split(/[[{]/, deepest + 2).length - 1 > deepest
}

/** Finds the first bracket that is nested too deep. Called before the parser, which is recursive. */
export function findTooDeep(source: Source): Span | undefined {
  if (!mayBeTooDeep(source.text)) return undefined
  const scanner = createScanner(source.text, true)
  let depth = 0
  for (;;) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const first = source.text[start]
    if (first === undefined) return undefined
    if (first === '{' || first === '[') depth++
    if (first === '}' || first === ']') depth--
    if (depth > deepest) return { source, start, end: start + 1 }
  }
}

interface Walk {
  readonly source: Source
  readonly findings: Finding[]
  readonly path: Path
}

/** Converts a node of the parser; keys that are refused are left out. */
export function convert(node: Node, walk: Walk): Tree {
  const { source } = walk
  const start = node.offset
  const end = start + node.length
  if (node.type === 'object')
    return { kind: 'map', entries: convertEntries(node, walk), source, start, end }
  if (node.type === 'array') {
    const items = (node.children ?? []).map((child, index) =>
      convert(child, { ...walk, path: [...walk.path, index] }),
    )
    return { kind: 'list', items, source, start, end }
  }
  return { kind: 'leaf', value: node.value, source, start, end }
}

function convertEntries(node: Node, walk: Walk): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const { children: [keyNode, valueNode] = [] } of node.children ?? []) {
    if (!keyNode || !valueNode) continue
    const name = String(keyNode.value)
    const path = [...walk.path, name]
    const key: Span = {
      source: walk.source,
      start: keyNode.offset,
      end: keyNode.offset + keyNode.length,
    }
    if (hostile.has(name)) {
      walk.findings.push(createFinding('hostile-key', { span: key, path }, { key: name }))
      continue
    }
    const first = entries.get(name)
    if (first) {
      const { line } = placeOf(first.key)
      walk.findings.push(createFinding('duplicate-key', { span: key, path }, { key: name, line }))
    }
    entries.set(name, { key, value: convert(valueNode, { ...walk, path }) })
  }
  return entries
}

function reportTooDeep(span: Span): Finding {
  const problem = `The file is nested deeper than ${deepest} levels.`
  return createFinding('syntax', { span, path: [] }, { problem, advice: 'Reduce the nesting.' })
}

function reportSyntax(source: Source, { error, offset, length }: ParseError): Finding {
  const span = { source, start: offset, end: offset + length }
  if (curly.test(source.text.slice(offset, offset + length)))
    return createFinding('syntax', { span, path: [] }, curlyQuotes)
  return createFinding(
    'syntax',
    { span, path: [] },
    syntaxMessages.get(printParseErrorCode(error)) ?? invalid,
  )
}

/** Matches the quotes that word processors and phones type. */
const curly = /^[\u2018-\u201f\u300c-\u300f\uff02]/
const curlyQuotes = {
  problem: 'These quotes are curly, and JSON has straight ones only.',
  advice: 'Type " in their place.',
}

const invalid = { problem: 'This is not valid JSON.', advice: 'Correct it.' }
/** The messages by error code of the parser. */
const syntaxMessages = new Map<string, { problem: string; advice: string }>([
  [
    'InvalidSymbol',
    { problem: 'This word is not in quotes.', advice: 'Put double quotes around it.' },
  ],
  [
    'InvalidNumberFormat',
    { problem: 'This is not a number.', advice: 'Write it with digits, without a leading zero.' },
  ],
  [
    'PropertyNameExpected',
    {
      problem: 'A name in double quotes is missing here.',
      advice: 'Add one, or remove the comma before it.',
    },
  ],
  ['ValueExpected', { problem: 'A value is missing here.', advice: 'Add one.' }],
  [
    'ColonExpected',
    { problem: 'A colon is missing here.', advice: 'Put ":" between the name and its value.' },
  ],
  ['CommaExpected', { problem: 'A comma is missing before this.', advice: 'Add one.' }],
  ['CloseBraceExpected', { problem: 'A closing "}" is missing here.', advice: 'Add one.' }],
  ['CloseBracketExpected', { problem: 'A closing "]" is missing here.', advice: 'Add one.' }],
  [
    'EndOfFileExpected',
    { problem: 'There is more text after the end of the map.', advice: 'Remove it.' },
  ],
  [
    'UnexpectedEndOfString',
    { problem: 'A text has no closing quote.', advice: 'Close it on the same line.' },
  ],
  ['UnexpectedEndOfComment', { problem: 'A comment has no end.', advice: 'Close it with "*/".' }],
  [
    'InvalidCommentToken',
    { problem: 'This is not a comment.', advice: 'Start a comment with "//".' },
  ],
  ['UnexpectedEndOfNumber', { problem: 'This number is incomplete.', advice: 'Complete it.' }],
  [
    'InvalidUnicode',
    {
      problem: 'This is not a character code.',
      advice: 'Write "\\u" and four hexadecimal digits.',
    },
  ],
  [
    'InvalidEscapeCharacter',
    {
      problem: 'This character cannot follow a backslash.',
      advice: 'Remove the backslash, or double it.',
    },
  ],
  [
    'InvalidCharacter',
    { problem: 'This text contains a control character.', advice: 'Remove it.' },
  ],
])
