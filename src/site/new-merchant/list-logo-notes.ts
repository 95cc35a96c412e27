import { contrastOf } from '../../core/config/theme/colour.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { isLost } from '../../core/config/theme/fit-logo.ts'
import type { Drawing } from '../../core/config/theme/read-drawing.ts'
import type { Theme } from '../../core/contract/generated/config.ts'
import type { Logo } from './parse-logo.ts'

/** A background on which the logo appears: of the header, of a brand-coloured area, or of the mark. */
interface Background {
  readonly hex: string
  /** The beginning of a sentence about it. */
  readonly where: string
  readonly advice: string
}

/** Returns notes about a logo for operators: backgrounds with too little contrast, and text that is not outlined. */
export function listLogoNotes({ kind, drawing, hasText }: Logo, theme: Theme): string[] {
  const backgrounds = listBackgrounds(theme)
  const lost = drawing ? backgrounds.flatMap((one) => formatLost(drawing, one)) : []
  return [
    ...lost,
    ...(hasText ? [textNote] : []),
    ...(kind === 'svg' ? [] : [formatBitmapNote(backgrounds)]),
  ]
}

const textNote =
  'The logo contains text, which every phone shows in its own font. Convert its text to outlines and add the logo again.'

function formatBitmapNote(backgrounds: readonly Background[]): string {
  const all = backgrounds.map(({ hex }) => hex).join(', ')
  return `The contrast of a logo is checked only if it is an SVG. Look at the logo on each of its backgrounds: ${all}.`
}

function listBackgrounds(theme: Theme): Background[] {
  const colours = deriveColours(theme)
  const tabs = (['light', 'dark'] as const).map((mode) => ({
    hex: deriveColours({ ...theme, tokens: {}, mode })['surface-page'],
    where: `As the mark in a ${mode} browser tab or on a ${mode} home screen`,
    advice: 'Set a mark with its own background at "brand.mark".',
  }))
  return [
    {
      hex: colours['surface-page'],
      where: 'On the page',
      advice: 'Provide a version for that background.',
    },
    {
      hex: colours.primary,
      where: 'On the brand colour',
      advice: 'Set a version for that background at "brand.logoInverse".',
    },
    ...tabs,
  ].filter(({ hex }, at, all) => at < 2 || all.findIndex((one) => one.hex === hex) === at)
}

function formatLost(drawing: Drawing, { hex, where, advice }: Background): string[] {
  if (!isLost(drawing, hex)) return []
  const [best] = drawing.inks.toSorted((a, b) => b.part - a.part)
  const contrast = best ? `: its contrast is ${contrastOf(best.hex, hex).toFixed(2)}:1` : ''
  return [`${where} (${hex}) most of the logo is barely visible${contrast}. ${advice}`]
}
