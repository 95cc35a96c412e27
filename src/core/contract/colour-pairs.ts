import { type ColourToken, plainSurfaces } from './tokens.ts'

/** A foreground and a ground that components set together, and the WCAG 2.2 ratio they must reach. */
export interface ColourPair {
  readonly text: ColourToken
  readonly ground: ColourToken
  readonly ratio: 3 | 4.5
  /** What a translucent ground is laid on: the page, or any picture. */
  readonly over?: 'picture'
}

type Named = readonly [text: ColourToken, ground: ColourToken]

/** Words, which need 4.5 (WCAG 2.2, 1.4.3). */
const words = [
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

/** Outlines and marks, which need 3 (WCAG 2.2, 1.4.11). */
const marks = [
  'focus',
  'border-control',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
] as const satisfies readonly ColourToken[]

const onFills = [
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
  // A figure on a chart's colour: the surface's own colour.
  ['surface', 'chart-1'],
  ['surface', 'chart-2'],
  ['surface', 'chart-3'],
  ['surface', 'chart-4'],
  ['surface', 'chart-5'],
] as const satisfies readonly Named[]

/** Every pair in use; a skin meets all of them by construction or `validate` says which one not. */
export const colourPairs: readonly ColourPair[] = [
  ...plainSurfaces.flatMap((ground): ColourPair[] => [
    ...words.map((text): ColourPair => ({ text, ground, ratio: 4.5 })),
    ...marks.map((text): ColourPair => ({ text, ground, ratio: 3 })),
  ]),
  ...onFills.map(([text, ground]): ColourPair => ({ text, ground, ratio: 4.5 })),
  { text: 'live', ground: 'surface-page', ratio: 3 },
  { text: 'live', ground: 'surface', ratio: 3 },
  { text: 'border-on-primary', ground: 'primary', ratio: 3 },
  { text: 'border-on-primary', ground: 'primary-sheen', ratio: 3 },
  { text: 'text', ground: 'veil', ratio: 4.5, over: 'picture' },
]
