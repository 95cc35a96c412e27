import { describe, expect, it } from 'vitest'
import { checkRecipe } from './check-recipe.ts'
import { checkWorld } from './check-world.ts'
import type { Files } from './files.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
const recipe = {
  categories: { RNG: 'slots' },
  families: { slots: { grounds: ['plain'], titles: ['{noun} Night'] } },
  subjects: { bell: { file: 'art/bell.svg', family: 'slots', names: ['Bell'] } },
  palettes: { day: { ink: 'text' } },
  grounds: 'art/{family}-{palette}.svg',
  shapes: { tile: { width: 9, height: 9, layers: [{ draw: 'ground' }] } },
  uses: { game: 'tile', vendor: 'tile', winner: 'tile' },
  title: { in: 'page' },
}

function shop(files: Readonly<Record<string, unknown>>): Files {
  const texts = new Map<string, string>([
    ['merchants/shop/art/bell.svg', drawing],
    ['merchants/shop/art/plain-day.svg', drawing],
    ...Object.entries(files).map(([path, value]): [string, string] => [
      `merchants/shop/${path}`,
      JSON.stringify(value),
    ]),
  ])
  return { read: (path) => texts.get(path), list: () => [] }
}

const recipeFindings = (change: object) =>
  checkRecipe(shop({ 'art/recipe.json': { ...recipe, ...change } }), ['shop'])
const worldFindings = (world: object) =>
  checkWorld(shop({ 'art/recipe.json': recipe, 'world.json': world }), ['shop'])

describe('an art recipe', () => {
  it('has no finding when everything is there', () => {
    expect(recipeFindings({})).toEqual([])
  })

  it('offers no name for a key that another has beside it', () => {
    const fixesOf = (recolour: object) =>
      recipeFindings({ subjects: { bell: { ...recipe.subjects.bell, recolour } } }).map(
        ({ code, fix }) => [code, fix?.insert],
      )
    expect(fixesOf({ dya: {} })).toEqual([['unknown-name', '"day"']])
    expect(fixesOf({ dya: {}, day: {} })).toEqual([['unknown-name', undefined]])
  })

  it.each([
    [{ categories: { RNG: 'slot' } }, 'unknown-name', 'categories.RNG'],
    [{ categories: { RGN: 'slots' } }, 'unknown-setting', 'categories.RGN'],
    [{ palettes: { day: { ink: 'gold' } } }, 'unknown-name', 'palettes.day.ink'],
    [{ uses: { ...recipe.uses, winner: 'tail' } }, 'unknown-name', 'uses.winner'],
    [{ uses: { game: 'tile' } }, 'missing-setting', 'uses.vendor'],
    [{ grounds: 'art/{family}_{palette}.svg' }, 'art-missing', 'families.slots.grounds.0'],
    [
      { subjects: { bell: { ...recipe.subjects.bell, file: 'art/bel.svg' } } },
      'art-missing',
      'subjects.bell.file',
    ],
    [
      { subjects: { bell: { ...recipe.subjects.bell, place: { tail: { one: {} } } } } },
      'unknown-name',
      'subjects.bell.place.tail',
    ],
  ])('has a finding about %j', (change, code, path) => {
    expect(recipeFindings(change)).toContainEqual(expect.objectContaining({ code, path }))
  })
})

const vendor = { code: 'ONE', name: 'One', categories: [{ category: 'RNG', games: 1 }] }
const game = { code: 'A', name: 'A', vendor: 'ONE', category: 'RNG' }

describe('a world', () => {
  it('has no finding when everything is there', () => {
    const games = [{ ...game, subject: 'bell', ground: 'plain-day' }]
    expect(worldFindings({ vendors: [vendor], games })).toEqual([])
  })

  it.each([
    [{ vendors: [vendor], games: [{ ...game, subject: 'ball' }] }, 'unknown-name'],
    [{ vendors: [vendor], games: [{ ...game, ground: 'plain-night' }] }, 'unknown-name'],
    [{ vendors: [vendor], games: [{ ...game, vendor: 'TWO' }] }, 'unknown-name'],
    [{ vendors: [vendor], games: [{ ...game, category: 'RGN' }] }, 'unknown-name'],
    [{ vendors: [{ ...vendor, mark: 'art/mark.svg' }] }, 'art-missing'],
    [{ vendors: [vendor], games: [game, { ...game, code: 'B' }] }, 'repeated-name'],
    [{ vendors: [{ code: 'ONE' }] }, 'missing-setting'],
    [{ vendor: [] }, 'unknown-setting'],
  ])('has a finding about %j', (world, code) => {
    expect(worldFindings(world)).toContainEqual(expect.objectContaining({ code }))
  })
})
