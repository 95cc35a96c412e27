import type { World } from '../../core/contract/generated/world.ts'

/** A world with at least so many games, spread over its vendors as they have them now. */
export function addGames(world: World, least: number): World {
  const { vendors = [], games: named = [] } = world
  const counts = vendors.map(({ code, categories }) =>
    categories.map(({ category, games }) => {
      const own = named.filter((game) => game.vendor === code && game.category === category)
      return Math.max(games, own.length)
    }),
  )
  const total = counts.flat().reduce((sum, count) => sum + count, 0)
  if (total === 0 || !(least > total)) return world
  const times = least / total
  return {
    ...world,
    vendors: vendors.map((vendor, row) => ({
      ...vendor,
      categories: vendor.categories.map((offer, column) => ({
        ...offer,
        games: Math.ceil((counts[row]?.[column] ?? 0) * times),
      })),
    })),
  }
}
