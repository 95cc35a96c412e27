import type { Theme } from '../../contract/generated/config.ts'
import { pathTo } from '../../contract/pages.ts'
import type { ColourToken } from '../../contract/tokens.ts'
import { deriveColours } from './derive-colours.ts'
import { type Colours, readOverrides } from './palette.ts'

/** What buttons do that may have a colour of their own: the route that they lead to. */
export type ButtonAction = Exclude<keyof NonNullable<Theme['buttons']>, '$replace'>

/** The colours of the buttons of one action. */
export interface ButtonColours {
  readonly action: ButtonAction
  readonly typed: string
  /** The colours of a theme whose accent is the colour of the buttons. */
  readonly colours: Colours
}

/** The actions, with what a guest's button does first and where the page has a button that sends its form. */
const buttonActions = {
  login: { asksLogin: false, hasForm: true },
  register: { asksLogin: false, hasForm: true },
  trial: { asksLogin: false, hasForm: true },
  deposit: { asksLogin: true, hasForm: false },
  withdraw: { asksLogin: true, hasForm: false },
} as const satisfies Readonly<Record<ButtonAction, { asksLogin: boolean; hasForm: boolean }>>

// The keys of a table are its actions, which Object.keys forgets.
const actions = Object.keys(buttonActions) as ButtonAction[]

const shades = ['accent', 'accent-hover', 'accent-strong', 'accent-sheen'] as const
const accentTokens: readonly ColourToken[] = [...shades, 'on-accent', 'border-on-accent']

/** Derives the colours of the buttons that a theme gives a colour of their own. */
export function deriveButtons(theme: Theme): ButtonColours[] {
  const own = [...readOverrides(theme)].filter(([name]) => !accentTokens.includes(name))
  return actions.flatMap((action) => {
    const typed = theme.buttons?.[action]
    if (typeof typed !== 'string') return []
    const painted = { ...theme, accent: typed, tokens: Object.fromEntries(own) }
    return [{ action, typed, colours: deriveColours(painted) }]
  })
}

/**
 * Formats the rules of buttons with a colour of their own, whatever their kind is. They are outside of the layers of
 * the page's CSS, so that they hold in every look.
 */
export function buttonRules(theme: Theme): string[] {
  return deriveButtons(theme).flatMap(({ action, colours }) => {
    const [fill, hover, pressed, sheen] = shades.map((name) => colours[name])
    const ink = colours['on-accent']
    const tokens = accentTokens.flatMap((name) => [
      `--${name}:${colours[name]}`,
      `--${name.replace('accent', 'primary')}:${colours[name]}`,
    ])
    const buttons = selectButtons(action)
    // Rings are a picture of the same tokens.
    const plain = theme.action === 'rings' ? ':not([data-disc])' : ''
    return [
      `${buttons}${plain}{background-image:none}`,
      `${buttons}{${tokens.join(';')};--fill:${fill};--hover:${hover};--pressed:${pressed};--sheen:${sheen};--ink:${ink};--line:transparent;background-color:${fill};color:${ink}}`,
      `@media (hover:hover){${buttons}:hover{background-color:${hover}}}`,
      `${buttons}:active{background-color:${pressed}}`,
    ]
  })
}

/** Selects what is drawn as a button and is not disabled. */
function selectButtons(action: ButtonAction): string {
  const others = action === 'login' ? actions.filter((one) => buttonActions[one].asksLogin) : []
  const elsewhere = others.map((one) => `[href^="${loginFor(one)}"]`)
  const not = [':disabled', 'a[aria-disabled]', '[data-kind="plain"]', ...elsewhere].join(',')
  return `[data-kit="button"]:is(${waysTo(action).join(',')}):not(${not})`
}

function waysTo(action: ButtonAction): string[] {
  const { asksLogin, hasForm } = buttonActions[action]
  const path = pathTo(action)
  return [
    `[href="${path}"]`,
    `[href^="${path}?"]`,
    ...(asksLogin ? [`[href^="${loginFor(action)}"]`] : []),
    ...(hasForm ? [`[data-route="${action}"] main [type="submit"]`] : []),
  ]
}

/** The address that a guest's button of an action leads to. */
function loginFor(action: ButtonAction): string {
  return pathTo('login', { back: pathTo(action) })
}
