import type { Theme } from '../../contract/generated/config.ts'
import type { LogoBackground, LogoFit } from '../../contract/skin.ts'
import { contrastOf } from './colour.ts'
import { deriveColours } from './derive-colours.ts'
import type { Drawing } from './read-drawing.ts'

/** Width over height from which a logo fills the header's box of 144 by 28. */
export const narrowest = 1.5

const grounds = {
  page: { ground: 'surface-page', plate: 'surface-inverse' },
  inverse: { ground: 'primary', plate: 'surface-page' },
} as const

/** What helps a logo that is no wide one, or that is lost on its ground; undefined where nothing is needed. */
export function fitLogo(drawing: Drawing, on: LogoBackground, theme: Theme): LogoFit | undefined {
  const colours = deriveColours(theme)
  const { ground, plate } = grounds[on]
  const named = drawing.ratio < narrowest
  const plated = isLost(drawing, colours[ground]) && !isLost(drawing, colours[plate])
  return named || plated ? { named, plated } : undefined
}

/** A logo is lost when most of it is drawn in colours that the ground does not tell by 3. */
export function isLost({ inks }: Drawing, ground: string): boolean {
  const lost = inks.filter(({ hex }) => contrastOf(hex, ground) < 3)
  return lost.reduce((sum, { part }) => sum + part, 0) > 0.5
}
