import { categories } from '../contract/categories.ts'
import { findArt } from './check-art.ts'
import { checkNames, findPlaces, type NameRule } from './check-names.ts'
import { checkArtAt, readOwnFile, worldShape } from './check-own-file.ts'
import { recipeFile } from './check-recipe.ts'
import { checkWindow } from './check-times.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import { parseSource } from './parse-source.ts'
import { placeOf } from './source.ts'
import { childOf, type MapTree, stringAt, type Tree } from './tree.ts'

interface Where {
  readonly files: Files
  readonly chain: readonly string[]
}

/** Checks the sandbox world of the last merchant of a chain. */
export function checkWorld(files: Files, chain: readonly string[], now?: number): Finding[] {
  const path = `merchants/${chain.at(-1) ?? ''}/world.json`
  const file = readOwnFile(files, path, worldShape)
  if (!file.tree) return [...file.findings]
  const { tree, findings } = file
  return [
    ...findings,
    ...checkNames(tree, rulesOf(tree, { files, chain })),
    ...checkArtAt(tree, pictures, { files, chain }),
    ...checkGameNames(tree),
    ...checkBannerTimes(tree, now),
  ]
}

const pictures = [
  'vendors.*.mark',
  'vendors.*.emblem',
  'vendors.*.categories.*.art',
  'games.*.art',
  'banners.*.art',
  'promotions.*.art',
]

function rulesOf(tree: MapTree, where: Where): NameRule[] {
  const vendors = findPlaces(tree, 'vendors.*.code').map(({ name }) => name)
  const known = Object.keys(categories)
  const recipe = readRecipe(where)
  const subjects = childOf(recipe, 'subjects')
  const backgrounds = findPlaces(tree, 'games.*.ground').map(({ name }) => name)
  return [
    { at: 'games.*.vendor', kind: 'vendor', known: vendors },
    { at: 'lotteries.*.vendor', kind: 'vendor', known: vendors },
    { at: 'games.*.category', kind: 'game category', known },
    { at: 'vendors.*.categories.*.category', kind: 'game category', known },
    {
      at: 'games.*.subject',
      kind: 'subject of pictures',
      known: subjects?.kind === 'map' ? subjects.entries.keys() : [],
    },
    {
      at: 'banners.*.subject',
      kind: 'subject of pictures',
      known: subjects?.kind === 'map' ? subjects.entries.keys() : [],
    },
    {
      at: 'promotions.*.subject',
      kind: 'subject of pictures',
      known: subjects?.kind === 'map' ? subjects.entries.keys() : [],
    },
    { at: 'promotions.*.categories.*', kind: 'game category', known },
    {
      at: 'games.*.ground',
      kind: 'background of pictures',
      known: backgrounds.filter((background) => isDrawn(background, { recipe, where })),
    },
  ]
}

/** Reads the recipe for the merchant's pictures: its own, else the nearest parent's. */
function readRecipe({ files, chain }: Where): MapTree | undefined {
  for (const code of chain.toReversed()) {
    const path = recipeFile(code)
    const text = files.read(path)
    const tree = text === undefined ? undefined : parseSource({ path, text }).tree
    if (tree) return tree
  }
  return undefined
}

/** Returns true if a background, as family and palette, has a drawing. */
function isDrawn(
  background: string,
  { recipe, where }: { readonly recipe: MapTree | undefined; readonly where: Where },
): boolean {
  const pattern = stringAt(recipe, ['grounds']) ?? ''
  const dashes = [...background.matchAll(/-/g)].map(({ index }) => index)
  return dashes.some((dash) => {
    const art = pattern
      .replaceAll('{family}', background.slice(0, dash))
      .replaceAll('{motif}', 'arc')
      .replaceAll('{palette}', background.slice(dash + 1))
    return findArt(where.files, art, where.chain) !== undefined
  })
}

function checkBannerTimes(tree: MapTree, now: number | undefined): Finding[] {
  const banners = childOf(tree, 'banners')
  if (banners?.kind !== 'list') return []
  return banners.items.flatMap((banner, index) =>
    banner.kind === 'map' ? checkWindow(banner, ['banners', index], now) : [],
  )
}

/** Reports games of the same vendor with the same name in a language. */
function checkGameNames(tree: MapTree): Finding[] {
  const games = childOf(tree, 'games')
  if (games?.kind !== 'list') return []
  const seen = new Map<string, Tree>()
  return games.items.flatMap((game, index) => {
    const owner = stringAt(game, ['vendor']) ?? ''
    return namesOf(childOf(game, 'name')).flatMap(({ language, leaf, name }) => {
      const key = `${owner}\n${language}\n${name}`
      const first = seen.get(key)
      seen.set(key, first ?? leaf)
      if (!first) return []
      const path = ['games', index, 'name', ...(language === '' ? [] : [language])]
      const { line } = placeOf(first)
      return [createFinding('repeated-name', { span: leaf, path }, { name, line, owner })]
    })
  })
}

function namesOf(name: Tree | undefined): { language: string; leaf: Tree; name: string }[] {
  const alone = stringAt(name, [])
  if (name && alone !== undefined) return [{ language: '', leaf: name, name: alone }]
  if (name?.kind !== 'map') return []
  return [...name.entries].flatMap(([language, { value }]) => {
    const text = stringAt(value, [])
    return text === undefined ? [] : [{ language, leaf: value, name: text }]
  })
}
