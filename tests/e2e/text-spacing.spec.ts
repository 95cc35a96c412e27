import { expect, test } from './support/journey.ts'
import { noteMisfits } from './support/note-misfits.ts'
import { walkAsGuest, walkToLobby } from './support/walk-as-guest.ts'
import { merchants } from './support/words.ts'

/** The text spacing that a reader may set over every style of a page (WCAG 2.2, 1.4.12). */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`

for (const code of merchants)
  test(`a guest of ${code} who spaces letters, words and lines out loses nothing`, async ({
    meet,
    page,
  }) => {
    const player = meet(code)
    const { found, look } = noteMisfits(page, [320, 390])
    await player.open('/m/home')
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, spacing)
    await walkAsGuest(player, look)
    await walkToLobby(player, look)
    expect(found).toEqual([])
  })
