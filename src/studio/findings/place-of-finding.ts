import type { StudioFinding } from '../../core/contract/generated/studio-api.ts'
import type { StudioPlace } from '../navigation/navigation.ts'

/** Returns the place in the studio where a finding is corrected; for a parent's finding, in that parent. The studio has no form for files of a look. */
export function placeOfFinding({
  file,
  path,
}: Pick<StudioFinding, 'file' | 'path'>): StudioPlace | undefined {
  const [, merchant, inside = ''] = /^merchants\/([^/]+)\/(.+)$/.exec(file) ?? []
  if (merchant === undefined) return undefined
  if (inside === 'merchant.json') return { merchant, path: path === '' ? 'file' : path }
  if (inside.startsWith('messages/'))
    return { merchant, path: path === '' ? 'file' : `words.${path}` }
  return inside.startsWith('art/') ? { merchant, path: 'art' } : undefined
}
