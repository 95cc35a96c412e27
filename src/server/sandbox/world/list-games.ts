import type { WorldGame } from '../../../contract/generated/world.ts'
import { nameGame } from './default-world.ts'
import { createRandom } from './random.ts'
import type { SandboxMerchant } from './sandbox-merchant.ts'

const lists = new WeakMap<object, readonly WorldGame[]>()

/** Every game of a merchant: those named by its world first, then the rest by combination. */
export function listGames(seed: string, { code, world }: SandboxMerchant): readonly WorldGame[] {
  const known = lists.get(world)
  if (known) return known
  const named = world.games ?? []
  const rest = (world.vendors ?? []).flatMap((vendor) =>
    vendor.categories.flatMap(({ category, games, art }) => {
      const have = named.filter(
        (game) => game.vendor === vendor.code && game.category === category,
      ).length
      return Array.from({ length: Math.max(0, games - have) }, (_, place): WorldGame => {
        const id = `${vendor.code}-${category}-${place + 1}`
        return {
          code: id,
          name: nameGame(`${seed}/${code}/${vendor.code}/${category}`, place),
          vendor: vendor.code,
          category,
          hot: createRandom(id)() > 0.9,
          ...(art === undefined ? {} : { art }),
        }
      })
    }),
  )
  const all = [...named, ...rest]
  lists.set(world, all)
  return all
}
