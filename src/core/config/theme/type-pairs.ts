import type { Theme } from '../../contract/generated/config.ts'
import { fallbackNames, possibleFallbackNames } from './fallback-faces.ts'
import { draws, type FamilyName, type FontFace, facesOf, type Script } from './families.ts'

export type TypeName = NonNullable<Theme['type']>

/** A font family with many thousand characters, cut for each merchant. */
export interface HanFamily {
  /** The npm package with the slices of the family. */
  readonly package: string
  readonly weight: number
  /** The average size of a character, in bytes. */
  readonly charBytes: number
  /** The number of characters that fit into 60 KB together with the pair's other fonts. */
  readonly limit: number
}

export interface TypePair {
  /** The families that the host serves, the preferred one first. */
  readonly display: readonly FamilyName[]
  readonly text: readonly FamilyName[]
  /** The generic family after the display families in the stack. */
  readonly behind: 'sans' | 'serif'
  readonly weights: {
    readonly regular: number
    readonly medium: number
    readonly bold: number
    readonly display: number
  }
  /** The family of Chinese characters in headlines by language. Each merchant gets the characters that it uses. */
  readonly han?: Readonly<Partial<Record<string, HanFamily>>>
  /** The size of the largest headlines, in CSS pixels. */
  readonly displaySize: number
  /** The line height of headlines in languages without stacked marks. */
  readonly tight: number
}

const sansJapanese = {
  package: '@fontsource-variable/noto-sans-jp',
  weight: 900,
  charBytes: 150,
  limit: 190,
} as const
const serifChinese = {
  package: '@fontsource-variable/noto-serif-sc',
  weight: 700,
  charBytes: 190,
  limit: 240,
} as const
const plain = { regular: 400, medium: 600, bold: 700, display: 700 } as const

export const typePairs: Record<TypeName, TypePair> = {
  system: {
    display: [],
    text: [],
    behind: 'sans',
    weights: plain,
    displaySize: 36,
    tight: 1.2,
  },
  prompt: {
    display: ['Prompt'],
    text: ['IBM Plex Sans Thai'],
    behind: 'sans',
    weights: { regular: 400, medium: 600, bold: 600, display: 600 },
    displaySize: 36,
    tight: 1.3,
  },
  kanit: {
    display: ['Kanit'],
    text: ['Kanit'],
    behind: 'sans',
    weights: { regular: 400, medium: 600, bold: 600, display: 600 },
    displaySize: 36,
    tight: 1.25,
  },
  archivo: {
    display: ['Archivo Display'],
    text: ['Archivo'],
    behind: 'sans',
    weights: { regular: 400, medium: 600, bold: 700, display: 800 },
    displaySize: 64,
    tight: 1,
  },
  'serif-cjk': {
    display: ['Sent Serif'],
    text: [],
    behind: 'serif',
    han: { zh: serifChinese },
    weights: plain,
    displaySize: 40,
    tight: 1.3,
  },
  nunito: {
    display: ['Nunito'],
    text: ['Nunito'],
    behind: 'sans',
    han: { ja: sansJapanese },
    weights: { regular: 500, medium: 700, bold: 800, display: 900 },
    displaySize: 36,
    tight: 1.15,
  },
  'sn-pro': {
    display: ['SN Pro'],
    text: ['SN Pro'],
    behind: 'sans',
    han: { ja: sansJapanese },
    weights: { regular: 500, medium: 800, bold: 800, display: 900 },
    displaySize: 36,
    tight: 1.15,
  },
}

/** The script of a language other than Latin, and the family for pairs that do not cover it. */
const companions: Readonly<
  Record<string, { readonly script: Script; readonly family: FamilyName }>
> = {
  th: { script: 'thai', family: 'Sent Thai' },
  km: { script: 'khmer', family: 'Sent Khmer' },
}

/** The families that devices have, by language. For other languages the browser chooses. */
const systems: Readonly<Record<string, string>> = {
  th: "'Noto Sans Thai', Thonburi",
  km: "'Noto Sans Khmer', 'Khmer Sangam MN'",
  zh: "'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC'",
  ja: "'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP'",
}
const serifs: Readonly<Record<string, string>> = {
  zh: "'Noto Serif SC', 'Noto Serif CJK SC', 'Songti SC'",
  ja: "'Noto Serif JP', 'Noto Serif CJK JP', 'Hiragino Mincho ProN'",
}

/** The languages with a font stack of their own. */
export const ownStacks = ['th', 'km', 'zh', 'ja'] as const

/** The part of a pair: for headlines or for running text. */
export type Part = 'display' | 'text'

/** The fonts that a theme chooses: a pair, and files of the brand before its families. */
export interface FontChoice {
  readonly type: TypeName
  readonly fonts: NonNullable<Theme['fonts']>
}

/** The family names of the brand's own fonts. */
export const ownFamilies: Readonly<Record<Part, string>> = {
  display: 'Own Display',
  text: 'Own Text',
}

/** Returns the value of `font-family` for a language, or for all without a stack of their own. */
export function fontStack({ type, fonts }: FontChoice, part: Part, language = ''): string {
  const pair = typePairs[type]
  const own = ownFamilies[part]
  const serif = part === 'display' && pair.behind === 'serif'
  const served = familiesOf(type, part, language).flatMap((name) => [name, ...fallbackNames(name)])
  return [
    ...(fonts[part] ? [own, ...possibleFallbackNames(own)] : []).map((name) => `'${name}'`),
    ...served.map((name) => `'${name}'`),
    ...(part === 'display' && pair.han?.[language] ? [`'${hanFamily}'`] : []),
    ...(serif ? [serifs[language] ?? "'Noto Serif', Georgia"] : []),
    ...(serif && !systems[language] ? [] : ['system-ui, -apple-system, Roboto']),
    ...(systems[language] ? [systems[language]] : []),
    serif ? 'serif' : 'sans-serif',
  ].join(', ')
}

/** The family name of the Chinese characters in headlines, which the host cuts for each merchant. */
export const hanFamily = 'Sent Han'

/** Lists the served families of a part. Every pair except "system" covers Thai and Khmer. */
function familiesOf(type: TypeName, part: Part, language: string): FamilyName[] {
  const own = typePairs[type][part]
  const companion = companions[language]
  const lacks = companion && !own.some((family) => draws(family, companion.script))
  return lacks && type !== 'system' ? [...own, companion.family] : [...own]
}

/** Lists the font files that a pair may need, in all languages. */
export function pairFaces(type: TypeName): FontFace[] {
  return pairFamilies(type).flatMap(facesOf)
}

export function pairFamilies(type: TypeName): FamilyName[] {
  const parts = ['display', 'text'] as const
  const all = parts.flatMap((part) =>
    ['', ...ownStacks].flatMap((language) => familiesOf(type, part, language)),
  )
  return [...new Set(all)]
}

/**
 * Lists the font files that the first paint of a page in a language needs. A script that `isOwn` returns true for is
 * drawn by a font of the brand.
 */
export function firstFaces(
  type: TypeName,
  language: string,
  isOwn: (part: Part, script: Script) => boolean = () => false,
): FontFace[] {
  const script = companions[language]?.script
  const parts = ['display', 'text'] as const
  const faces = parts.flatMap((part) =>
    familiesOf(type, part, language)
      .flatMap(facesOf)
      .filter((face) => face.script === 'latin' || face.script === script)
      .filter((face) => !isOwn(part, face.script)),
  )
  return [...new Map(faces.map((face) => [face.file, face])).values()]
}
