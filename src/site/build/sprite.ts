import { contentOf, parseSvgRoot, writtenAttributes } from '../../core/contract/parse-svg.ts'
import { prefixIds } from './prefix-ids.ts'

/** Composes one SVG with a symbol for each icon, from the icons' files by name. */
export function composeSprite(icons: ReadonlyMap<string, string>): string {
  const symbols = [...icons].map(([name, source]) => symbolOf(name, source))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Attributes of an icon's root that its symbol keeps. */
const kept =
  /^(viewBox|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|fill-rule|clip-rule)$/

function symbolOf(name: string, source: string): string {
  const root = parseSvgRoot(source)
  if (!root) return ''
  const presentation = writtenAttributes(source, root, (attribute) => kept.test(attribute))
  return `<symbol id="${name}"${presentation}>${prefixIds(name, contentOf(source, root))}</symbol>`
}
