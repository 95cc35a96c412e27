import { contrastOf } from '../../core/config/theme/colour.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { isLost } from '../../core/config/theme/fit-logo.ts'
import type { Drawing } from '../../core/config/theme/read-drawing.ts'
import type { Theme } from '../../core/contract/generated/config.ts'
import type { Logo } from './read-logo.ts'

/** Where one logo stands that is given for the header, for the brand's own colour and as the mark. */
interface Ground {
  readonly hex: string
  /** Where that is, as a sentence begins. */
  readonly where: string
  readonly advice: string
}

/** Returns what an operator has to know of a logo: the grounds that lose it, and words that are no outlines. */
export function judgeLogo({ kind, drawing, hasText }: Logo, theme: Theme): string[] {
  const grounds = groundsOf(theme)
  const lost = drawing ? grounds.flatMap((ground) => sayLost(drawing, ground)) : []
  return [...lost, ...(hasText ? [asOutlines] : []), ...(kind === 'svg' ? [] : [unread(grounds)])]
}

const asOutlines =
  'The logo sets words as text, in whatever font a phone has, so that it looks different on each. Convert its text to outlines and put it in again.'

function unread(grounds: readonly Ground[]): string {
  const all = grounds.map(({ hex }) => hex).join(', ')
  return `The colours of a picture made of pixels are not weighed. Look at the logo on each of its grounds: ${all}.`
}

function groundsOf(theme: Theme): Ground[] {
  const colours = deriveColours(theme)
  const tabs = (['light', 'dark'] as const).map((mode) => ({
    hex: deriveColours({ ...theme, tokens: {}, mode })['surface-page'],
    where: `As the mark of a ${mode} tab or home screen`,
    advice: 'Put a mark with a ground of its own at "brand.mark".',
  }))
  return [
    {
      hex: colours['surface-page'],
      where: 'On the page',
      advice: 'Give a version for that ground.',
    },
    {
      hex: colours.primary,
      where: "On the brand's own colour",
      advice: 'Put a version for that ground at "brand.logoInverse".',
    },
    ...tabs,
  ].filter(({ hex }, at, all) => at < 2 || all.findIndex((one) => one.hex === hex) === at)
}

function sayLost(drawing: Drawing, { hex, where, advice }: Ground): string[] {
  if (!isLost(drawing, hex)) return []
  const [best] = drawing.inks.toSorted((a, b) => b.part - a.part)
  const seen = best ? `, a contrast of ${contrastOf(best.hex, hex).toFixed(2)}` : ''
  return [`${where} (${hex}) most of the logo is lost${seen}. ${advice}`]
}
