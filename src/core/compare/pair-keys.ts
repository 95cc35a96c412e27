import type { Sides } from './change.ts'

/** Pairs the values of two maps by key. A value is undefined on the side that lacks its key. */
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
