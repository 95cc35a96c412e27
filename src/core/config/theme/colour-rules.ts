import { type ColourToken, plainSurfaces } from '../../contract/tokens.ts'

type Seed = 'mode' | 'primary' | 'accent' | 'surface'

/** What a colour follows from where nobody sets it, and how, in an operator's words. */
export interface ColourRule {
  readonly seeds: readonly Seed[]
  readonly tokens: readonly ColourToken[]
  readonly how: string
}

/** A rule that starts at seeds; `after` names the tokens it looks at. */
function seeded(how: string, ...seeds: Seed[]): ColourRule & { after: typeof after } {
  function after(...tokens: ColourToken[]): ColourRule {
    return { seeds, tokens, how }
  }
  return { seeds, tokens: [], how, after }
}

/** A rule that starts at other tokens. */
function following(how: string, ...tokens: ColourToken[]): ColourRule {
  return { seeds: [], tokens, how }
}

const grey = (how: string): ColourRule =>
  seeded(`A grey in the hue of the surface ${how}.`, 'mode', 'surface').after(
    ...plainSurfaces,
    'error-soft',
  )
const step = (how: string): ColourRule => seeded(`The page ${how}.`, 'mode', 'surface')
const brandText = (ratio: string): ColourRule =>
  seeded(
    `The primary, moved in lightness until every surface tells it by ${ratio}.`,
    'primary',
  ).after(...plainSurfaces, 'error-soft')
const signal = (hue: string, ...more: ColourToken[]): ColourRule =>
  seeded(`A ${hue} that every surface tells by 4.5.`, 'mode').after(...plainSurfaces, ...more)
const signalGround = (hue: string): ColourRule =>
  seeded(`A ${hue}, thinned out to a ground.`, 'mode', 'surface')
const chart = (turn: number): ColourRule =>
  seeded(`The primary's hue turned by ${turn}°, told by 4.5.`, 'mode', 'primary').after(
    ...plainSurfaces,
  )

type Brand = 'primary' | 'accent'
const fill = (name: Brand): ColourRule =>
  seeded(
    `The ${name}, moved in lightness as far as the page needs to be told from it (1.3; a grey under 2 by 4.5).`,
    name,
    'surface',
    'mode',
  )
const hover = (name: Brand): ColourRule =>
  following(`Half way from ${name} to ${name}-strong.`, name, `${name}-strong`)
const strong = (name: Brand): ColourRule =>
  following(`A step of lightness from ${name}, on which its text still reads.`, name)
const sheen = (name: Brand): ColourRule =>
  following(`The light on ${name}, where its text still reads.`, name)
const onFill = (name: Brand): ColourRule =>
  following(
    `White or black in the hue of ${name}, whichever reads 4.5 on all its shades.`,
    name,
    `${name}-strong`,
    `${name}-hover`,
    `${name}-sheen`,
  )
const softFill = (name: Brand): ColourRule =>
  seeded(`The ${name}, thinned out to a ground.`, name, 'surface', 'mode')
const onSoft = (name: Brand): ColourRule =>
  seeded(`The ${name}, moved in lightness until it reads 4.5.`, name).after(
    `${name}-soft`,
    'surface-raised',
  )

/** How each colour is derived; `livery explain` says it, and a test holds it to what happens. */
export const colourRules: Readonly<Record<ColourToken, ColourRule>> = {
  'surface-page': seeded('The surface, as light or dark as its mode needs.', 'surface', 'mode'),
  'surface-sunken': step('a step darker'),
  surface: step('a step lighter'),
  'surface-raised': step('two steps lighter'),
  'surface-high': step('a strong step away, for what is pressed or in use'),
  'surface-hover': following('Half way from surface to surface-high.', 'surface', 'surface-high'),
  'surface-lit': seeded(
    'The surface with the primary shining on it, no stronger than surface-high.',
    'primary',
    'mode',
  ).after('surface', 'surface-high'),
  'surface-inverse': step('turned to its opposite'),
  'surface-inverse-raised': following('A step towards its text.', 'surface-inverse'),
  text: grey('that every surface tells by 7'),
  'text-muted': grey('that every surface tells by 5.2'),
  'text-faint': grey('that every surface tells by 4.5'),
  'text-inverse': following(
    'White or black, whichever reads 4.5.',
    'surface-inverse',
    'surface-inverse-raised',
  ),
  'text-inverse-muted': following(
    'A grey that reads 4.5.',
    'surface-inverse',
    'surface-inverse-raised',
  ),
  link: brandText('4.5'),
  border: step('a step away'),
  'border-control': grey('that every surface tells by 3, as an outline must be'),
  'border-strong': grey('that every surface tells by 4.5'),
  'border-primary': seeded('Half way from the page to the primary.', 'primary', 'surface', 'mode'),
  'border-accent': seeded('Half way from the page to the accent.', 'accent', 'surface', 'mode'),
  'border-inverse': following('Two steps towards its text.', 'surface-inverse'),
  'border-on-primary': following(
    'Half way from primary to on-primary, told by 3.',
    'primary',
    'primary-sheen',
    'on-primary',
  ),
  'border-on-accent': following('Half way from accent to on-accent.', 'accent', 'on-accent'),
  'border-on-soft': following(
    'A step from primary-soft to its text.',
    'primary-soft',
    'on-primary-soft',
  ),
  'border-on-tint': following('A step from tint to its text.', 'tint'),
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
  tint: seeded('The primary as the ground of a whole section.', 'primary', 'mode'),
  'tint-raised': following('A step deeper.', 'tint', 'surface-inverse'),
  'tint-strong': following('Two steps deeper.', 'tint', 'surface-inverse'),
  'on-tint': following(
    'White or black, whichever reads 4.5 on all its shades.',
    'tint',
    'tint-raised',
    'tint-strong',
  ),
  'on-tint-muted': following(
    'A grey that reads 4.5 on all its shades.',
    'tint',
    'tint-raised',
    'tint-strong',
  ),
  selected: brandText('4.5'),
  disabled: following('What is pressed, at rest.', 'surface-high'),
  'on-disabled': following('text-muted, told by 4.5.', 'text-muted', 'disabled'),
  focus: brandText('3'),
  scrim: seeded('A dark haze over the page behind a dialog.', 'surface', 'mode'),
  veil: following(
    'The page, as translucent as lets text read 4.5 on it over any picture.',
    'surface-page',
    'text',
  ),
  shadow: seeded('A dark haze in the hue of the surface.', 'surface', 'mode'),
  light: seeded('The primary as a light, told from the page by 1.3.', 'primary', 'surface', 'mode'),
  'light-core': following('Brighter and paler, as a lamp is at its core.', 'light'),
  'light-edge': following('Deeper, as a lamp is at its edge.', 'light'),
  'on-light': following(
    'White or black, whichever reads 4.5 on all of a light.',
    'light',
    'light-core',
    'light-edge',
  ),
  halo: following('The light, translucent, around what is lit.', 'light'),
  cord: seeded('Between the page and the edge of a light.', 'surface', 'mode').after('light-edge'),
  error: signal('red', 'error-soft'),
  'error-soft': signalGround('red'),
  success: signal('green', 'success-soft'),
  'success-soft': signalGround('green'),
  warning: signal('yellow', 'warning-soft'),
  'warning-soft': signalGround('yellow'),
  gain: signal('green'),
  loss: signal('red'),
  live: following('A red that every surface tells by 3.', ...plainSurfaces),
  'chart-1': chart(0),
  'chart-2': chart(72),
  'chart-3': chart(144),
  'chart-4': chart(216),
  'chart-5': chart(288),
}

/** Whether a token follows from another, at once or by way of others. */
export function followsFrom(name: ColourToken, source: ColourToken): boolean {
  return colourRules[name].tokens.some((token) => token === source || followsFrom(token, source))
}
