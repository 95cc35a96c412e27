import type { MeasureToken } from '../../contract/tokens.ts'
import type { SeedColour, Seeds } from './seeds.ts'

type Seed = Exclude<keyof Seeds, SeedColour | 'mode'>

/** The rule that derives a measure: the seeds it depends on, and a sentence for operators. */
export interface MeasureRule {
  readonly seeds: readonly Seed[]
  readonly how: string
}

const rule = (how: string, ...seeds: Seed[]): MeasureRule => ({ seeds, how })

const space = (steps: number): MeasureRule => rule(`${steps} × 4 px, for every merchant.`)
const corner = (of: string): MeasureRule => rule(`The corner radius of ${of}.`, 'shape')
const size = (pixels: number): MeasureRule =>
  rule(`Text of ${pixels} px, one step larger with the scale "large".`, 'scale')
const weight = (of: string): MeasureRule => rule(`The font weight of ${of} in the pair.`, 'type')
const shadow = (of: string): MeasureRule => rule(`The shadow of ${of}.`, 'depth')

/** The rule of each measure token. `livery explain` prints it, and a test compares it with the derivation. */
export const measureRules: Readonly<Record<MeasureToken, MeasureRule>> = {
  'space-1': space(1),
  'space-2': space(2),
  'space-3': space(3),
  'space-4': space(4),
  'space-5': space(5),
  'space-6': space(6),
  'space-8': space(8),
  'space-10': space(10),
  gutter: rule('The margin at the sides of the page, for every merchant.'),
  'section-gap': rule('The space between sections.', 'density'),
  'radius-control': corner('buttons'),
  'radius-field': corner('fields'),
  'radius-card': corner('cards'),
  'radius-tile': corner('tiles'),
  'radius-sheet': corner('sheets and the menu'),
  'radius-tag': corner('tags'),
  'radius-full': rule('The radius of circles and pills, for every merchant.'),
  edge: rule('The width of an outline.', 'depth'),
  'edge-strong': rule('The width of a strong outline.', 'depth'),
  touch: rule('The smallest size of a touch target, for every merchant.'),
  field: rule('The height of a field.', 'density'),
  'header-height': rule('The height of the bar above the page, for every merchant.'),
  'bar-height': rule('The height of the bar below the page, for every merchant.'),
  column: rule('The largest width of the page, for every merchant.'),
  'text-12': size(12),
  'text-13': size(13),
  'text-15': size(15),
  'text-17': size(17),
  'text-20': size(20),
  'text-24': size(24),
  'text-32': size(32),
  'text-display': rule('The size of the largest headlines of the pair.', 'type'),
  'font-text': rule('The font of text: of the brand, then of the pair.', 'type', 'fonts'),
  'font-display': rule('The font of headlines: of the brand, then of the pair.', 'type', 'fonts'),
  'weight-regular': weight('text'),
  'weight-medium': weight('names'),
  'weight-bold': weight('emphasized text'),
  'weight-display': weight('headlines'),
  leading: rule('The line height of text; higher in some languages.'),
  'leading-tight': rule('The line height of headlines; higher in some languages.', 'type'),
  'shadow-1': shadow('a card'),
  'shadow-2': shadow('a raised element'),
  'shadow-3': shadow('an element over the page'),
  glow: rule('The glow around lit elements.', 'depth'),
  'gradient-primary': rule('The gradient of fills with the primary.', 'depth'),
  'gradient-accent': rule('The gradient of fills with the accent.', 'depth'),
  'gradient-light': rule('The gradient of a light, for every merchant.'),
  'gradient-edge': rule('The gradient of an outline.', 'depth'),
  'gradient-veil': rule('The background of text over a picture, for every merchant.'),
  'motion-touch': rule('The duration of the response to a touch.', 'motion'),
  'motion-page': rule('The duration of a change of pages, for every merchant.'),
}
