import type { CssNode, StyleSheet, SyntaxParseError, Value } from '@eslint/css-tree'
import {
  definitionSyntax,
  generate,
  ident,
  List,
  lexer,
  parse,
  tokenize,
  tokenTypes,
  walk,
} from '@eslint/css-tree/dist/csstree.esm'
import type { Source, Span } from '../source.ts'

export type {
  Atrule,
  AttributeSelector,
  Block,
  CssNode,
  Declaration,
  FunctionNode,
  PseudoClassSelector,
  Rule,
  Selector,
  StyleSheet,
  Value,
} from '@eslint/css-tree'
export { generate, List, tokenize, tokenTypes, walk }

export interface ParsedCss {
  readonly sheet: StyleSheet
  readonly errors: readonly { readonly message: string; readonly offset: number }[]
}

/** Parses CSS as a browser does. The text must not be nested deep, because the parser is recursive. */
export function parseCss(text: string): ParsedCss {
  const errors: { message: string; offset: number }[] = []
  const sheet = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError: ({ message, offset }: SyntaxParseError) => void errors.push({ message, offset }),
  })
  walk(sheet, decodeNames)
  // The context of a style sheet is the default.
  return { sheet: sheet as StyleSheet, errors }
}

/** Replaces the escapes in a name by what they spell, which grammars do not. */
function decodeNames(node: CssNode): void {
  if (node.type === 'Identifier' || node.type === 'Function') node.name = decodeName(node.name)
}

/** Parses a value; undefined if it cannot be parsed. */
export function parseValue(text: string): Value | undefined {
  try {
    const value = parse(text, { context: 'value', positions: true, parseCustomProperty: true })
    return value.type === 'Value' ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the name that an identifier spells, without escapes, in lower case. */
export function nameOf(typed: string): string {
  return decodeName(typed).toLowerCase()
}

/** Returns the name that an identifier spells, without escapes. */
export function decodeName(typed: string): string {
  return typed.includes('\\') ? ident.decode(typed) : typed
}

/** Returns the place of a node in its source. */
export function spanOf(source: Source, { loc }: Pick<CssNode, 'loc'>): Span {
  return { source, start: loc?.start.offset ?? 0, end: loc?.end.offset ?? 0 }
}

export function childrenOf(node: { readonly children: List<CssNode> | null }): readonly CssNode[] {
  return node.children?.toArray() ?? []
}

export interface Mismatch {
  /** Where the value stops to fit; undefined where it is too short. */
  readonly offset: number | undefined
}

/** Matches a value with the grammar of a property; undefined if it fits, or if nothing can be said. */
export function findMismatch(property: string, value: Value): Mismatch | undefined {
  const layers = layered.test(property) ? splitLayers(value) : [value]
  for (const layer of layers) {
    const mismatch = countNodes(layer) > longestMatched ? undefined : matchLayer(property, layer)
    if (mismatch) return mismatch
  }
  return undefined
}

function matchLayer(property: string, value: Value): Mismatch | undefined {
  const { error } = lexer.matchProperty(property, value)
  // The library gives up on some values with an error of the same class.
  if (error?.name !== 'SyntaxMatchError' || !error.message.startsWith('Mismatch')) return undefined
  const { loc } = error as { loc?: { start?: { offset?: number } } } // as its class declares
  return { offset: loc?.start?.offset }
}

/**
 * The properties whose values are lists of layers. Each layer is matched alone, because the library tries all
 * ways to read several, gives up and says so on the console.
 */
const layered = /^(background|mask|transition|animation)|shadow$/

function splitLayers(value: Value): Value[] {
  const layers: CssNode[][] = [[]]
  for (const node of childrenOf(value))
    if (node.type === 'Operator' && node.value === ',') layers.push([])
    else layers.at(-1)?.push(node)
  return layers.map((nodes) => ({ ...value, children: new List<CssNode>().fromArray(nodes) }))
}

/** The most nodes of a layer that is matched. */
const longestMatched = 60

function countNodes(value: Value): number {
  let count = 0
  walk(value, () => void count++)
  return count
}

/** The properties that CSS has, in lower case. */
export const knownProperties: readonly string[] = Object.keys(lexer.properties)

/** The names of colours that CSS has. */
export const colourNames: ReadonlySet<string> = new Set(keywordsOf('named-color', new Set()))

/** The names of the colours of the operating system. */
export const systemColours: ReadonlySet<string> = new Set(
  keywordsOf('system-color', new Set()).map((name) => name.toLowerCase()),
)

const keywords = new Map<string, readonly string[]>()

/** Lists the keywords that a property takes; empty for a property that CSS does not have. */
export function keywordsOfProperty(property: string): readonly string[] {
  const known = keywords.get(property)
  if (known) return known
  const syntax = lexer.properties[property]?.syntax
  const found = syntax ? [...new Set(keywordsIn(syntax, new Set()))] : []
  if (syntax) keywords.set(property, found)
  return found
}

function keywordsOf(type: string, seen: Set<string>): string[] {
  if (seen.has(type)) return []
  seen.add(type)
  const syntax = lexer.types[type]?.syntax
  return syntax ? keywordsIn(syntax, seen) : []
}

function keywordsIn(syntax: object, seen: Set<string>): string[] {
  const found: string[] = []
  definitionSyntax.walk(syntax as never, (node: { type: string; name?: string }) => {
    if (node.type === 'Keyword' && node.name) found.push(node.name)
    if (node.type === 'Type' && node.name) found.push(...keywordsOf(node.name, seen))
    if (node.type === 'Property' && node.name) {
      const inner = lexer.properties[node.name]?.syntax
      if (inner && !seen.has(node.name)) {
        seen.add(node.name)
        found.push(...keywordsIn(inner, seen))
      }
    }
  })
  return found
}

/** Splits what a function or a value holds at its commas. */
export function splitAtCommas(nodes: readonly CssNode[]): CssNode[][] {
  const parts: CssNode[][] = [[]]
  for (const node of nodes)
    if (node.type === 'Operator' && node.value === ',') parts.push([])
    else parts.at(-1)?.push(node)
  return parts
}
