import {
  createScanner,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { createFinding, type Finding } from './finding.ts'
import { placeOf, type Source, type Span, startOf } from './source.ts'
import { type Entry, type MapTree, type Path, type Tree, toValue } from './tree.ts'

export interface Parsed {
  readonly source: Source
  /** Absent when the file is no JSON map. */
  readonly tree?: MapTree
  readonly findings: readonly Finding[]
}

/** How many levels a file may be nested. */
export const deepest = 100
/** Names that programs keep for themselves. */
export const hostile: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * JSON with comments and trailing commas becomes a tree with places; a broken file becomes findings.
 * The last answer for a path is kept: a parent is read for every merchant that inherits from it.
 */
export function parseSource(source: Source): Parsed {
  const ready = kept.get(source.path)
  const parsed = ready?.source.text === source.text ? ready : parse(source)
  kept.delete(source.path)
  kept.set(source.path, parsed)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return parsed
}
/** What a file says, comments and trailing commas allowed; undefined where it is no JSON map. */
export function readMap(source: Source): Readonly<Record<string, unknown>> | undefined {
  const plain = readPlain(source.text)
  if (plain) return plain
  const { tree } = parseSource(source)
  return tree && (toValue(tree) as Readonly<Record<string, unknown>>) // the tree is that of a map
}

/** As many files as are kept. */
const most = 300
const kept = new Map<string, Parsed>()

/** The map of a file that is JSON as it is written for programs, read without places; undefined where that cannot be said at once. */
export function readPlain(text: string): Readonly<Record<string, unknown>> | undefined {
  if (isTooLarge(text) || text.includes(lost)) return undefined
  const opened = text.split(/[[{]/, deepest + 2).length - 1
  if (opened > deepest) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isMap ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function parse(source: Source): Parsed {
  if (isTooLarge(source.text)) return { source, findings: [sayTooLarge(source)] }
  const errors: ParseError[] = []
  const findings: Finding[] = []
  const odd = findOtherEncoding(source)
  if (odd) return { source, findings: [createFinding('syntax', { span: odd, path: [] }, notUtf8)] }
  const deep = findDeep(source)
  if (deep) return { source, findings: [sayDeep(deep)] }
  const node = parseTree(source.text, errors, { allowTrailingComma: true })
  if (!node && source.text.trim() === '')
    return {
      source,
      findings: [createFinding('syntax', { span: startOf(source), path: [] }, empty)],
    }
  if (errors.length > 0)
    return { source, findings: errors.map((error) => saySyntax(source, error)) }
  const tree = node && convert(node, { source, findings, path: [] })
  if (tree?.kind === 'map') return { source, tree, findings }
  const span = tree ?? startOf(source)
  return { source, findings: [...findings, createFinding('syntax', { span, path: [] }, notAMap)] }
}

/** The longest file that is read, in UTF-16 units: whoever parses it answers nobody meanwhile. */
export const longestFile = 500_000

/** Whether a file is too large to be looked at any further. */
export function isTooLarge(text: string): boolean {
  return text.length > longestFile
}

function sayTooLarge(source: Source): Finding {
  return createFinding('file-too-large', { span: startOf(source), path: [] }, { most: longestFile })
}

const notAMap = {
  problem: 'The file holds no map.',
  advice: 'Start it with "{" and end it with "}".',
}

/** Where a file shows that it is no UTF-8: edited, its letters would be lost. */
export function findOtherEncoding(source: Source): Span | undefined {
  if (utf16.test(source.text)) return startOf(source)
  const start = source.text.indexOf(lost)
  return start < 0 ? undefined : { source, start, end: start + 1 }
}

/** What is left of the first characters of UTF-16 when it is read as UTF-8. */
const utf16 = /^(\0|.\0)/s
/** What stands for bytes that are none of UTF-8. */
const lost = '\uFFFD'
const notUtf8 = {
  problem: 'The file is saved in an encoding other than UTF-8.',
  advice: 'Save it as UTF-8.',
}

const empty = { problem: 'The file is empty.', advice: 'Write a map between "{" and "}".' }

/** Where the nesting goes too deep; looked for first, for the parser calls itself at every level. */
function findDeep(source: Source): Span | undefined {
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

function convert(node: Node, walk: Walk): Tree {
  const span: Span = {
    source: walk.source,
    start: node.offset,
    end: node.offset + node.length,
  }
  if (node.type === 'object') return { kind: 'map', entries: convertEntries(node, walk), ...span }
  if (node.type === 'array') {
    const items = (node.children ?? []).map((child, index) =>
      convert(child, { ...walk, path: [...walk.path, index] }),
    )
    return { kind: 'list', items, ...span }
  }
  return { kind: 'leaf', value: node.value, ...span }
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

function sayDeep(span: Span): Finding {
  const problem = `The file is nested deeper than ${deepest} levels.`
  return createFinding('syntax', { span, path: [] }, { problem, advice: 'Flatten it.' })
}

function saySyntax(source: Source, { error, offset, length }: ParseError): Finding {
  const span = { source, start: offset, end: offset + length }
  return createFinding(
    'syntax',
    { span, path: [] },
    sentences.get(printParseErrorCode(error)) ?? unreadable,
  )
}

const unreadable = { problem: 'This cannot be read as JSON.', advice: 'Correct it.' }
const sentences = new Map<string, { problem: string; advice: string }>([
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
    { problem: 'Something stands after the end of the map.', advice: 'Remove it.' },
  ],
  [
    'UnexpectedEndOfString',
    { problem: 'A text has no closing quote.', advice: 'Close it on the same line.' },
  ],
  ['UnexpectedEndOfComment', { problem: 'A comment has no end.', advice: 'Close it with "*/".' }],
  ['InvalidCommentToken', { problem: 'This is no comment.', advice: 'Start a comment with "//".' }],
  ['UnexpectedEndOfNumber', { problem: 'A number stops short.', advice: 'Finish it.' }],
  [
    'InvalidUnicode',
    { problem: 'This is not a character code.', advice: 'Write "\\u" and four digits.' },
  ],
  [
    'InvalidEscapeCharacter',
    {
      problem: 'A backslash stands before a character that needs none.',
      advice: 'Remove it, or double it.',
    },
  ],
  ['InvalidCharacter', { problem: 'A control character stands in a text.', advice: 'Remove it.' }],
])
