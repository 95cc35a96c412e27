import {
  type AttributeSelector,
  type CssNode,
  childrenOf,
  decodeName,
  nameOf,
  type PseudoClassSelector,
  type Selector,
} from './css.ts'
import { partNames } from './kit-names.ts'

/** Returns true for a selector that only says which element it is. */
export function isName(node: CssNode): boolean {
  if (node.type === 'AttributeSelector') return /^data-(kit|part)$/.test(nameOf(node.name.name))
  if (node.type === 'NestingSelector' || node.type === 'PseudoElementSelector') return true
  return node.type === 'PseudoClassSelector' && isChoice(node) && branchesOf(node).every(onlyNames)
}

function onlyNames(branch: Selector): boolean {
  return childrenOf(branch).every(isName)
}

function isChoice({ name }: PseudoClassSelector): boolean {
  return ['is', 'where'].includes(nameOf(name))
}

interface Names {
  readonly parts: readonly string[]
  readonly pieces: readonly string[]
}

/** Collects the parts and pieces that simple selectors name, also as choices of `:is()`. */
export function namesIn(nodes: readonly CssNode[]): Names {
  const found = nodes.map((node): Names => {
    if (node.type === 'AttributeSelector') {
      const value = typedValue(node)
      const name = nameOf(node.name.name)
      return {
        parts: name === 'data-kit' && value && partNames.includes(value) ? [value] : [],
        pieces: name === 'data-part' && value ? [value] : [],
      }
    }
    if (node.type !== 'PseudoClassSelector' || !isChoice(node)) return { parts: [], pieces: [] }
    return namesIn(branchesOf(node).flatMap(childrenOf))
  })
  return {
    parts: found.flatMap(({ parts }) => parts),
    pieces: found.flatMap(({ pieces }) => pieces),
  }
}

export function branchesOf(node: PseudoClassSelector): Selector[] {
  return childrenOf(node).flatMap((list) =>
    list.type === 'SelectorList'
      ? childrenOf(list).filter((branch): branch is Selector => branch.type === 'Selector')
      : [],
  )
}

export function typedValue({ value }: AttributeSelector): string | undefined {
  if (!value) return undefined
  return value.type === 'String' ? value.value : decodeName(value.name)
}
