import { expect, test } from './journey.ts'
import { findMisfits } from './text-fit.ts'
import { walkAsGuest } from './walk-as-guest.ts'
import { merchants } from './words.ts'

/** Walks a guest of each merchant along the pages, on phones of two widths, with the font that the file of the journey chose. */
export function walkInFont(font: string): void {
  for (const code of merchants)
    test(`a guest of ${code} finds nothing cut, covered or pushed aside on a phone whose own font is ${font}`, async ({
      meet,
      page,
    }) => {
      const player = meet(code)
      const found: string[] = []
      await player.open('/m/home')
      await walkAsGuest(player, async (name) => {
        await page.evaluate(() => document.fonts.ready)
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 780 })
          for (const misfit of await findMisfits(page))
            found.push(`${name}, ${width} px: ${misfit}`)
        }
      })
      expect(found).toEqual([])
    })
}
