import { formatHex, parse } from '../theme/culori.ts'
import { type CssNode, childrenOf, colourNames, generate, nameOf, systemColours } from './css.ts'
import { colourFunctions } from './look-properties.ts'

/** Returns a colour that a node names by itself, as it is typed; undefined for anything else. */
export function ownColourOf(node: CssNode): string | undefined {
  if (node.type === 'Hash') return `#${node.value}`
  if (node.type === 'Identifier') {
    const name = nameOf(node.name)
    return colourNames.has(name) || systemColours.has(name) ? name : undefined
  }
  if (node.type !== 'Function' || !colourFunctions.has(nameOf(node.name))) return undefined
  return isRelative(node) ? undefined : generate(node)
}

/** Returns true for a colour of the operating system, which forced colours show. */
export function isSystemColour(name: string): boolean {
  return systemColours.has(name)
}

/** Returns true for a colour that begins with "from", so that it is computed from another one. */
function isRelative(node: CssNode & { type: 'Function' }): boolean {
  const [first] = childrenOf(node)
  return first?.type === 'Identifier' && nameOf(first.name) === 'from'
}

/** Returns a colour as `#rrggbb`; undefined if it is none that can be computed. */
export function hexOf(colour: string): string | undefined {
  const parsed = parse(colour)
  return parsed ? formatHex(parsed) : undefined
}
