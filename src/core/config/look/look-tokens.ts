import { colourTokens, measureTokens } from '../../contract/tokens.ts'
import { lookTokensShape, readOwnFile } from '../check-own-file.ts'
import type { Files } from '../files.ts'
import { createFinding, type Finding, renameFix } from '../finding.ts'
import { findNearest } from '../nearest.ts'
import type { Span } from '../source.ts'
import { type Lch, parseColour } from '../theme/colour.ts'
import type { Colours } from '../theme/palette.ts'
import { childOf, type Path, stringAt, type Tree, textsOf } from '../tree.ts'
import { computeColour, type FindColour } from './compute-colour.ts'
import { childrenOf, parseValue, type Value } from './css.ts'
import { numberNames } from './kit-names.ts'
import type { Locals } from './look-sheet.ts'
import { variablesIn, variantsOf } from './substitute.ts'

/** A colour that a look adds to the tokens of the theme. */
export interface LookToken {
  readonly name: string
  /** The merchant whose look/tokens.json has it. */
  readonly owner: string
  readonly typed: string
  /** The one part of the value; undefined if it cannot be read as one colour. */
  readonly value: Value | undefined
  readonly span: Span
  readonly path: Path
  readonly pairs: readonly LookPair[]
}

/** A pair of tokens that a look declares, with the contrast that it needs. */
export interface LookPair {
  readonly text: string
  readonly background: string
  readonly ratio: 3 | 4.5
  /** The token of the pair that is typed there. */
  readonly other: string
  readonly span: Span
  readonly path: Path
}

export interface LookTokenFile {
  readonly tokens: readonly LookToken[]
  readonly findings: readonly Finding[]
}

function lookTokensFile(code: string): string {
  return `merchants/${code}/look/tokens.json`
}

/** Reads the tokens of one merchant's own look. */
export function readLookTokens(files: Files, owner: string): LookTokenFile {
  const { tree, findings } = readOwnFile(files, lookTokensFile(owner), lookTokensShape)
  const map = childOf(tree, 'tokens')
  if (map?.kind !== 'map') return { tokens: [], findings }
  const taken: Finding[] = []
  const tokens = [...map.entries].flatMap(([name, { key, value }]): LookToken[] => {
    const path = ['tokens', name]
    if (isTaken(name)) {
      const advice = 'Give it a name of its own.'
      const problem = 'is already a token of the theme or a number of the kit'
      taken.push(createFinding('look-token', { span: key, path }, { token: name, problem, advice }))
      return []
    }
    return [readToken(name, value, { owner, path })]
  })
  return { tokens, findings: [...findings, ...taken] }
}

const themeNames: ReadonlySet<string> = new Set<string>([...colourTokens, ...measureTokens])

function isTaken(name: string): boolean {
  return themeNames.has(name) || numberNames.has(name)
}

function readToken(
  name: string,
  tree: Tree,
  { owner, path }: { readonly owner: string; readonly path: Path },
): LookToken {
  const typed = stringAt(tree, ['value']) ?? ''
  const parsed = parseValue(typed)
  const value = parsed && childrenOf(parsed).length === 1 ? parsed : undefined
  const list = (
    key: string,
    pair: (other: string) => Pick<LookPair, 'text' | 'background' | 'ratio'>,
  ) =>
    textsOf(childOf(tree, key)).map(
      ({ text: other, span }, at): LookPair => ({
        ...pair(other),
        other,
        span,
        path: [...path, key, at],
      }),
    )
  const pairs = [
    ...list('textOn', (other) => ({ text: name, background: other, ratio: 4.5 })),
    ...list('markOn', (other) => ({ text: name, background: other, ratio: 3 })),
    ...list('backgroundOf', (other) => ({ text: other, background: name, ratio: 4.5 })),
  ]
  const span = childOf(tree, 'value') ?? tree
  return { name, owner, typed, value, span, path: [...path, 'value'], pairs }
}

export type LookTokens = ReadonlyMap<string, LookToken>

/** Creates the search for a colour by the name of a token of the theme or of the look. */
export function createColourFinder(colours: Colours, tokens: LookTokens): FindColour {
  const computed = new Map<string, Lch | undefined>()
  const find: FindColour = (name) => {
    if (Object.hasOwn(colours, name)) return parseColour(colours[name as keyof Colours])
    if (computed.has(name)) return computed.get(name)
    // A token that leads to itself has no colour.
    computed.set(name, undefined)
    const [node] = childrenOf(tokens.get(name)?.value ?? { children: null })
    const colour = node && computeColour(node, find)
    computed.set(name, colour)
    return colour
  }
  return find
}

/** Lists the colours that a value can be, each of its custom properties with each of its values. */
export function coloursOf(value: Value, locals: Locals, find: FindColour): Lch[] {
  return variantsOf(value, locals).flatMap((variant) =>
    childrenOf(variant).flatMap((node) => computeColour(node, find) ?? []),
  )
}

/** Reports values that are no colour, and names of tokens that do not exist. */
export function checkLookTokens(
  own: readonly LookToken[],
  { tokens, find }: { readonly tokens: LookTokens; readonly find: FindColour },
): Finding[] {
  const known = [...colourTokens, ...tokens.keys()]
  return own.flatMap((token) => [
    ...checkValue(token, known, find),
    ...token.pairs.flatMap(({ other, span, path }) => checkName(other, known, { span, path })),
  ])
}

function checkValue(token: LookToken, known: readonly string[], find: FindColour): Finding[] {
  const { name, value, typed, span, path } = token
  const unknown = value ? variablesIn(value).filter((used) => !known.includes(used)) : []
  const [first] = unknown
  if (first !== undefined) {
    const { name: nearest } = findNearest(first, known)
    return [
      createFinding(
        'look-name',
        { span, path },
        { kind: 'colour token', name: first, known, nearest },
      ),
    ]
  }
  if (find(name)) return []
  const problem = `is "${typed}", which is not a colour that can be computed`
  const advice = 'Write a colour, a token, or a colour that is computed from tokens.'
  return [createFinding('look-token', { span, path }, { token: name, problem, advice })]
}

function checkName(
  name: string,
  known: readonly string[],
  details: { readonly span: Span; readonly path: Path },
): Finding[] {
  if (known.includes(name)) return []
  const { name: nearest, safe } = findNearest(name, known)
  const fix = renameFix(details.span, safe)
  return [
    createFinding('look-name', { ...details, fix }, { kind: 'colour token', name, known, nearest }),
  ]
}
