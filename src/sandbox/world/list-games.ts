import type { WorldGame, WorldVendor } from '../../core/contract/generated/world.ts'
import { formatPictureStand, type TakenNames, takeName } from '../art/name-games.ts'
import {
  choosePictureStand,
  listPictureStands,
  type PictureStand,
  reservePictureStand,
  type Shown,
} from '../art/plan-pictures.ts'
import { ownValue } from '../art/title-setting.ts'
import { createRandom } from '../kit/random.ts'
import { nameGame } from './default-world.ts'
import type { SandboxMerchant } from './sandbox-merchant.ts'

/** A game with what its picture is of; without one where the merchant has no recipe for it. */
export interface ListedGame extends WorldGame {
  readonly stand?: PictureStand
}

const lists = new WeakMap<SandboxMerchant, readonly ListedGame[]>()

/** Every game of a merchant: those named by its world first, then the rest of each vendor's count. */
export function listGames(seed: string, merchant: SandboxMerchant): readonly ListedGame[] {
  const known = lists.get(merchant)
  if (known) return known
  const { vendors = [], games = [] } = merchant.world
  const plan = createPlan(seed, merchant)
  const named = games.map((game) => plan.place(game))
  const rest = vendors.flatMap((vendor) =>
    vendor.categories.flatMap((offer) => {
      const have = games.filter(
        (game) => game.vendor === vendor.code && game.category === offer.category,
      ).length
      const missing = Math.max(0, offer.games - have)
      return Array.from({ length: missing }, (_, place) => plan.make(vendor, offer, place))
    }),
  )
  const all = withPopular([...named, ...rest])
  lists.set(merchant, all)
  return all
}

/** If the world marks no game as popular, the first game of each vendor is popular. */
function withPopular(games: readonly ListedGame[]): readonly ListedGame[] {
  if (games.some(({ popular }) => popular)) return games
  const seen = new Set<string>()
  return games.map((game) => {
    const first = !seen.has(game.vendor)
    seen.add(game.vendor)
    return first ? { ...game, popular: true } : game
  })
}

/** The game of a vendor with a code. */
export function findGame(
  seed: string,
  merchant: SandboxMerchant,
  { vendor, code }: { readonly vendor: string; readonly code: string },
): ListedGame | undefined {
  return listGames(seed, merchant).find((game) => game.vendor === vendor && game.code === code)
}

type Offer = WorldVendor['categories'][number]

interface Plan {
  readonly place: (game: WorldGame) => ListedGame
  readonly make: (vendor: WorldVendor, offer: Offer, place: number) => ListedGame
}

/** Gives every game a picture and, where the world has none, a name that its vendor has not used. */
function createPlan(seed: string, merchant: SandboxMerchant): Plan {
  const { pictureSources, code: owner } = merchant
  const shown = new Map<string, Shown>()
  const standsOf = rememberStands(merchant)
  const all = new Set<string>()
  const names = new Map<string, TakenNames>()
  const takenBy = (vendor: string): TakenNames => {
    const taken = names.get(vendor) ?? { vendor: new Set(), merchant: all, repeats: new Map() }
    names.set(vendor, taken)
    return taken
  }
  const stand = (game: Omit<WorldGame, 'name'>): PictureStand | undefined => {
    const before = shown.get(game.vendor) ?? { taken: new Set(), recent: [] }
    shown.set(game.vendor, before)
    const chosen = choosePictureStand(standsOf(game.category), game, before)
    if (chosen) reservePictureStand(chosen, before)
    return chosen
  }
  const withStand = (game: WorldGame, chosen: PictureStand | undefined): ListedGame => {
    takeName(game.name, takenBy(game.vendor))
    return chosen ? { ...game, stand: chosen } : game
  }
  return {
    place: (game) => withStand(game, game.art === undefined ? stand(game) : undefined),
    make: ({ code: vendor }, { category }, place) => {
      const code = `${vendor}-${category}-${place + 1}`
      const hot = createRandom(code)() > 0.9
      const chosen = stand({ code, vendor, category })
      const name =
        chosen && pictureSources
          ? formatPictureStand(pictureSources.recipe, { ...chosen, code }, takenBy(vendor))
          : nameGame(`${seed}/${owner}/${vendor}/${category}`, place)
      return withStand({ code, name, vendor, category, hot }, chosen)
    },
  }
}

/** Returns a function that lists the possible pictures of a category, computed once for each family. */
function rememberStands({
  pictureSources,
}: SandboxMerchant): (category: string) => readonly PictureStand[] {
  const known = new Map<string, readonly PictureStand[]>()
  return (category) => {
    const family = ownValue(pictureSources?.recipe.categories, category)
    if (!pictureSources || family === undefined) return []
    const stands =
      known.get(family) ?? listPictureStands(pictureSources.recipe, pictureSources.art, family)
    known.set(family, stands)
    return stands
  }
}
