import { isAreaFile } from '../config/messages.ts'

/** The role of a file for merchants. */
export type FileRole =
  | { readonly kind: 'merchant' | 'messages'; readonly owner: string }
  | { readonly kind: 'art'; readonly owner: string; readonly art: string }
  | { readonly kind: 'locale'; readonly owner: '' }

/** Reads the role of a file from its path relative to the root; undefined for a file that no merchant uses. */
export function readFileRole(file: string): FileRole | undefined {
  if (isAreaFile(file)) return { kind: 'locale', owner: '' }
  const [, owner, rest = ''] = /^merchants\/([a-z][a-z0-9-]*)\/(.+)$/.exec(file) ?? []
  if (owner === undefined) return undefined
  if (rest === 'merchant.json') return { kind: 'merchant', owner }
  if (/^messages\/[A-Za-z0-9-]+\.json$/.test(rest)) return { kind: 'messages', owner }
  if (rest === 'world.json' || rest.startsWith('art/')) return { kind: 'art', owner, art: rest }
  return undefined
}
