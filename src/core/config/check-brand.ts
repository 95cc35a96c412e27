import type { Theme } from '../contract/generated/config.ts'
import { findArt } from './check-art.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding, type Severity } from './finding.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { contrastOf } from './theme/colour.ts'
import { deriveSeedColours } from './theme/derive-colours.ts'
import { isLost, narrowest } from './theme/fit-logo.ts'
import { type Drawing, readDrawing } from './theme/read-drawing.ts'
import { readPng } from './theme/read-png.ts'
import { type MapTree, stringAt, type Tree, treeAt } from './tree.ts'

interface BrandScope {
  readonly tree: MapTree
  readonly files: Files
  readonly chain: readonly string[]
}

/** Checks the name and the logos for the header, the menu and the footer. */
export function checkBrand(merchant: ResolvedMerchant, scope: BrandScope): Finding[] {
  const { theme, pages } = merchant
  const menu = Object.values(pages.shell.blocks).find((block) => block?.type === 'slide-menu')
  const isColoured =
    menu?.variant === 'blocks' || (menu?.variant === 'panel' && menu.settings.logo === 'inverse')
  return [
    ...checkNames(treeAt(scope.tree, ['brand', 'name'])),
    ...checkLogo({ key: 'logo', background: 'surface-page', theme }, scope),
    ...(isColoured ? checkLogo({ key: 'logoInverse', background: 'primary', theme }, scope) : []),
  ]
}

/** The number of letters that fit beside the header's buttons on a narrow phone. */
export const comfortable = 24
/** The largest number of letters of a name. */
const maxLetters = 60

function checkNames(names: Tree | undefined): Finding[] {
  if (names?.kind !== 'map') return []
  return [...names.entries].flatMap(([language, { value }]) => {
    const name = stringAt(value, [])
    if (name === undefined) return []
    const found = findNameProblem(countLetters(name))
    if (!found) return []
    const { severity, problem, advice } = found
    const details = { span: value, path: ['brand', 'name', language], severity }
    return [createFinding('brand-name', details, { name: shorten(name), problem, advice })]
  })
}

function findNameProblem(
  letters: number,
): { severity: Severity; problem: string; advice: string } | undefined {
  if (letters === 1)
    return {
      severity: 'warning',
      problem: 'is a single letter, which is unclear wherever the logo is not shown',
      advice: 'Use the name that players know.',
    }
  if (letters <= comfortable) return undefined
  const problem = `has ${letters} letters, but the header has room for ${comfortable}`
  return letters > maxLetters
    ? { severity: 'error', problem, advice: `Use at most ${maxLetters} letters.` }
    : { severity: 'warning', problem, advice: 'Use a short form; the header cuts off the rest.' }
}

/** Counts graphemes: marks above and below a letter belong to it. */
export function countLetters(name: string): number {
  if (plain.test(name)) return name.trim().length
  return [...graphemes.segment(name.trim())].length
}
const graphemes = new Intl.Segmenter()
/** Matches texts in which each character is a letter of its own. */
const plain = /^[ -~]*$/

function shorten(name: string): string {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name
}

interface LogoUse {
  readonly key: 'logo' | 'logoInverse'
  /** The token of the background. */
  readonly background: 'surface-page' | 'primary'
  readonly theme: Theme
}

function checkLogo({ key, background, theme }: LogoUse, scope: BrandScope): Finding[] {
  const path = ['brand', key]
  const span = treeAt(scope.tree, path)
  const art = span && stringAt(span, [])
  const file = art === undefined ? undefined : findArt(scope.files, art, scope.chain)
  const drawing = file === undefined ? undefined : readLogo(scope.files, file)
  if (!span || art === undefined || !drawing) return []
  const hex = deriveSeedColours(theme)[background]
  const shape = findShapeProblem(drawing)
  const contrast = findContrastProblem(drawing, hex)
  return [
    ...(shape ? [createFinding('logo-shape', { span, path }, { art, ...shape })] : []),
    ...(contrast
      ? [createFinding('logo-contrast', { span, path }, { art, background, hex, ...contrast })]
      : []),
  ]
}

function readLogo(files: Files, file: string): Drawing | undefined {
  if (file.endsWith('.svg')) return readDrawing(files.read(file) ?? '')
  return readPng(files.readBytes?.(file) ?? new Uint8Array())
}

/** The highest ratio of width to height with which a logo fills the height of its box. */
const widest = 7

function findShapeProblem({ ratio }: Drawing): { shape: string; advice: string } | undefined {
  if (ratio > widest)
    return {
      shape: 'very wide, so the header shows it with little height',
      advice: 'Crop its empty sides, or arrange it on two lines.',
    }
  if (ratio >= narrowest) return undefined
  const shape = ratio < 0.8 ? 'taller than wide' : 'as high as wide'
  return {
    shape: `${shape}, so the header shows it small, with the name beside it`,
    advice: 'Set a wide logo here, and the square one as "brand.mark".',
  }
}

/** Returns the main colour of a logo and its contrast, if most of the logo has too little contrast on the background. */
function findContrastProblem(
  drawing: Drawing,
  background: string,
): { main: string; ratio: string } | undefined {
  if (!isLost(drawing, background)) return undefined
  const [main] = [...drawing.inks].sort((a, b) => b.part - a.part)
  return main && { main: main.hex, ratio: contrastOf(main.hex, background).toFixed(2) }
}
