import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFillText } from './literals/find-fill-text.ts'
import { findLiterals, findMerchantNames, type Literal } from './literals/find-literals.ts'
import { findTimeCalls } from './literals/find-time-calls.ts'

/**
 * Checks that no style sheet or script of `src/` contains a colour, a size in pixels or a merchant's name,
 * which belong to tokens and merchants' files, that no style sheet uses the colour of a fill for text,
 * and that only `src/player/i18n` of the player formats dates, which not every browser does in every language.
 * The check runs over the sources, which must be clean, and over one planted violation of each kind,
 * which it must find.
 */
const root = join(import.meta.dirname, '..')

/** Rooms that may say colours and sizes, with the reason. */
const exempt: readonly (readonly [room: string, reason: string])[] = [
  ['src/core/config/theme/', 'it is where colours and measures become tokens'],
  ['src/core/contract/generated/', 'it is printed from the schemas, whose examples show colours'],
  ['src/studio/look/', "it is where the studio's own tokens are"],
  ['src/sandbox/', 'it plays the platform outside, and draws its pictures and pages'],
  ['src/sandbox/games/look/', "it is where a merchant's colours become those of a game"],
]

/** Rooms inside those that say none all the same. */
const checked = ['src/sandbox/games/']

/** The folder whose code formats dates, for all of the player. */
const timeFormats = 'src/player/i18n/'

type What = Literal['what'] | 'text in a fill colour'
const planted = 'src/core/contract/planted-literals'
const plantedPage = 'src/player/areas/help/pages/planted-literals'
const plants: readonly (readonly [file: string, text: string, what: What])[] = [
  ['hex.css', '.a { color: #ab12cd; }', 'colour'],
  ['function.css', '.a { background: linear-gradient(rgb(1 2 3), var(--text)); }', 'colour'],
  ['mix.css', '.a { color: color-mix(in srgb, var(--text) 30%, transparent); }', 'colour'],
  ['name.css', '.a { border: 1px solid tomato; }', 'colour'],
  ['system.css', '.a { color: CanvasText; }', 'system colour'],
  ['pixels.css', '.a { margin: 3px; }', 'pixel size'],
  ['fill.css', '.a { color: var(--primary); }', 'text in a fill colour'],
  [
    'ink.css',
    '.a { color: var(--ink, inherit); } .b { --ink: var(--accent-strong); }',
    'text in a fill colour',
  ],
  ['hex.ts', "export const ink = '#ab12cd'", 'colour'],
  ['name.tsx', "export const a = <b style={{ color: 'tomato' }} />", 'colour'],
  ['pixels.ts', "export const wide = '12px'", 'pixel size'],
  ['number.tsx', 'export const a = <b style={{ width: 12 }} />', 'pixel size'],
  ['merchant.ts', `export const a = ${JSON.stringify(merchantCodes()[0])}`, 'merchant name'],
]

const plantedDates: typeof plants = [
  ['date.ts', 'export const a = (l: string) => new Date().toLocaleString(l)', 'date by Intl'],
  ['format.ts', 'export const a = (l: string) => new Intl.DateTimeFormat(l)', 'date by Intl'],
]

const found = [...look(), ...lookForFills()]
for (const line of found) process.stderr.write(`${line}\n`)
const blind = [
  ...plants.filter((plant) => !isSeen(plant, planted)),
  ...plantedDates.filter((plant) => !isSeen(plant, plantedPage)),
].map(([file]) => file)
if (blind.length > 0)
  process.stderr.write(
    `Planted violations were not seen, so this guards nothing: ${blind.join(', ')}\n`,
  )
if (found.length > 0 || blind.length > 0) process.exit(1)
process.stdout.write(`No literal under src/. Exempt:\n`)
for (const [room, reason] of exempt) process.stdout.write(`  ${room}: ${reason}\n`)

function isSeen([file, text, what]: (typeof plants)[number], folder: string): boolean {
  mkdirSync(join(root, folder), { recursive: true })
  try {
    writeFileSync(join(root, folder, file), text)
    const here = `${folder}/*`
    return [...look(here), ...lookForFills(here)].some((line) => line.includes(what))
  } finally {
    rmSync(join(root, folder), { recursive: true })
  }
}

/** A line for each literal, its place first. */
function look(pattern = 'src/**/*.{css,ts,tsx}'): string[] {
  const merchants = merchantCodes()
  return globSync(pattern, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .sort()
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      const literals = isExempt(path) ? [] : findLiterals(path, source)
      const dates =
        path.startsWith('src/player/') && !path.startsWith(timeFormats) ? findTimeCalls(source) : []
      return [...literals, ...dates, ...findMerchantNames(source, merchants)].map(
        ({ line, what, typed }) => `${path}:${line}  ${what}  ${typed}`,
      )
    })
}

/** The innermost room that is named decides. */
function isExempt(path: string): boolean {
  const deepest = (rooms: readonly string[]): number =>
    Math.max(0, ...rooms.filter((room) => path.startsWith(room)).map((room) => room.length))
  return deepest(exempt.map(([room]) => room)) > deepest(checked)
}

/** A line for each text in the colour of a fill: what one sheet hands over, another may take. */
function lookForFills(pattern = 'src/**/*.css'): string[] {
  const sheets = globSync(pattern, { cwd: root })
    .filter((path) => path.endsWith('.css'))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  return findFillText(sheets).map(
    ({ path, line, typed }) => `${path}:${line}  text in a fill colour  ${typed}`,
  )
}

/** The demonstration merchants; `base` is a word that sources use. */
function merchantCodes(): string[] {
  return readdirSync(join(root, 'merchants')).filter((code) => code !== 'base')
}
