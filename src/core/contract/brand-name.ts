import type { Text } from './generated/config.ts'

/** A merchant or a skin, with what names its brand. */
export interface Branded {
  readonly code: string
  readonly brand: { readonly name?: Text }
  readonly languages: { readonly default: string }
}

/** Returns the name of a brand in its default language; the merchant's code if it has no name. */
export function readBrandName({ brand, languages, code }: Branded): string {
  const { name = code } = brand
  if (typeof name === 'string') return name
  return name[languages.default] ?? Object.values(name)[0] ?? code
}
