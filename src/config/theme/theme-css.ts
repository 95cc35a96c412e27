import type { Theme } from '../../contract/generated/config.ts'
import { deriveTokens } from './derive-tokens.ts'
import { readSeeds } from './seeds.ts'
import { type FallbackFace, type FontFace, fontAddress, typePairs } from './type-pairs.ts'

export interface ThemeCssOptions {
  /** Turns the address of a font file into the one it is served under. */
  readonly fontAddress?: (address: string) => string
}

/** Scripts with stacked marks, whose lines need more height (LOOK.md). */
const stacked = ':lang(th), :lang(km), :lang(lo), :lang(my)'
const han = ':lang(zh), :lang(ja), :lang(ko)'

/** A theme as the text of a style sheet: font faces, then every token on `:root`. */
export function themeCss(theme: Theme, options: ThemeCssOptions = {}): string {
  const seeds = readSeeds(theme)
  const { colours, measures } = deriveTokens(theme)
  const pair = typePairs[seeds.type]
  const address = options.fontAddress ?? ((plain: string) => plain)
  const tokens = Object.entries({ ...colours, ...measures })
  return [
    ...pair.faces.map((face) => faceRule(face, address(fontAddress(face)))),
    ...pair.fallbacks.map(fallbackRule),
    `:root{color-scheme:${seeds.mode};${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`,
    `${han}{--leading:1.5;--leading-tight:1.3}`,
    `${stacked}{--leading:1.6;--leading-tight:1.5}`,
  ].join('\n')
}

function faceRule(face: FontFace, address: string): string {
  const stretch = face.stretch ? `font-stretch:${face.stretch};` : ''
  return `@font-face{font-family:'${face.family}';src:url('${address}') format('woff2');font-weight:${face.weight};${stretch}font-display:swap;unicode-range:${face.range}}`
}

function fallbackRule(face: FallbackFace): string {
  return `@font-face{font-family:'${face.family}';src:local('Roboto'),local('Arial'),local('Liberation Sans');size-adjust:${face.sizeAdjust};ascent-override:${face.ascent};descent-override:${face.descent};line-gap-override:0%}`
}
