import { motifs } from '../contract/motifs.ts'
import { pictureColours } from '../contract/picture-colours.ts'
import { colourTokens } from '../contract/tokens.ts'
import { findArt } from './check-art.ts'
import { checkNames, findPlaces, type NameRule } from './check-names.ts'
import { checkArtAt, readOwnFile, recipeShape } from './check-own-file.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import { childOf, type MapTree, stringAt, type Tree } from './tree.ts'

/** Checks the art recipe of the last merchant of a chain. */
export function checkRecipe(files: Files, chain: readonly string[]): Finding[] {
  const path = recipeFile(chain.at(-1) ?? '')
  const file = readOwnFile(files, path, recipeShape)
  if (!file.tree) return [...file.findings]
  const { tree, findings } = file
  return [
    ...findings,
    ...checkNames(tree, rulesOf(tree)),
    ...checkArtAt(tree, drawings, { files, chain }),
    ...checkBackgrounds(tree, { files, chain }),
  ]
}

export function recipeFile(code: string): string {
  return `merchants/${code}/art/recipe.json`
}

const drawings = [
  'subjects.*.file',
  'subjects.*.shadow',
  'subjects.*.front.*',
  'shapes.*.layers.*.file',
  'faces.*.file',
]

function rulesOf(tree: MapTree): NameRule[] {
  const names = (key: string): string[] => keysOf(childOf(tree, key))
  const of = (kind: string, known: readonly string[], places: readonly string[]): NameRule[] =>
    places.map((at) => ({ at, kind, known }))
  const uses = ['game', 'vendor', 'winner']
  return [
    ...of('family', names('families'), ['categories.*', 'subjects.*.family']),
    ...of('subject', names('subjects'), ['families.*.subjects.*']),
    ...of('palette', names('palettes'), [
      'families.*.palettes.*',
      'subjects.*.palettes.*',
      'subjects.*.recolour.:*',
      'uses.banner.palette',
    ]),
    ...of('face', names('faces'), ['families.*.face', 'title.languages.*.face']),
    ...of('shape', names('shapes'), [
      'shapes.*.of',
      'uses.banner.shape',
      'uses.promotion',
      'subjects.*.place.:*',
      ...uses.flatMap((use) => [`uses.${use}`, `uses.byCategory.*.${use}`]),
    ]),
    ...of('ink', names('inks'), ['subjects.*.ink', 'palettes.*.swap.*']),
    ...of('ink', [...names('inks'), ...coloursAt(tree, 'palettes.*.ink')], ['palettes.*.ink']),
  ]
}

/** Lists the colours and colour tokens that are allowed at a path in addition to names of the recipe. */
function coloursAt(tree: MapTree, at: string): string[] {
  return [
    ...colourTokens,
    ...pictureColours,
    ...findPlaces(tree, at).flatMap(({ name }) => (name.startsWith('#') ? [name] : [])),
  ]
}

/** Reports backgrounds without a drawing in any palette. */
function checkBackgrounds(
  tree: MapTree,
  { files, chain }: { readonly files: Files; readonly chain: readonly string[] },
): Finding[] {
  const pattern = stringAt(tree, ['grounds'])
  if (pattern === undefined) return []
  const palettes = keysOf(childOf(tree, 'palettes'))
  const folders = chain.toReversed().map((code) => `merchants/${code}/`)
  const places = ['families.*.grounds.*', 'uses.banner.ground'].flatMap((at) =>
    findPlaces(tree, at),
  )
  return places.flatMap(({ name, span, path }) => {
    const drawings = new Set(
      motifs.map((motif) => pattern.replaceAll('{family}', name).replaceAll('{motif}', motif)),
    )
    return [...drawings].flatMap((art) => {
      const drawn = palettes.some((palette) =>
        findArt(files, art.replaceAll('{palette}', palette), chain),
      )
      return drawn ? [] : [createFinding('art-missing', { span, path }, { art, folders })]
    })
  })
}

function keysOf(tree: Tree | undefined): string[] {
  return tree?.kind === 'map' ? [...tree.entries.keys()] : []
}
