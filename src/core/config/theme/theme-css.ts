import type { Theme } from '../../contract/generated/config.ts'
import { buttonRules } from './button-colours.ts'
import { deriveTokens } from './derive-tokens.ts'
import {
  type FallbackFace,
  facesBehind,
  fallbackFaces,
  type MeasuredFont,
} from './fallback-faces.ts'
import { fontAddress } from './families.ts'
import type { Colours } from './palette.ts'
import { readSeeds, type Seeds } from './seeds.ts'
import {
  fontStack,
  hanFamily,
  ownFamilies,
  ownStacks,
  type Part,
  pairFaces,
  pairFamilies,
} from './type-pairs.ts'

/** A font file with Chinese characters of a merchant's headlines. */
export interface HanFace {
  readonly address: string
  readonly weight: number
  readonly range: string
}

/** A font of the brand, as it is cut for a merchant's pages. */
export interface OwnFont extends MeasuredFont {
  readonly part: Part
  /** Its files, each with the characters that it has. */
  readonly cuts: readonly Omit<HanFace, 'weight'>[]
}

/** The fonts that are cut for one merchant. */
export interface CutFonts {
  readonly han: readonly HanFace[]
  readonly own: readonly OwnFont[]
}

/**
 * Line heights and line breaks by language: stacked marks of Thai and Khmer need more height, and
 * Japanese breaks between phrases if the browser supports it.
 */
const settings: Readonly<Record<(typeof ownStacks)[number], string>> = {
  th: '--leading:1.6;--leading-tight:1.5;letter-spacing:0',
  km: '--leading:1.6;--leading-tight:1.5;letter-spacing:0',
  zh: '--leading:1.5;--leading-tight:1.3;line-break:strict',
  ja: '--leading:1.5;--leading-tight:1.3;line-break:strict;word-break:auto-phrase',
}

/** Formats a theme as a style sheet: font faces, then every token, then the overrides by language. */
export function themeCss(theme: Theme, { han, own }: CutFonts = { han: [], own: [] }): string {
  const seeds = readSeeds(theme)
  const { colours, measures } = deriveTokens(theme)
  const tokens = Object.entries({ ...colours, ...measures })
  const families = pairFamilies(seeds.type)
  return [
    ...pairFaces(seeds.type).map((face) => faceRule({ ...face, address: fontAddress(face.file) })),
    ...han.map((face) => faceRule({ ...face, family: hanFamily })),
    ...own.flatMap(({ part, weight, cuts }) =>
      cuts.map((cut) => faceRule({ ...cut, weight, family: ownFamilies[part] })),
    ),
    ...families.flatMap(fallbackFaces).map(fallbackRule),
    ...own.flatMap((font) => facesBehind(ownFamilies[font.part], [font])).map(fallbackRule),
    `:root{color-scheme:${seeds.mode};${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`,
    `[lang]{${stacks(seeds)};--leading:${measures.leading};--leading-tight:${measures['leading-tight']};line-break:auto;word-break:normal}`,
    ...(seeds.gain === 'by-language' ? [swappedResults(colours)] : []),
    ...ownStacks.map((tag) => `[lang|=${tag}]{${stacks(seeds, tag)};${settings[tag]}}`),
    ...buttonRules(theme),
  ].join('\n')
}

/** Formats the colours of gains and losses on a page in Chinese, where red is usual for gains (SPEC §11.27). */
function swappedResults({ gain, loss }: Pick<Colours, 'gain' | 'loss'>): string {
  return `:root[lang|=zh]{--gain:${loss};--loss:${gain}}`
}

function stacks(choice: Seeds, language?: string): string {
  const display = fontStack(choice, 'display', language)
  return `--font-text:${fontStack(choice, 'text', language)};--font-display:${display}`
}

interface FaceRule extends Omit<HanFace, 'weight'> {
  readonly family: string
  readonly weight: number | string
}

function faceRule({ family, address, weight, range }: FaceRule): string {
  return `@font-face{font-family:'${family}';src:url('${address}') format('woff2');font-weight:${weight};font-display:swap;unicode-range:${range}}`
}

function fallbackRule(face: FallbackFace): string {
  const sources = face.sources.map((name) => `local('${name}')`).join(',')
  return `@font-face{font-family:'${face.family}';src:${sources};font-weight:${face.weight};size-adjust:${face.sizeAdjust};ascent-override:${face.ascent};descent-override:${face.descent};line-gap-override:${face.lineGap};unicode-range:${face.range}}`
}
