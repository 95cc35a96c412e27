import { catalogues, type StudioKey } from './catalogues.ts'
import type { TranslateIn } from './create-words.ts'

/** Returns a key of a schema as words, such as "Remembered login" of `rememberedLogin`. */
export function formatKey(key: string, t: TranslateIn<'keys'>): string {
  if (hasWords(key)) return t(key)
  // The platform's own codes are known as they are written.
  if (/^[A-Z][A-Z0-9]+$/.test(key)) return key
  const spaced = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function hasWords(key: string): key is StudioKey<'keys'> {
  return Object.hasOwn(catalogues.keys, key)
}
