import { expect, test } from './support/journey.ts'
import { noteMisfits } from './support/note-misfits.ts'
import { spaceText } from './support/text-spacing.ts'
import { walkAsGuest, walkToLobby } from './support/walk-as-guest.ts'
import { merchants } from './support/words.ts'

for (const code of merchants)
  test(`a guest of ${code} who widens the spaces of letters, words and lines loses nothing`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    const { found, look } = noteMisfits(page, [320, 390])
    await player.open('/m/home')
    await spaceText(page)
    await walkAsGuest(player, look)
    await walkToLobby(player, look)
    expect(found).toEqual([])
  })
