import type { Sides } from './change.ts'

/** What two maps hold under each key of either; a key that a map lacks is undefined there. */
export function pairKeys({
  before = {},
  after = {},
}: Sides<object | undefined>): readonly (Sides<unknown> & { readonly key: string })[] {
  const was = new Map<string, unknown>(Object.entries(before))
  const is = new Map<string, unknown>(Object.entries(after))
  return [...new Set([...was.keys(), ...is.keys()])].map((key) => ({
    key,
    before: was.get(key),
    after: is.get(key),
  }))
}
