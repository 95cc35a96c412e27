import { colourTokens, measureTokens } from '../../contract/tokens.ts'
import {
  type CssNode,
  childrenOf,
  decodeName,
  type FunctionNode,
  List,
  parseValue,
  type Value,
} from './css.ts'
import { numberNames, paintNames } from './kit-names.ts'
import type { Locals } from './look-sheet.ts'

/** Returns the name in `var(--name)`, without the hyphens. */
export function variableOf(node: CssNode): string | undefined {
  if (node.type !== 'Function' || node.name.toLowerCase() !== 'var') return undefined
  const [first] = childrenOf(node)
  return first?.type === 'Identifier' ? decodeName(first.name).slice(2) : undefined
}

/** Lists the custom properties of a value, those of fallbacks included. */
export function variablesIn(node: CssNode): string[] {
  const name = variableOf(node)
  const inside = 'children' in node && node.children ? childrenOf(node) : []
  return [...(name === undefined ? [] : [name]), ...inside.flatMap(variablesIn)]
}

/** The most values that are tried for one declaration. */
const mostVariants = 6

/**
 * Lists the values that a declaration can have: with each value of the custom properties of its file in their
 * place, and with the fallbacks.
 */
export function variantsOf(value: Value, locals: Locals): Value[] {
  const names = variablesIn(value)
  if (names.length === 0) return [value]
  const counts = names.map((name) => locals.get(name)?.length ?? 0)
  const count = Math.min(mostVariants, Math.max(1, ...counts))
  const variants = Array.from({ length: count }, (_, at) =>
    substitute(value, (name) => {
      const known = locals.get(name)
      return known && (known[at] ?? known[0])
    }),
  )
  return [...variants, substitute(value, () => undefined, 'fallbacks')]
}

/** Returns a value with a sample of the right kind for each token; undefined if it has another custom property. */
export function sampleOf(value: Value): Value | undefined {
  const sampled = substitute(value, (name) => {
    const text = sampleText(name)
    return text === undefined ? undefined : parseValue(text)
  })
  return variablesIn(sampled).length === 0 ? sampled : undefined
}

/** The largest number of custom properties inside of each other that are replaced. */
const deepest = 4
/** The most nodes that a value grows to. */
const mostNodes = 200

interface Substitution {
  readonly find: (name: string) => Value | undefined
  readonly otherwise: 'stay' | 'fallbacks'
  left: number
}

/** Returns a value in which custom properties are replaced; those without a value stay, or become their fallbacks. */
function substitute(
  value: Value,
  find: (name: string) => Value | undefined,
  otherwise: 'stay' | 'fallbacks' = 'stay',
): Value {
  const substitution = { find, otherwise, left: mostNodes }
  return { ...value, children: listOf(replaceIn(childrenOf(value), substitution, 0)) }
}

function replaceIn(
  nodes: readonly CssNode[],
  substitution: Substitution,
  depth: number,
): CssNode[] {
  return nodes.flatMap((node) => {
    substitution.left -= 1
    const found = substitution.left > 0 ? replacementOf(node, substitution, depth) : undefined
    // The place of what is replaced is that of what was typed.
    if (found) return replaceIn(found, substitution, depth + 1).map((one) => movedTo(one, node))
    if (!('children' in node) || !node.children) return [node]
    return [
      { ...node, children: listOf(replaceIn(childrenOf(node), substitution, depth)) } as CssNode,
    ]
  })
}

/** Returns a copy of a node at the place of another one. */
function movedTo(node: CssNode, { loc = null }: CssNode): CssNode {
  return { ...node, loc }
}

function replacementOf(
  node: CssNode,
  { find, otherwise }: Substitution,
  depth: number,
): readonly CssNode[] | undefined {
  const name = variableOf(node)
  if (name === undefined || depth >= deepest) return undefined
  const found = find(name)
  if (found) return childrenOf(found)
  const fallback = otherwise === 'fallbacks' ? fallbackOf(node as FunctionNode) : []
  return fallback.length > 0 ? fallback : undefined
}

/** Returns the value after the comma of `var(--name, value)`. */
function fallbackOf(node: FunctionNode): readonly CssNode[] {
  return childrenOf(node)
    .slice(2)
    .flatMap((one) => (one.type === 'Value' ? childrenOf(one) : [one]))
}

function listOf(nodes: readonly CssNode[]): List<CssNode> {
  return new List<CssNode>().fromArray([...nodes])
}

const colours: ReadonlySet<string> = new Set(colourTokens)
const measures: ReadonlySet<string> = new Set(measureTokens)

const samples: readonly (readonly [pattern: RegExp, sample: string])[] = [
  [/^font-/, 'serif'],
  [/^weight-/, '700'],
  [/^leading/, '1.5'],
  [/^(shadow-|glow)/, '0 0 1px red'],
  [/^gradient-/, 'linear-gradient(red, red)'],
  [/^motion-/, '1s'],
]

function sampleText(name: string): string | undefined {
  if (colours.has(name) || paintNames.has(name)) return 'red'
  if (numberNames.has(name)) return '1'
  if (!measures.has(name)) return undefined
  return samples.find(([pattern]) => pattern.test(name))?.[1] ?? '1px'
}
