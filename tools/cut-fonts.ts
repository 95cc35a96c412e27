import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDigitsTabular } from '../src/site/fonts/make-digits-tabular.ts'
import { readAverageAdvance, readLineMeasures } from '../src/site/fonts/measure-font.ts'
import { readGlyphs } from '../src/site/fonts/read-glyphs.ts'
import { rangeOf, type Script, scripts } from '../src/site/fonts/scripts.ts'
import { readSfnt, type Sfnt } from '../src/site/fonts/sfnt.ts'
import { encodeWoff2, type FontAxes, subsetGlyphs } from '../src/site/fonts/subset-glyphs.ts'
import { type Recipe, recipes, references } from './fonts/recipes.ts'
import { deliverFiles } from './generate/deliver-files.ts'

/**
 * Cuts the families of the type pairs into the files that travel, and prints what the theme has to
 * know of them: sizes, characters and measures. Run it when a recipe or a package changes; with
 * `--check` it says what is stale.
 */
const root = join(import.meta.dirname, '..')
const folder = 'fonts'
const regular = 400
const bold = 700

const printed = new Map<string, string | Buffer>()
const cuts = await eachOf<Recipe, object>(recipes, cutFamily)
const widths = await eachOf(references, async ({ source, script }) => ({
  regular: averageOf(await cut(source, { script, axes: { wght: regular } }), script),
  bold: averageOf(await cut(source, { script, axes: { wght: bold } }), script),
}))
const owners = Object.values(recipes).flatMap(({ source }) => Object.values(source).map(ownerOf))
for (const owner of new Set(owners)) printLicence(owner)
printed.set('src/core/config/theme/font-cuts.ts', printModule())
deliverFiles({ root, files: printed, command: 'npm run fonts', folder })

async function eachOf<T, R>(
  all: Readonly<Record<string, T>>,
  make: (one: T, name: string) => Promise<R>,
): Promise<Record<string, R>> {
  const made: Record<string, R> = {}
  for (const [name, one] of Object.entries(all)) made[name] = await make(one, name)
  return made
}

async function cutFamily(recipe: Recipe, name: string) {
  const { weight } = recipe
  const files = await eachOf(recipe.source, (source, script) =>
    // The keys of a recipe's sources are scripts.
    printCut(recipe, { name, script: script as Script, source }),
  )
  const least = typeof weight === 'number' ? weight : weight.min
  const most = typeof weight === 'number' ? weight : weight.max
  const heavy = Math.min(bold, most)
  return {
    ...readLineMeasures(await openCut(recipe, least)),
    weight: least === most ? `${least}` : `${least} ${most}`,
    advances: {
      ...(least < 600 && { regular: await averagesOf(recipe, least) }),
      ...(most >= 600 && { bold: await averagesOf(recipe, Math.max(least, heavy)) }),
    },
    files,
  }
}

interface CutFile {
  readonly name: string
  readonly script: Script
  readonly source: string
}

async function printCut(recipe: Recipe, { name, script, source }: CutFile) {
  const font = await cut(source, { script, axes: axesOf(recipe, recipe.weight) })
  if (recipe.levelDigits && script === 'latin') makeDigitsTabular(font)
  const packed = await encodeWoff2(font)
  const mark = createHash('sha256').update(packed).digest('hex').slice(0, 8)
  const file = `${name}-${script}-${mark}.woff2`
  printed.set(`${folder}/${file}`, packed)
  return { file, bytes: packed.length, range: rangeOf([...readGlyphs(readSfnt(font)).keys()]) }
}

function axesOf({ variable, width }: Recipe, weight: Recipe['weight']): FontAxes {
  return { ...(variable && { wght: weight }), ...(width !== undefined && { wdth: width }) }
}

function cut(source: string, of: { script: Script; axes: FontAxes }): Promise<Buffer> {
  const font = readFileSync(join(root, 'node_modules', source))
  return subsetGlyphs(font, { chars: scripts[of.script], axes: of.axes })
}

async function openCut(recipe: Recipe, weight: number): Promise<Sfnt> {
  const [script, source] = Object.entries(recipe.source)[0] ?? []
  // The keys of a recipe's sources are scripts.
  const of = { script: script as Script, axes: axesOf(recipe, weight) }
  return readSfnt(await cut(source ?? '', of))
}

/** Returns the average width of the family in each script with a sample. */
async function averagesOf(recipe: Recipe, weight: number): Promise<Record<string, number>> {
  const averages: Record<string, number> = {}
  for (const script of ['latin', 'thai'] as const) {
    const source = recipe.source[script]
    if (!source) continue
    const font = await cut(source, { script, axes: axesOf(recipe, weight) })
    if (recipe.levelDigits && script === 'latin') makeDigitsTabular(font)
    averages[script] = averageOf(font, script)
  }
  return averages
}

/** Returns the average advance of the characters of a script's sample, in parts of the em. */
function averageOf(font: Buffer, script: Script): number {
  return readAverageAdvance(readSfnt(font), script)
}

function ownerOf(source: string): string {
  return source.slice(0, source.indexOf('/files/'))
}

function printLicence(owner: string): void {
  const text = readFileSync(join(root, 'node_modules', owner, 'LICENSE'), 'utf8')
  printed.set(`${folder}/${owner.slice(owner.indexOf('/') + 1)}.licence.txt`, text)
}

function printModule(): string {
  return `// Printed by tools/cut-fonts.ts: do not edit.

/** Every cut of a family: its files by script, and its measures in parts of the em. */
export const fontCuts = ${JSON.stringify(cuts, null, 2)} as const

/** The average advance of the fonts that devices have, in parts of the em. */
export const systemWidths = ${JSON.stringify(widths, null, 2)} as const
`
}
