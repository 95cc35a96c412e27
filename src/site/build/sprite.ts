import { contentOf, readRoot, writtenAttributes } from '../../core/contract/read-svg.ts'
import { withOwnIds } from './own-ids.ts'

/** One SVG with a symbol for each icon, from the icons' own files by name. */
export function composeSprite(icons: ReadonlyMap<string, string>): string {
  const symbols = [...icons].map(([name, source]) => symbolOf(name, source))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** What an icon's root says of how it is drawn. */
const kept =
  /^(viewBox|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|fill-rule|clip-rule)$/

function symbolOf(name: string, source: string): string {
  const root = readRoot(source)
  if (!root) return ''
  const presentation = writtenAttributes(source, root, (attribute) => kept.test(attribute))
  return `<symbol id="${name}"${presentation}>${withOwnIds(name, contentOf(source, root))}</symbol>`
}
