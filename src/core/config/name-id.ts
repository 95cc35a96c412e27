import { patternOf, type Schema } from './law.ts'

/** The id nearest to a typed one that the names of a map allow: "vendorGrid" is "vendor-grid"; undefined when there is none. */
export function nameId(typed: string, { pattern }: Schema): string | undefined {
  const id = typed
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return pattern === undefined || patternOf(pattern).test(id) ? id : undefined
}
