import { findArt } from './check-art.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding, type Severity } from './finding.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { contrastOf } from './theme/colour.ts'
import { deriveColours } from './theme/derive-colours.ts'
import { isLost, narrowest } from './theme/fit-logo.ts'
import { type Drawing, readDrawing } from './theme/read-drawing.ts'
import { readPng } from './theme/read-png.ts'
import { type MapTree, stringAt, type Tree, treeAt } from './tree.ts'

interface BrandScope {
  readonly tree: MapTree
  readonly files: Files
  readonly chain: readonly string[]
}

/** Name and logo as they will stand in the header, the menu and the footer. */
export function checkBrand(merchant: ResolvedMerchant, scope: BrandScope): Finding[] {
  const { theme } = merchant
  const colours = deriveColours(theme)
  return [
    ...checkNames(treeAt(scope.tree, ['brand', 'name'])),
    ...checkLogo({ key: 'logo', ground: 'surface-page', hex: colours['surface-page'] }, scope),
    // Only a menu of flat depth stands on the brand's own colour.
    ...(theme.depth === 'flat'
      ? checkLogo({ key: 'logoInverse', ground: 'primary', hex: colours.primary }, scope)
      : []),
  ]
}

/** Letters that stand beside the header's buttons on a narrow phone, and those that stand anywhere. */
export const comfortable = 24
const longest = 60

function checkNames(names: Tree | undefined): Finding[] {
  if (names?.kind !== 'map') return []
  return [...names.entries].flatMap(([language, { value }]) => {
    const name = stringAt(value, [])
    if (name === undefined) return []
    const found = judgeName(countLetters(name))
    if (!found) return []
    const { severity, problem, advice } = found
    const details = { span: value, path: ['brand', 'name', language], severity }
    return [createFinding('brand-name', details, { name: shorten(name), problem, advice })]
  })
}

function judgeName(
  letters: number,
): { severity: Severity; problem: string; advice: string } | undefined {
  if (letters === 1)
    return {
      severity: 'warning',
      problem: 'is a single letter, which says little where it stands without the logo',
      advice: 'Give the name that players know.',
    }
  if (letters <= comfortable) return undefined
  const much = `has ${letters} letters, and the header has room for ${comfortable}`
  return letters > longest
    ? { severity: 'error', problem: much, advice: `Give at most ${longest}.` }
    : {
        severity: 'warning',
        problem: much,
        advice: 'Give the short form; a longer one is cut off.',
      }
}

/** Letters as a reader counts them: marks above and below belong to theirs. */
export function countLetters(name: string): number {
  return [...letters.segment(name.trim())].length
}
const letters = new Intl.Segmenter()

function shorten(name: string): string {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name
}

interface LogoPlace {
  readonly key: 'logo' | 'logoInverse'
  /** The token it stands on, and what that is. */
  readonly ground: string
  readonly hex: string
}

function checkLogo({ key, ground, hex }: LogoPlace, scope: BrandScope): Finding[] {
  const path = ['brand', key]
  const span = treeAt(scope.tree, path)
  const art = span && stringAt(span, [])
  const file = art === undefined ? undefined : findArt(scope.files, art, scope.chain)
  const drawing = file === undefined ? undefined : readLogo(scope.files, file)
  if (!span || art === undefined || !drawing) return []
  const shape = judgeShape(drawing)
  const seen = judgeInks(drawing, hex)
  return [
    ...(shape ? [createFinding('logo-shape', { span, path }, { art, ...shape })] : []),
    ...(seen
      ? [createFinding('logo-contrast', { span, path }, { art, ground, hex, ...seen })]
      : []),
  ]
}

function readLogo(files: Files, file: string): Drawing | undefined {
  if (file.endsWith('.svg')) return readDrawing(files.read(file) ?? '')
  return readPng(files.readBytes?.(file) ?? new Uint8Array())
}

/** Width over height from which a logo no longer fills the height of its box. */
const widest = 7

function judgeShape({ ratio }: Drawing): { shape: string; advice: string } | undefined {
  if (ratio > widest)
    return {
      shape: 'very wide, so it is drawn low',
      advice: 'Cut off its empty sides, or set it on two lines.',
    }
  if (ratio >= narrowest) return undefined
  const shape = ratio < 0.8 ? 'taller than wide' : 'as high as wide'
  return {
    shape: `${shape}, so it is drawn small, with the name beside it,`,
    advice: 'Give the wide logo here, and the square one as "brand.mark".',
  }
}

/** What most of a logo is drawn in, where the ground loses it. */
function judgeInks(drawing: Drawing, ground: string): { best: string; ratio: string } | undefined {
  if (!isLost(drawing, ground)) return undefined
  const [best] = [...drawing.inks].sort((a, b) => b.part - a.part)
  return best && { best: best.hex, ratio: contrastOf(best.hex, ground).toFixed(2) }
}
