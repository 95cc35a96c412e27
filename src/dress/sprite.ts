import { withOwnIds } from './own-ids.ts'

/** One SVG with a symbol for each icon, from the icons' own files by name. */
export function composeSprite(icons: ReadonlyMap<string, string>): string {
  const symbols = [...icons].map(([name, source]) => symbolOf(name, source))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Presentation attributes that an icon's root hands to what it draws. */
const kept =
  /\s(viewBox|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|fill-rule|clip-rule)="[^"]*"/g

function symbolOf(name: string, source: string): string {
  const root = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(source)
  if (!root) return ''
  const [, attributes = '', inner = ''] = root
  const presentation = [...` ${attributes}`.matchAll(kept)].map(([attribute]) => attribute).join('')
  return `<symbol id="${name}"${presentation}>${withOwnIds(name, inner)}</symbol>`
}
