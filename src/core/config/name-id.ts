import { patternOf, type Schema } from './schema-registry.ts'

/** Converts a typed id to a valid one, such as "vendorGrid" to "vendor-grid"; undefined if the result does not match the pattern. */
export function nameId(typed: string, { pattern }: Schema): string | undefined {
  const id = typed
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return pattern === undefined || patternOf(pattern).test(id) ? id : undefined
}
