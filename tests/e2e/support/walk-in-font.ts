import { expect, test } from './journey.ts'
import { noteMisfits } from './note-misfits.ts'
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
      const { found, look } = noteMisfits(page, [320, 390])
      await player.open('/m/home')
      await walkAsGuest(player, look)
      expect(found).toEqual([])
    })
}
