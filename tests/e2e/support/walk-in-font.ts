import type { Page } from '@playwright/test'
import type { PhoneFont } from './browser.ts'
import { expect, test } from './journey.ts'
import { noteMisfits } from './note-misfits.ts'
import { walkAsGuest } from './walk-as-guest.ts'
import { merchants } from './words.ts'

/** Walks a guest of each merchant along the pages, on phones of two widths, with the font that the file of the journey chose. */
export function walkInFont(font: Exclude<PhoneFont, 'usual'>): void {
  for (const code of merchants)
    test(`a guest of ${code} finds nothing cut, covered or pushed aside on a phone whose own font is ${font}`, async ({
      createPlayer,
      page,
    }) => {
      const player = createPlayer(code)
      const { found, look } = noteMisfits(page, [320, 390])
      await player.open('/m/home')
      expect(await compareWithRoboto(page)).toBe(font)
      await walkAsGuest(player, look)
      expect(found).toEqual([])
    })
}

/** Says whether letters in the phone's own font are narrower or wider than in Roboto. */
function compareWithRoboto(page: Page): Promise<'narrow' | 'wide'> {
  return page.evaluate(() => {
    const widthIn = (family: string): number => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return 0
      context.font = `16px ${family}`
      return context.measureText('Registration deposit 12345').width
    }
    return widthIn('system-ui') < widthIn('Roboto') ? 'narrow' : 'wide'
  })
}
