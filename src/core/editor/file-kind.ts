import { liveryShape, recipeShape, worldShape } from '../config/check-own-file.ts'
import {
  lookTokensSchema,
  merchantSchema,
  type NamedSchema,
  ownBlockSchema,
} from '../config/schema-registry.ts'

/** What a file of a folder of merchants holds. */
export type FileKind =
  | { readonly kind: 'merchant'; readonly code: string; readonly schema: NamedSchema }
  | { readonly kind: 'settings'; readonly schema: NamedSchema }
  | {
      readonly kind: 'messages'
      readonly language: string
      readonly area: string | undefined
      readonly code: string | undefined
    }
  | { readonly kind: 'look'; readonly code: string; readonly part: string }

/** The schemas of the files that a folder has beside `merchant.json`, by the pattern of their paths. */
const settings: readonly (readonly [RegExp, NamedSchema])[] = [
  [/^livery\.json$/, liveryShape.schema],
  [/^merchants\/[^/]+\/world\.json$/, worldShape.schema],
  [/^merchants\/[^/]+\/art\/recipe\.json$/, recipeShape.schema],
  [/^merchants\/[^/]+\/look\/tokens\.json$/, lookTokensSchema],
  [/^blocks\/[^/]+\/block\.json$/, ownBlockSchema],
]

/** Returns what a file holds, by its path; undefined for a file that Livery does not read as such. */
export function kindOf(path: string): FileKind | undefined {
  const [, code] = /^merchants\/([^/]+)\/merchant\.json$/.exec(path) ?? []
  if (code !== undefined) return { kind: 'merchant', code, schema: merchantSchema }
  const found = settings.find(([pattern]) => pattern.test(path))
  if (found) return { kind: 'settings', schema: found[1] }
  const [, owner = '', part] = /^merchants\/([^/]+)\/look\/([^/]+)\.css$/.exec(path) ?? []
  if (part !== undefined) return { kind: 'look', code: owner, part }
  const [, shop, own] = /^merchants\/([^/]+)\/messages\/([^/]+)\.json$/.exec(path) ?? []
  if (own !== undefined) return { kind: 'messages', language: own, area: undefined, code: shop }
  const [, language, area] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
  if (language !== undefined) return { kind: 'messages', language, area, code: undefined }
  const [, type, tag] = /^blocks\/([^/]+)\/messages\/([^/]+)\.json$/.exec(path) ?? []
  return tag === undefined
    ? undefined
    : { kind: 'messages', language: tag, area: type, code: undefined }
}
