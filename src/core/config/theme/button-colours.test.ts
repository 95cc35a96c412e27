import { describe, expect, it } from 'vitest'
import type { Theme } from '../../contract/generated/config.ts'
import { buttonRules, deriveButtons } from './button-colours.ts'
import { checkButtons } from './check-seeds.ts'
import { contrastOf } from './colour.ts'

const green: Theme = { accent: '#d2512b', buttons: { register: '#15803d' } }

describe('the colour of the buttons of an action', () => {
  it('is that of the buttons that lead there and of the one that sends its form', () => {
    const [picture = '', rule = ''] = buttonRules(green)
    expect(rule.slice(0, rule.indexOf('{'))).toBe(
      '[data-kit="button"]:is([href="/m/register"],[href^="/m/register?"],' +
        '[data-route="register"] main [type="submit"])' +
        ':not(:disabled,a[aria-disabled],[data-kind="plain"])',
    )
    for (const name of ['--accent', '--primary', '--fill', 'background-color'])
      expect(rule).toContain(`${name}:#15803d`)
    expect(picture).toMatch(/:not\([^)]*\)\{background-image:none\}$/)
  })

  it('is not that of a button to log in before a deposit, which has the colour of deposits', () => {
    const guest = '[href^="/m/login?back=%2Fm%2FvoucherCenter"]'
    const selectorOf = (buttons: NonNullable<Theme['buttons']>) =>
      buttonRules({ buttons })[0]?.split('{')[0]
    expect(selectorOf({ login: '#15803d' })).toMatch(/:not\(.*\)$/)
    expect(selectorOf({ login: '#15803d' })?.split(':not')[1]).toContain(guest)
    expect(selectorOf({ deposit: '#15803d' })?.split(':not')[0]).toContain(guest)
  })

  it('has words that are readable on each of its shades, whatever the colour', () => {
    for (const colour of ['#15803d', '#ffe14d', '#777777', '#101010', '#f4f4f4'])
      for (const mode of ['light', 'dark'] as const)
        for (const { colours } of deriveButtons({ mode, buttons: { deposit: colour } }))
          for (const shade of ['accent', 'accent-hover', 'accent-strong', 'accent-sheen'] as const)
            expect(contrastOf(colours['on-accent'], colours[shade])).toBeGreaterThanOrEqual(4.5)
  })

  it('is not that of a token of the accent, which was set for the other buttons', () => {
    const tokens = { accent: '#000000', 'on-accent': '#ffff00', text: '#111111' }
    const [one] = deriveButtons({ ...green, tokens })
    expect([one?.colours.accent, one?.colours.text]).toEqual(['#15803d', '#111111'])
    expect(one?.colours['on-accent']).not.toBe('#ffff00')
  })

  it('is changed where it cannot be told from the page, which a check says', () => {
    const [moved, ...others] = checkButtons({ surface: '#ffffff', buttons: { login: '#fefefe' } })
    expect(moved).toMatchObject({ action: 'login', typed: '#fefefe' })
    expect(moved?.shown).not.toBe('#fefefe')
    expect(others).toEqual([])
    expect(checkButtons(green)).toEqual([])
  })

  it('keeps the rings of a theme whose main actions have them', () => {
    expect(buttonRules({ ...green, action: 'rings' })[0]).toMatch(
      /:not\(\[data-disc\]\)\{background-image:none\}$/,
    )
  })

  it('is none for an action without one', () => {
    expect(buttonRules({})).toEqual([])
  })
})
