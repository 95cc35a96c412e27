import type { Theme } from '../../contract/generated/config.ts'
import type { LogoBackground, LogoFit } from '../../contract/skin.ts'
import { contrastOf } from './colour.ts'
import { deriveColours } from './derive-colours.ts'
import type { Drawing } from './read-drawing.ts'

/** The lowest ratio of width to height with which a logo fills the header's box of 144 by 28 px. */
export const narrowest = 1.5

const backgrounds = {
  page: { background: 'surface-page', plate: 'surface-inverse' },
  inverse: { background: 'primary', plate: 'surface-page' },
} as const

/**
 * Chooses what a logo needs to be recognized: the name beside a logo that is not wide, a plate behind
 * one with too little contrast. Returns undefined if it needs nothing.
 */
export function fitLogo(drawing: Drawing, on: LogoBackground, theme: Theme): LogoFit | undefined {
  const colours = deriveColours(theme)
  const { background, plate } = backgrounds[on]
  const named = drawing.ratio < narrowest
  const plated = isLost(drawing, colours[background]) && !isLost(drawing, colours[plate])
  return named || plated ? { named, plated } : undefined
}

/** Returns true if more than half of a drawing has colours with a contrast below 3:1 on the background. */
export function isLost({ inks }: Drawing, background: string): boolean {
  const faint = inks.filter(({ hex }) => contrastOf(hex, background) < 3)
  return faint.reduce((sum, { part }) => sum + part, 0) > 0.5
}
