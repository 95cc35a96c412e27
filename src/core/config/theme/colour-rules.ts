import { type ColourToken, plainSurfaces } from '../../contract/tokens.ts'
import type { SeedColour } from './seeds.ts'

type Seed = SeedColour | 'mode' | 'gain'

/** The rule that derives a colour: the seeds and tokens it depends on, and a sentence for operators. */
export interface ColourRule {
  readonly seeds: readonly Seed[]
  readonly tokens: readonly ColourToken[]
  readonly how: string
}

/** Creates a rule that depends on seeds; `after` adds the tokens that it depends on. */
function seeded(how: string, ...seeds: Seed[]): ColourRule & { after: typeof after } {
  function after(...tokens: ColourToken[]): ColourRule {
    return { seeds, tokens, how }
  }
  return { seeds, tokens: [], how, after }
}

/** Creates a rule that depends on other tokens. */
function following(how: string, ...tokens: ColourToken[]): ColourRule {
  return { seeds: [], tokens, how }
}

const onEverySurface = (ratio: string): string =>
  `with a contrast of at least ${ratio}:1 on every surface`
const grey = (ratio: string): ColourRule =>
  seeded(`A grey in the hue of the surface, ${onEverySurface(ratio)}.`, 'mode', 'surface').after(
    ...plainSurfaces,
    'error-soft',
  )
const step = (change: string): ColourRule =>
  seeded(`The colour of the page, ${change}.`, 'mode', 'surface')
const brandText = (ratio: string): ColourRule =>
  seeded(`The primary, lighter or darker, ${onEverySurface(ratio)}.`, 'primary').after(
    ...plainSurfaces,
    'error-soft',
  )
const status = (hue: string, ...more: ColourToken[]): ColourRule =>
  seeded(`A ${hue} ${onEverySurface('4.5')}.`, 'mode').after(...plainSurfaces, ...more)
const result = (use: string): ColourRule =>
  seeded(
    `A green or a red, as the theme's "gain" says, ${onEverySurface('4.5')}: ${use}.`,
    'mode',
    'gain',
  ).after(...plainSurfaces)
const statusBackground = (hue: string): ColourRule =>
  seeded(`A faint ${hue} for backgrounds.`, 'mode', 'surface')
const chart = (turn: number): ColourRule =>
  seeded(
    `The primary's hue turned by ${turn}°, ${onEverySurface('4.5')}.`,
    'mode',
    'primary',
  ).after(...plainSurfaces)

type Brand = 'primary' | 'accent'
const fill = (name: Brand): ColourRule =>
  seeded(
    `The ${name}, lighter or darker if its contrast with the page is below 1.3:1. A grey below 2:1 changes to 4.5:1.`,
    name,
    'surface',
    'mode',
  )
const hover = (name: Brand): ColourRule =>
  following(`Halfway from ${name} to ${name}-strong.`, name, `${name}-strong`)
const strong = (name: Brand): ColourRule =>
  following(`The ${name}, a step lighter or darker, as far as its text stays readable.`, name)
const sheen = (name: Brand): ColourRule =>
  following(`The highlight on ${name}, as far as its text stays readable.`, name)
const onFill = (name: Brand): ColourRule =>
  following(
    `White or black in the hue of ${name}, whichever has a contrast of at least 4.5:1 on all its shades.`,
    name,
    `${name}-strong`,
    `${name}-hover`,
    `${name}-sheen`,
  )
const softFill = (name: Brand): ColourRule =>
  seeded(`A faint ${name} for backgrounds.`, name, 'surface', 'mode')
const onSoft = (name: Brand): ColourRule =>
  seeded(`The ${name}, lighter or darker, with a contrast of at least 4.5:1.`, name).after(
    `${name}-soft`,
    'surface-raised',
  )

/** The rule of each colour token. `livery explain` prints it, and a test compares it with the derivation. */
export const colourRules: Readonly<Record<ColourToken, ColourRule>> = {
  'surface-page': seeded('The surface, with its lightness limited by the mode.', 'surface', 'mode'),
  'surface-sunken': step('a step darker'),
  surface: step('a step lighter'),
  'surface-raised': step('two steps lighter'),
  'surface-high': step('a strong step lighter or darker, for pressed and active elements'),
  'surface-hover': following('Halfway from surface to surface-high.', 'surface', 'surface-high'),
  'surface-lit': seeded(
    'The surface tinted with the primary, no stronger than surface-high.',
    'primary',
    'mode',
  ).after('surface', 'surface-high'),
  'surface-inverse': step('inverted from light to dark or from dark to light'),
  'surface-inverse-raised': following(
    'A step from surface-inverse towards its text.',
    'surface-inverse',
  ),
  text: grey('7'),
  'text-muted': grey('5.2'),
  'text-faint': grey('4.5'),
  'text-inverse': following(
    'White or black, whichever has a contrast of at least 4.5:1.',
    'surface-inverse',
    'surface-inverse-raised',
  ),
  'text-inverse-muted': following(
    'A grey with a contrast of at least 4.5:1.',
    'surface-inverse',
    'surface-inverse-raised',
  ),
  link: brandText('4.5'),
  border: step('a step lighter or darker'),
  'border-control': grey('3'),
  'border-strong': grey('4.5'),
  'border-primary': seeded('Halfway from the page to the primary.', 'primary', 'surface', 'mode'),
  'border-accent': seeded('Halfway from the page to the accent.', 'accent', 'surface', 'mode'),
  'border-inverse': following(
    'Two steps from surface-inverse towards its text.',
    'surface-inverse',
  ),
  'border-on-primary': following(
    'Halfway from primary to on-primary, with a contrast of at least 3:1.',
    'primary',
    'primary-sheen',
    'on-primary',
  ),
  'border-on-accent': following('Halfway from accent to on-accent.', 'accent', 'on-accent'),
  'border-on-soft': following(
    'A step from primary-soft towards its text.',
    'primary-soft',
    'on-primary-soft',
  ),
  'border-on-tint': following('A step from tint towards its text.', 'tint'),
  primary: fill('primary'),
  'primary-hover': hover('primary'),
  'primary-strong': strong('primary'),
  'primary-sheen': sheen('primary'),
  'on-primary': onFill('primary'),
  'primary-soft': softFill('primary'),
  'on-primary-soft': onSoft('primary'),
  accent: fill('accent'),
  'accent-hover': hover('accent'),
  'accent-strong': strong('accent'),
  'accent-sheen': sheen('accent'),
  'on-accent': onFill('accent'),
  'accent-soft': softFill('accent'),
  'on-accent-soft': onSoft('accent'),
  tint: seeded('The primary as the background of a whole section.', 'primary', 'mode'),
  'tint-raised': following('The tint, a step deeper.', 'tint', 'surface-inverse'),
  'tint-strong': following('The tint, two steps deeper.', 'tint', 'surface-inverse'),
  'on-tint': following(
    'White or black, whichever has a contrast of at least 4.5:1 on all shades of the tint.',
    'tint',
    'tint-raised',
    'tint-strong',
  ),
  'on-tint-muted': following(
    'A grey with a contrast of at least 4.5:1 on all shades of the tint.',
    'tint',
    'tint-raised',
    'tint-strong',
  ),
  selected: brandText('4.5'),
  disabled: following('The colour of surface-high.', 'surface-high'),
  'on-disabled': following(
    'The colour of text-muted, with a contrast of at least 4.5:1.',
    'text-muted',
    'disabled',
  ),
  focus: brandText('3'),
  scrim: seeded('A translucent dark over the page behind a dialog.', 'surface', 'mode'),
  veil: following(
    'The page, as translucent as text on it keeps a contrast of 4.5:1 over any picture.',
    'surface-page',
    'text',
  ),
  shadow: seeded('A translucent dark in the hue of the surface.', 'surface', 'mode'),
  light: seeded(
    'The primary as a light, with a contrast of at least 1.3:1 with the page.',
    'primary',
    'surface',
    'mode',
  ),
  'light-core': following('The light, brighter and paler for its core.', 'light'),
  'light-edge': following('The light, deeper for its edge.', 'light'),
  'on-light': following(
    'White or black, whichever has a contrast of at least 4.5:1 on every part of a light.',
    'light',
    'light-core',
    'light-edge',
  ),
  halo: following('The light, translucent, around lit elements.', 'light'),
  cord: seeded('Between the page and light-edge.', 'surface', 'mode').after('light-edge'),
  error: status('red', 'error-soft'),
  'error-soft': statusBackground('red'),
  success: status('green', 'success-soft'),
  'success-soft': statusBackground('green'),
  warning: status('yellow', 'warning-soft'),
  'warning-soft': statusBackground('yellow'),
  gain: result('by default green'),
  loss: result('by default red'),
  live: following(`A red ${onEverySurface('3')}.`, ...plainSurfaces),
  'chart-1': chart(0),
  'chart-2': chart(72),
  'chart-3': chart(144),
  'chart-4': chart(216),
  'chart-5': chart(288),
}

/** Returns true if a token depends on another, directly or through other tokens. */
export function followsFrom(name: ColourToken, source: ColourToken): boolean {
  return colourRules[name].tokens.some((token) => token === source || followsFrom(token, source))
}
