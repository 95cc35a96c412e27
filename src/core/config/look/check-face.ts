import type { SheetScope } from './check-declaration.ts'
import { type Atrule, childrenOf, type Declaration, nameOf, spanOf, walk } from './css.ts'
import { reportAt, reportName } from './look-scope.ts'

const descriptors = [
  'font-family',
  'src',
  'unicode-range',
  'font-weight',
  'font-style',
  'font-stretch',
  'font-display',
  'font-feature-settings',
  'size-adjust',
  'ascent-override',
  'descent-override',
  'line-gap-override',
]

/** Checks a font of the brand: its file is among the merchant's art. */
export function checkFace(node: Atrule, scope: SheetScope): void {
  const own = node.block ? childrenOf(node.block) : []
  for (const declaration of own) {
    if (declaration.type !== 'Declaration') continue
    const name = nameOf(declaration.property)
    if (!descriptors.includes(name)) {
      const typed = scope.source.text.slice(
        declaration.loc?.start.offset,
        declaration.loc?.end.offset,
      )
      const write = (nearest: string): string => nearest + typed.slice(declaration.property.length)
      reportName(scope, declaration, {
        kind: 'descriptor of a font',
        name,
        known: descriptors,
        write,
      })
    }
    if (name === 'src') checkSources(declaration, scope)
  }
}

function checkSources({ value }: Declaration, scope: SheetScope): void {
  walk(value, (node) => {
    if (node.type === 'Url' && /^art\/[\w./-]+$/.test(node.value) && !node.value.includes('..'))
      scope.art.push({ name: node.value, span: spanOf(scope.source, node) })
    else if (node.type === 'Url')
      reportAt(scope, node, { code: 'look-address', values: { address: node.value } })
    else if (node.type === 'Function' && !['format', 'tech'].includes(nameOf(node.name)))
      reportAt(scope, node, {
        code: 'look-address',
        values: { address: scope.source.text.slice(node.loc?.start.offset, node.loc?.end.offset) },
      })
  })
}
