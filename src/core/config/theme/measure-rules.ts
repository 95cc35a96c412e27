import type { MeasureToken } from '../../contract/tokens.ts'
import type { Seeds } from './seeds.ts'

type Seed = Exclude<keyof Seeds, 'mode' | 'primary' | 'accent' | 'surface'>

/** What a measure follows from where nobody sets it, and how, in an operator's words. */
export interface MeasureRule {
  readonly seeds: readonly Seed[]
  readonly how: string
}

const rule = (how: string, ...seeds: Seed[]): MeasureRule => ({ seeds, how })

const space = (steps: number): MeasureRule => rule(`${steps} of the 4 px grid; the same for all.`)
const corner = (of: string): MeasureRule => rule(`How the corners of ${of} are cut.`, 'shape')
const size = (pixels: number): MeasureRule =>
  rule(`Text of ${pixels} px; a large scale moves it one step up.`, 'scale')
const weight = (of: string): MeasureRule => rule(`How heavy the pair sets ${of}.`, 'type')
const shadow = (of: string): MeasureRule => rule(`What ${of} casts.`, 'depth')

/** How each measure is derived; `livery explain` says it, and a test holds it to what happens. */
export const measureRules: Readonly<Record<MeasureToken, MeasureRule>> = {
  'space-1': space(1),
  'space-2': space(2),
  'space-3': space(3),
  'space-4': space(4),
  'space-5': space(5),
  'space-6': space(6),
  'space-8': space(8),
  'space-10': space(10),
  gutter: rule('The edge of the page; the same for all.'),
  'section-gap': rule('The air between sections.', 'density'),
  'radius-control': corner('buttons'),
  'radius-field': corner('fields'),
  'radius-card': corner('cards'),
  'radius-tile': corner('tiles'),
  'radius-sheet': corner('sheets and the menu'),
  'radius-tag': corner('tags'),
  'radius-full': rule('A circle or a pill; the same for all.'),
  edge: rule('How wide an outline is.', 'depth'),
  'edge-strong': rule('How wide an outline is that carries weight.', 'depth'),
  touch: rule('The least that a finger touches; the same for all.'),
  field: rule('How high a field is.', 'density'),
  'header-height': rule('The bar over the page; the same for all.'),
  'bar-height': rule('The bar under the page; the same for all.'),
  column: rule('How wide the page grows; the same for all.'),
  'text-12': size(12),
  'text-13': size(13),
  'text-15': size(15),
  'text-17': size(17),
  'text-20': size(20),
  'text-24': size(24),
  'text-32': size(32),
  'text-display': rule('The largest headlines of the pair.', 'type'),
  'font-text': rule('The family that the pair sets text in.', 'type'),
  'font-display': rule('The family that the pair sets headlines in.', 'type'),
  'weight-regular': weight('text'),
  'weight-medium': weight('names'),
  'weight-bold': weight('what stands out'),
  'weight-display': weight('headlines'),
  leading: rule('The height of a line; a language may ask for more.'),
  'leading-tight': rule('The height of a line of a headline; a language may ask for more.', 'type'),
  'shadow-1': shadow('a card'),
  'shadow-2': shadow('what stands higher'),
  'shadow-3': shadow('what lies over the page'),
  glow: rule('The light around what is lit.', 'depth'),
  'gradient-primary': rule('How light falls on the primary.', 'depth'),
  'gradient-accent': rule('How light falls on the accent.', 'depth'),
  'gradient-light': rule('How a lamp shines; the same for all.'),
  'gradient-edge': rule('How an outline is lit.', 'depth'),
  'gradient-veil': rule('What words over a picture stand on; the same for all.'),
  'motion-touch': rule('How long a touch is answered.', 'motion'),
  'motion-page': rule('How long a page takes to come; the same for all.'),
}
