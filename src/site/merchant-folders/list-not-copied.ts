import { count } from '../../core/config/count.ts'
import type { Files } from '../../core/config/files.ts'
import { readHosts } from '../../core/config/read-claims.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { listGrantPlaces } from './grant-places.ts'

interface CopiedMerchant {
  readonly original: string
  readonly code: string
  readonly content: ReadonlyMap<string, Uint8Array>
  /** The original as resolved; undefined if it has errors. */
  readonly merchant: ResolvedMerchant | undefined
  /** The names of its brand. */
  readonly names: readonly string[]
}

/** Lists as sentences what a copy of a merchant does not have, and what in it is still about the original. */
export function listNotCopied(files: Files, copied: CopiedMerchant): string[] {
  const { original, code, merchant } = copied
  const hosts = readHosts(files, original) ?? []
  const grants = listGrantPlaces(files, original).length
  return [
    ...(hosts.length > 0
      ? [
          `${hosts.join(', ')} ${hosts.length === 1 ? 'stays' : 'stay'} with "${original}", because a host has one merchant.`,
        ]
      : []),
    ...(grants > 0
      ? [
          `${count(grants, 'role')} in livery.json ${grants === 1 ? 'is' : 'are'} for "${original}" and not for "${code}", because nobody gets access to a merchant by a copy. Add "${code}" there.`,
        ]
      : []),
    `Schedules, notes, drafts and releases of "${original}" are not copied, because they are about what it published.`,
    ...((merchant?.gateway.merchantCode ?? '') === ''
      ? []
      : [
          `"gateway.merchantCode" is "${code}" and not that of "${original}". Set it to the code that the platform gave the new merchant.`,
        ]),
    ...listArtNotes(copied),
    ...listTextNotes(copied),
  ]
}

function listArtNotes({ original, content, merchant }: CopiedMerchant): string[] {
  const named = new Set(Object.values(merchant?.brand ?? {}))
  const pictures = [...content.keys()].filter((name) => named.has(name))
  if (pictures.length === 0) return []
  return [`These pictures are those of "${original}": ${pictures.join(', ')}. Replace them.`]
}

/** Names the files of messages and documents in which the name of the original occurs. */
function listTextNotes({ content, names, original }: CopiedMerchant): string[] {
  const decoder = new TextDecoder()
  const naming = [...content].flatMap(([path, bytes]) => {
    if (!/^(messages|documents)\//.test(path)) return []
    const text = decoder.decode(bytes)
    return names.some((name) => text.includes(name)) ? [path] : []
  })
  if (naming.length === 0) return []
  return [
    `These texts name the brand of "${original}": ${naming.join(', ')}. Change the name there.`,
  ]
}
