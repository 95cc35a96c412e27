import type { Theme } from '../../contract/generated/config.ts'
import { fallbackNames } from './fallback-faces.ts'
import { draws, type FamilyName, type FontFace, facesOf, type Script } from './families.ts'

export type TypeName = NonNullable<Theme['type']>

/** A family of many thousand characters. */
export interface HanFamily {
  /** A package of slices, below `node_modules`. */
  readonly package: string
  readonly weight: number
  /** What a character weighs on average, in bytes. */
  readonly charBytes: number
  /** As many characters as fit beside the pair's other fonts into 60 KB. */
  readonly limit: number
}

export interface TypePair {
  /** Families that are sent, the first one asked first. */
  readonly display: readonly FamilyName[]
  readonly text: readonly FamilyName[]
  /** What stands behind the sent display family. */
  readonly behind: 'sans' | 'serif'
  readonly weights: {
    readonly regular: number
    readonly medium: number
    readonly bold: number
    readonly display: number
  }
  /** Chinese characters of headlines by language, of which each merchant gets those it needs. */
  readonly han?: Readonly<Partial<Record<string, HanFamily>>>
  /** Largest headlines, in CSS pixels. */
  readonly displaySize: number
  /** Line height of headlines where no marks are stacked. */
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

/** A script of its own beside Latin, and the family that draws it where a pair's own does not. */
const companions: Readonly<
  Record<string, { readonly script: Script; readonly family: FamilyName }>
> = {
  th: { script: 'thai', family: 'Sent Thai' },
  km: { script: 'khmer', family: 'Sent Khmer' },
}

/** Families that devices have. Where the language has no letters of its own, the browser chooses. */
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

/** Languages whose letters a stack differs for. */
export const ownStacks = ['th', 'km', 'zh', 'ja'] as const

/** The part of a pair that headlines or running text are set in. */
export type Part = 'display' | 'text'

/** The value of `font-family`, in any language or in one. */
export function fontStack(type: TypeName, part: Part, language = ''): string {
  const pair = typePairs[type]
  const serif = part === 'display' && pair.behind === 'serif'
  const sent = familiesOf(type, part, language).flatMap((name) => [name, ...fallbackNames(name)])
  return [
    ...sent.map((name) => `'${name}'`),
    ...(part === 'display' && pair.han?.[language] ? [`'${hanFamily}'`] : []),
    ...(serif ? [serifs[language] ?? "'Noto Serif', Georgia"] : []),
    ...(serif && !systems[language] ? [] : ['system-ui, -apple-system, Roboto']),
    ...(systems[language] ? [systems[language]] : []),
    serif ? 'serif' : 'sans-serif',
  ].join(', ')
}

/** Chinese characters of headlines, which the host cuts for each merchant. */
export const hanFamily = 'Sent Han'

/** The sent families of a part; every pair but the system's draws Thai and Khmer. */
function familiesOf(type: TypeName, part: Part, language: string): FamilyName[] {
  const own = typePairs[type][part]
  const companion = companions[language]
  const lacks = companion && !own.some((family) => draws(family, companion.script))
  return lacks && type !== 'system' ? [...own, companion.family] : [...own]
}

/** Every font file that a pair may need, in whatever language. */
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

/** The files that a page in a language is drawn with from its first paint. */
export function firstFaces(type: TypeName, language: string): FontFace[] {
  const script = companions[language]?.script
  const parts = ['display', 'text'] as const
  const named = new Set(parts.flatMap((part) => familiesOf(type, part, language)))
  return [...named]
    .flatMap(facesOf)
    .filter((face) => face.script === 'latin' || face.script === script)
}
