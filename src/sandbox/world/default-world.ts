import { type Category, categories } from '../../core/contract/categories.ts'
import type { World, WorldLottery, WorldVendor } from '../../core/contract/generated/world.ts'
import { between, createRandom, pickOne } from '../kit/random.ts'
import json from './default.world.json' with { type: 'json' }

const first = [
  'Amber',
  'Birch',
  'Copper',
  'Delta',
  'Ember',
  'Fathom',
  'Granite',
  'Harvest',
  'Indigo',
  'Juniper',
  'Kiln',
  'Lumen',
] as const
const second = ['Works', 'House', 'Lane'] as const
const gameFirst = [
  'Quiet',
  'Golden',
  'Northern',
  'Paper',
  'Silver',
  'Hidden',
  'Midnight',
  'Rolling',
  'Wild',
  'Seven',
  'Little',
  'Thunder',
  'Velvet',
  'Summer',
  'Winter',
  'Crimson',
] as const
const gameSecond = [
  'Orchard',
  'River',
  'Comet',
  'Harbour',
  'Garden',
  'Tiger',
  'Lantern',
  'Market',
  'Summit',
  'Koi',
  'Caravan',
  'Falcon',
  'Island',
  'Dragonfly',
  'Forge',
  'Meadow',
] as const

const categoryNames = Object.keys(categories) as Category[] // the keys of a closed record
const draws = [
  { code: 'QUICK3', name: 'Quick Three', minutes: 3, balls: 3, from: 1, to: 6, shape: 'die' },
  { code: 'FIVE5', name: 'Five Minute Five', minutes: 5, balls: 5, from: 0, to: 9 },
  { code: 'ELEVEN5', name: 'Eleven Pick Five', minutes: 10, balls: 5, from: 1, to: 11 },
  { code: 'NOON6', name: 'Noon Six', minutes: 60, balls: 6, from: 1, to: 49 },
] as const

/**
 * The world of a merchant that brings none: a world file, with vendors and games by combination. It has every category,
 * 36 vendors and over 640 games.
 */
export function createDefaultWorld(seed: string): World {
  const { $schema: _, ...world } = json
  return { ...world, vendors: listVendors(seed), lotteries: draws.flatMap(listLotteries) }
}

/** A draw and its electronic twin. */
function listLotteries(draw: (typeof draws)[number], tone: number): WorldLottery[] {
  const { code, name, to } = draw
  const common = { ...draw, repeats: to < 12, tone }
  return [
    { ...common, vendor: 'AMBER_WORKS', kind: 'Lott' },
    {
      ...common,
      code: `E${code}`,
      name: `Electronic ${name}`,
      vendor: 'BIRCH_WORKS',
      kind: 'Elott',
    },
  ]
}

function listVendors(seed: string): WorldVendor[] {
  return first.flatMap((one, row) =>
    second.map((two, column) => {
      const name = `${one} ${two}`
      const random = createRandom(`${seed}/${name}`)
      const own = [0, 4, 8].map((step) => categoryNames[(row + column + step) % 12])
      const offered = new Set<Category | undefined>(column === 0 ? ['RNG', ...own] : own)
      return {
        code: name.toUpperCase().replaceAll(' ', '_'),
        name,
        categories: [...offered].flatMap((category) =>
          category === undefined
            ? []
            : [{ category, games: between(random, 6, 24), ...markOf(row * 3 + column) }],
        ),
      }
    }),
  )
}

function markOf(place: number): { tag?: 'HOT' | 'NEW'; maintenance?: true } {
  if (place === 7) return { maintenance: true }
  if (place % 9 === 0) return { tag: 'HOT' }
  return place % 11 === 1 ? { tag: 'NEW' } : {}
}

/** A name by combination, the same for the same seed and place. */
export function nameGame(seed: string, place: number): string {
  const random = createRandom(`${seed}/${place}`)
  return `${pickOne(random, gameFirst)} ${pickOne(random, gameSecond)}`
}
