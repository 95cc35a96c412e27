import {
  type CssNode,
  childrenOf,
  decodeName,
  type FunctionNode,
  generate,
  List,
  nameOf,
  parseCss,
  type StyleSheet,
  type Value,
  walk,
} from './css.ts'
import { colourFunctions } from './look-properties.ts'
import { localsOf } from './look-sheet.ts'
import { variantsOf } from './substitute.ts'

/** A file of a look as every merchant that takes it shares it. */
export interface LoweredLook {
  readonly css: string
  /** The colours that are computed for each merchant, by the custom property that the rules use, without its hyphens. */
  readonly colours: ReadonlyMap<string, CssNode>
}

/**
 * Replaces what differs between the merchants that take a look, or between its files: a colour that needs computing
 * becomes a custom property, and the name of keyframes begins with the part. The text has no finding that is an error.
 */
export function lowerLook(text: string, part: string): LoweredLook {
  const { sheet } = parseCss(text)
  const colours = nameColours(sheet, part)
  nameKeyframes(sheet, part)
  letPressesThrough(sheet)
  return { css: generate(sheet), colours }
}

/** Returns true for a colour that browsers of SPEC §11.11 cannot compute: a mixed one, or one from another colour. */
export function needsComputing(node: CssNode): node is FunctionNode {
  if (node.type !== 'Function') return false
  const name = nameOf(node.name)
  if (name === 'color-mix') return true
  const [first] = childrenOf(node)
  return colourFunctions.has(name) && first?.type === 'Identifier' && nameOf(first.name) === 'from'
}

function nameColours(sheet: StyleSheet, part: string): LoweredLook['colours'] {
  const locals = localsOf(sheet)
  const colours = new Map<string, CssNode>()
  const names = new Map<string, string>()
  walk(sheet, (node) => {
    if (node.type === 'Declaration' && node.value.type === 'Value') replaceIn(node.value)
  })
  return colours

  function replaceIn(value: Value): void {
    walk(value, {
      visit: 'Function',
      enter(node, item, list) {
        if (!needsComputing(node)) return undefined
        list?.replace(item, List.createItem(referTo(nameColour(node))))
        return walk.skip
      },
    })
  }

  function nameColour(node: CssNode): string {
    const text = generate(node)
    const known = names.get(text)
    if (known !== undefined) return known
    const name = `look-${part}-${names.size + 1}`
    const [variant] = variantsOf({ type: 'Value', children: listOf(node) }, locals)
    names.set(text, name)
    colours.set(name, (variant && childrenOf(variant)[0]) ?? node)
    return name
  }
}

function listOf(node: CssNode): List<CssNode> {
  return new List<CssNode>().fromArray([node])
}

function referTo(name: string): CssNode {
  return {
    type: 'Function',
    name: 'var',
    children: listOf({ type: 'Identifier', name: `--${name}` }),
  }
}

/** What a look draws over a part takes no press, whatever its size. */
function letPressesThrough(sheet: StyleSheet): void {
  walk(sheet, (node) => {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return
    if (!childrenOf(node.prelude).every(isDrawn)) return
    const { children } = node.block
    if (children.some((one) => one.type === 'Declaration'))
      children.append(List.createItem<CssNode>(parsedDeclaration()))
  })
}

/** Returns true for a selector that ends with a drawn element. */
function isDrawn(selector: CssNode): boolean {
  const last = selector.type === 'Selector' ? childrenOf(selector).at(-1) : undefined
  return last?.type === 'PseudoElementSelector' && ['before', 'after'].includes(nameOf(last.name))
}

function parsedDeclaration(): CssNode {
  return {
    type: 'Declaration',
    important: false,
    property: 'pointer-events',
    value: { type: 'Value', children: listOf({ type: 'Identifier', name: 'none' }) },
  }
}

/** Keyframes of one name in two files would be those of the last file in both. */
function nameKeyframes(sheet: StyleSheet, part: string): void {
  const own = new Set<string>()
  walk(sheet, (node) => {
    if (node.type !== 'Atrule' || nameOf(node.name) !== 'keyframes' || !node.prelude) return
    walk(node.prelude, (name) => {
      if (name.type !== 'Identifier') return
      own.add(name.name)
      write(name)
    })
  })
  walk(sheet, (node) => {
    if (node.type !== 'Declaration' || node.value.type !== 'Value') return
    if (/^(--|animation(-name)?$)/.test(decodeName(node.property)))
      walk(node.value, (name) => {
        if (name.type === 'Identifier' && own.has(name.name)) write(name)
      })
  })

  function write(node: CssNode & { type: 'Identifier' }): void {
    node.name = `${part}-${node.name}`
  }
}
