import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Source } from '../../core/config/source.ts'
import type { WorldText } from '../../core/contract/generated/world.ts'
import { createAssetLoaderFactory } from '../../site/assemble/asset-loader.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { formatText } from '../kit/format-text.ts'
import { createDefaultWorld } from '../world/default-world.ts'
import { type ListedGame, listGames } from '../world/list-games.ts'
import { parseRecipe, parseWorld } from '../world/parse-world.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { composePicture, containsTitle } from './compose-picture.ts'
import { ownValue, setTitle } from './title-setting.ts'

const root = join(import.meta.dirname, '../../..')
const files = openDiskFiles(root)
const codes = files.list('merchants').filter((code) => files.read(`merchants/${code}/world.json`))

const readSource = (path: string): Source => ({ path, text: files.read(path) ?? '' })

/** The games of every merchant of the folder, and of one that brings no world. */
function openMerchant(code: string): SandboxMerchant {
  const art = createAssetLoaderFactory(files)([code, 'base'])
  const own = `merchants/${code}/art/recipe.json`
  const recipe = parseRecipe(
    readSource(files.size(own) === undefined ? 'merchants/base/art/recipe.json' : own),
  )
  const world = parseWorld(readSource(`merchants/${code}/world.json`))
  if ('findings' in recipe) throw new Error(recipe.findings[0]?.message)
  const cut = { ...recipe, grounds: recipe.grounds.replaceAll('{motif}', 'step') }
  return {
    code,
    merchantCode: code,
    name: 'Shop',
    trialMerchantCode: '',
    origins: [],
    paths: {},
    statusReading: 'B' as const,
    world: 'findings' in world ? createDefaultWorld(code) : world,
    art,
    pictureSources: { recipe: cut, art, colours: {}, revision: '' },
  }
}

const merchants = new Map([...codes, 'anybody'].map((code) => [code, openMerchant(code)]))
const gamesOf = (code: string): readonly ListedGame[] => {
  const merchant = merchants.get(code)
  return merchant ? listGames('livery', merchant) : []
}
const byVendor = (code: string) => Map.groupBy(gamesOf(code), ({ vendor }) => vendor)

describe.each([...merchants.keys()])('the games of %s', (code) => {
  it('are 160 or more, of 24 vendors or more', () => {
    expect(gamesOf(code).length).toBeGreaterThanOrEqual(160)
    expect(byVendor(code).size).toBeGreaterThanOrEqual(24)
  })

  it('all have a picture, none like another of its vendor', () => {
    for (const [vendor, games] of byVendor(code)) {
      const pictures = games.map(({ stand }) => JSON.stringify(stand))
      expect([vendor, pictures.length]).toEqual([vendor, new Set(pictures).size])
      expect(pictures).not.toContain(undefined)
    }
  })

  it('all have a name, none like another of its vendor in any language', () => {
    for (const [vendor, games] of byVendor(code)) {
      const names = games.flatMap(({ name }) => marks(name))
      expect([vendor, repeated(names)]).toEqual([vendor, []])
    }
    expect(gamesOf(code).flatMap(({ name }) => marks(name))).not.toContainEqual(
      expect.stringContaining('{noun}'),
    )
  })

  it('have neighbours of other palettes', () => {
    const alike = [...byVendor(code).values()].flatMap((games) =>
      games.filter(({ stand }, place) => {
        const before = games[place - 1]
        return before && !before.popular && before.stand?.palette === stand?.palette
      }),
    )
    // The last pictures of a vendor use what is left, so two may be alike.
    expect(alike.length).toBeLessThan(gamesOf(code).length / 20)
  })

  it('have names that fit their pictures at a readable size, in every language', () => {
    const merchant = merchants.get(code)
    const recipe = merchant?.pictureSources?.recipe
    if (!merchant || recipe?.title.in !== 'picture') return
    for (const game of gamesOf(code))
      for (const language of Object.keys(game.name)) expectFit(merchant, game, language)
  })
})

/** Expects the name in a picture to be inside it, and at least three quarters of the recipe's minimum size. */
function expectFit(
  { pictureSources, art }: SandboxMerchant,
  game: ListedGame,
  language: string,
): void {
  const title = pictureSources?.recipe.title
  const text = formatText(game.name, language)
  const family = game.stand?.family ?? ''
  const set = pictureSources && setTitle(pictureSources.recipe, art, { text, language, family })
  expect([text, language, set !== undefined]).toEqual([text, language, true])
  if (!title || !set) return
  const own = ownValue(title.languages, language)
  const line = set.lines.length === 2 ? (own?.two ?? title.two) : (own?.one ?? title.one)
  const widest = Math.max(...set.lines.map(({ letters }) => letters.advance / letters.unit))
  expect(widest * set.size).toBeLessThanOrEqual((title.width ?? 0) + 0.5)
  expect(set.size).toBeGreaterThanOrEqual((line?.least ?? 0) * 0.75)
}

it('are 640 or more in all, and the same every time', () => {
  const all = codes.flatMap((code) => gamesOf(code))
  expect(all.length).toBeGreaterThanOrEqual(640)
  const again = codes.flatMap((code) => listGames('other', openMerchant(code)))
  expect(again).toEqual(all)
})

describe('a composed picture', () => {
  let merchant: SandboxMerchant
  beforeAll(() => {
    merchant = openMerchant('anybody')
  })
  const request = (change = {}) => ({
    stand: { family: 'slots', subject: 'gem', ground: 'cut', palette: '1' },
    shape: 'tile',
    code: 'A',
    name: 'Gem',
    language: 'en',
    ...change,
  })

  it('is undefined where the recipe lacks its subject', () => {
    const { pictureSources } = merchant
    if (!pictureSources) throw new Error('base has a recipe')
    expect(composePicture(pictureSources, request({ shape: 'nowhere' }))).toBeUndefined()
    expect(composePicture(pictureSources, request({ shape: 'constructor' }))).toBeUndefined()
    const stand = { ...request().stand, subject: 'nobody' }
    expect(composePicture(pictureSources, request({ stand }))).toBeUndefined()
  })

  it('takes the colours of the theme', () => {
    const { pictureSources } = merchant
    if (!pictureSources) throw new Error('base has a recipe')
    const colours = { 'art-1-ground': '#123456', 'art-1-light': '#001122' }
    const drawing = composePicture({ ...pictureSources, colours }, request())
    expect(drawing?.inner).toContain('#123456')
    expect(drawing?.inner).toContain('#001122')
    expect(containsTitle(pictureSources, request())).toBe(false)
  })

  it('leaves out a drawing that is more than a picture, and the page still has one', () => {
    const { pictureSources } = merchant
    if (!pictureSources) throw new Error('base has a recipe')
    const art = {
      ...merchant.art,
      drawing: (path: string) =>
        path.includes('subjects/gem') ? undefined : merchant.art.drawing(path),
    }
    const games = listGames('livery', {
      ...merchant,
      art,
      pictureSources: { ...pictureSources, art },
    })
    expect(games.every(({ stand }) => stand && stand.subject !== 'gem')).toBe(true)
  })
})

function marks(name: WorldText): string[] {
  return Object.entries(typeof name === 'string' ? { en: name } : name).map(
    ([language, words]) => `${language} ${words}`,
  )
}

function repeated(words: readonly string[]): string[] {
  return words.filter((word, place) => words.indexOf(word) !== place)
}
