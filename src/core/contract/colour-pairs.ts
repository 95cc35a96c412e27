import { type ColourToken, plainSurfaces } from './tokens.ts'

/** A text colour and its background in a component, with the WCAG 2.2 ratio that they must reach. */
export interface ColourPair {
  readonly text: ColourToken
  readonly background: ColourToken
  readonly ratio: 3 | 4.5
  /** Set for a translucent background over any picture; without it the page is below. */
  readonly over?: 'picture'
}

type TokenPair = readonly [text: ColourToken, background: ColourToken]

/** Text colours, which need 4.5 (WCAG 2.2, 1.4.3). */
const textTokens = [
  'text',
  'text-muted',
  'text-faint',
  'link',
  'selected',
  'error',
  'success',
  'gain',
  'loss',
] as const satisfies readonly ColourToken[]

/** Colours of outlines and marks, which need 3 (WCAG 2.2, 1.4.11). */
const markTokens = [
  'focus',
  'border-control',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
] as const satisfies readonly ColourToken[]

const textOnFills = [
  ['text-inverse', 'surface-inverse'],
  ['text-inverse-muted', 'surface-inverse'],
  ['text-inverse', 'surface-inverse-raised'],
  ['text-inverse-muted', 'surface-inverse-raised'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-strong'],
  ['on-primary', 'primary-sheen'],
  ['on-primary-soft', 'primary-soft'],
  ['on-primary-soft', 'surface-raised'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-strong'],
  ['on-accent', 'accent-sheen'],
  ['on-accent-soft', 'accent-soft'],
  ['on-tint', 'tint'],
  ['on-tint-muted', 'tint'],
  ['on-tint', 'tint-raised'],
  ['on-tint-muted', 'tint-raised'],
  ['on-tint', 'tint-strong'],
  ['on-tint-muted', 'tint-strong'],
  ['on-light', 'light'],
  ['on-light', 'light-core'],
  ['on-light', 'light-edge'],
  ['on-disabled', 'disabled'],
  ['error', 'error-soft'],
  ['text', 'error-soft'],
  ['text-muted', 'error-soft'],
  ['text-faint', 'error-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  // Figures on a chart's colour are drawn in the colour of the surface.
  ['surface', 'chart-1'],
  ['surface', 'chart-2'],
  ['surface', 'chart-3'],
  ['surface', 'chart-4'],
  ['surface', 'chart-5'],
] as const satisfies readonly TokenPair[]

/** Every pair in use. Derived themes meet all of them; `validate` reports a pair that a skin fails. */
export const colourPairs: readonly ColourPair[] = [
  ...plainSurfaces.flatMap((surface): ColourPair[] => [
    ...textTokens.map((text): ColourPair => ({ text, background: surface, ratio: 4.5 })),
    ...markTokens.map((text): ColourPair => ({ text, background: surface, ratio: 3 })),
  ]),
  ...textOnFills.map(([text, surface]): ColourPair => ({ text, background: surface, ratio: 4.5 })),
  { text: 'live', background: 'surface-page', ratio: 3 },
  { text: 'live', background: 'surface', ratio: 3 },
  { text: 'border-on-primary', background: 'primary', ratio: 3 },
  { text: 'border-on-primary', background: 'primary-sheen', ratio: 3 },
  { text: 'text', background: 'veil', ratio: 4.5, over: 'picture' },
]
