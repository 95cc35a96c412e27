import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { isLost } from '../../core/config/theme/fit-logo.ts'
import { readSeeds } from '../../core/config/theme/seeds.ts'
import type { Theme } from '../../core/contract/generated/config.ts'
import type { Logo } from './parse-logo.ts'

export type Mode = NonNullable<Theme['mode']>

export interface ModeChoice {
  /** The mode of the new merchant; undefined if it is the inherited one. */
  readonly mode: Mode | undefined
  /** The inherited theme in that mode. */
  readonly theme: Theme
  /** A sentence about a mode that the logo decided. */
  readonly notes: readonly string[]
}

/**
 * Chooses the mode of a new merchant: the one asked for, or else one in which its logo can be seen. A surface of the
 * parent is for the parent's mode, so another mode does not inherit it.
 */
export function chooseMode(
  asked: Mode | undefined,
  { parent, logo }: { readonly parent: Theme; readonly logo: Logo | undefined },
): ModeChoice {
  const { mode: own } = readSeeds(parent)
  const other = own === 'light' ? 'dark' : 'light'
  const turned = inMode(parent, other)
  const drawing = logo?.drawing
  const isSeenOnlyThere =
    drawing !== undefined && isLost(drawing, pageOf(parent)) && !isLost(drawing, pageOf(turned))
  const mode = asked ?? (isSeenOnlyThere ? other : own)
  if (mode === own) return { mode: undefined, theme: parent, notes: [] }
  const note = `The logo is barely visible on a ${own} page, so the merchant has the mode "${other}". Set another at "theme.mode".`
  return { mode, theme: turned, notes: asked === undefined ? [note] : [] }
}

function inMode({ surface: _surface, ...theme }: Theme, mode: Mode): Theme {
  return { ...theme, mode }
}

function pageOf(theme: Theme): string {
  return deriveColours({ ...theme, tokens: {} })['surface-page']
}
