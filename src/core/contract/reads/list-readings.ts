import { leavesOf } from '../condition.ts'
import { platformSettings } from '../live-settings.ts'
import type { MerchantPages } from '../own-pages.ts'
import { listParts, listPlaces } from './list-places.ts'
import type { AnyBlock } from './read-block.ts'
import { readsOf } from './read-block.ts'

/** A flag or a live setting that the code of a merchant's pages reads. */
export interface Reading {
  readonly kind: 'flag' | 'setting'
  readonly name: string
  /** The path of the block, or `routes` or `frame` and the name of the page or the part that reads it. */
  readonly path: readonly string[]
}

type Pages = MerchantPages &
  Readonly<
    Record<string, { readonly order: readonly string[]; readonly blocks: Blocks } | undefined>
  >
type Blocks = Readonly<Record<string, AnyBlock | undefined>>

/** Lists what the components of the placed blocks of every page read, and then what pages and the frame do. */
export function listReadings(pages: Pages): Reading[] {
  return [...listBlockReadings(pages), ...listPlaceReadings(pages)]
}

export function listBlockReadings(pages: Pages): Reading[] {
  return Object.entries(pages).flatMap(([page, { order, blocks } = { order: [], blocks: {} }]) =>
    order.flatMap((id) => {
      const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined
      return block ? list(['pages', page, 'blocks', id], readsOf(block)) : []
    }),
  )
}

/** Lists what pages read beside their blocks, the flags of their routes among it, and what the frame reads. */
export function listPlaceReadings(pages: MerchantPages): Reading[] {
  return listPlaces(pages).flatMap((place) => {
    const { reads, when } = place
    const guards = when ? leavesOf(when).filter(({ kind }) => kind === 'flag') : []
    const flags = [...guards.map(({ name }) => name), ...listParts(place).map(([flag]) => flag)]
    return list(place.id.split('.'), { settings: [], calls: [], ...reads, flags })
  })
}

type Reads = Readonly<Record<'flags' | 'settings' | 'calls', readonly string[]>>

function list(path: readonly string[], { flags, settings, calls }: Reads): Reading[] {
  const registers = calls.includes('registerSettings') ? registerSettings : []
  return [
    ...[...new Set(flags)].map((name) => ({ kind: 'flag' as const, name, path })),
    ...[...settings, ...registers].map((name) => ({ kind: 'setting' as const, name, path })),
  ]
}

/** What the answer to the call of the registration's settings contains. */
const registerSettings = platformSettings.filter((name) => name.startsWith('register.'))
