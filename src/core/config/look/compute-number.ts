import { type CssNode, childrenOf, nameOf } from './css.ts'

/** The values of names in a calculation, such as the channels of a colour. */
type Known = ReadonlyMap<string, number>

/**
 * Computes a number, a percentage of `whole`, a name, or a `calc()` of them; undefined for anything else.
 */
export function computeNumber(
  node: CssNode | undefined,
  known: Known,
  whole: number,
): number | undefined {
  if (node?.type === 'Number') return finite(Number(node.value))
  if (node?.type === 'Percentage') return finite((Number(node.value) / 100) * whole)
  if (node?.type === 'Dimension' && node.unit.toLowerCase() === 'deg')
    return finite(Number(node.value))
  if (node?.type === 'Identifier')
    return nameOf(node.name) === 'none' ? 0 : known.get(nameOf(node.name))
  const isCalculation = node?.type === 'Function' && nameOf(node.name) === 'calc'
  if (node?.type !== 'Parentheses' && !isCalculation) return undefined
  return computeSum(childrenOf(node), known, whole)
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined
}

/** Numbers that are multiplied or divided, in a sum or a difference. */
interface Term {
  readonly sign: 1 | -1
  readonly nodes: CssNode[]
}

function computeSum(nodes: readonly CssNode[], known: Known, whole: number): number | undefined {
  const terms: Term[] = [{ sign: 1, nodes: [] }]
  for (const node of nodes) {
    const operator = node.type === 'Operator' ? node.value.trim() : ''
    if (operator === '+' || operator === '-')
      terms.push({ sign: operator === '-' ? -1 : 1, nodes: [] })
    else terms.at(-1)?.nodes.push(node)
  }
  const values = terms.map((term) => computeProduct(term, known, whole))
  if (values.includes(undefined)) return undefined
  return finite(values.reduce<number>((sum, value) => sum + (value ?? 0), 0))
}

function computeProduct({ sign, nodes }: Term, known: Known, whole: number): number | undefined {
  const [first, ...rest] = nodes
  let product = computeNumber(first, known, whole)
  for (let at = 0; at < rest.length; at += 2) {
    const [operator, node] = [rest[at], rest[at + 1]]
    const value = computeNumber(node, known, whole)
    if (product === undefined || value === undefined || operator?.type !== 'Operator')
      return undefined
    product = operator.value.trim() === '*' ? product * value : product / value
  }
  return product === undefined ? undefined : sign * product
}
