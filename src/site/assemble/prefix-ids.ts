/** Prefixes the ids of a drawing and the references to them, so that one file can hold several. */
export function prefixIds(name: string, drawing: string): string {
  return drawing
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`)
}
