/** A drawing whose ids begin with a name, so that several can stand in one file. */
export function withOwnIds(name: string, drawing: string): string {
  return drawing
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`)
}
