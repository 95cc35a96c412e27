import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { inEverySize, setOut, type TextSize, textSizes } from './support/text-sizes.ts'
import { failedCall } from './support/trouble.ts'
import { type Look, walkAsGuest } from './support/walk-as-guest.ts'
import { merchants, walkedLanguages } from './support/words.ts'

const slots = '/m/gameContainer?gameType=RNG'

async function walkAsMember({ page, block, step }: Player, look: Look): Promise<void> {
  await step('/m/home')
  await expect(block('account')).toContainText(demoNicknames.member88)
  await look('home')
  await step(`${slots}&show=hot`)
  await expect(block('games').getByRole('listitem').first()).toBeVisible()
  await look('lobby')
  await step(`${slots}&q=a`)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await look('search')
  await page.getByRole('searchbox').fill('zzzzzz')
  await look('nothing found')
  await step('/m/moreLottery')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await look('lotteries')
}

/**
 * Returns the sizes in which a visit shows its text: a guest of a language has the one that a member does not have;
 * both have all of them under `npm run soak`.
 */
function sizesOf(turn: number): readonly TextSize[] {
  const at = turn % textSizes.length
  return process.env['LIVERY_SOAK'] ? textSizes : textSizes.slice(at, at + 1)
}

for (const [at, code] of merchants.entries()) {
  for (const [nth, language] of walkedLanguages(code).entries())
    test(`a guest of ${code} in ${language} finds nothing cut, covered or pushed aside`, async ({
      createPlayer,
      page,
    }) => {
      const player = createPlayer(code, language)
      const walk = await setOut(player, { page, language })
      await player.open('/m/home')
      await inEverySize(walk, (look) => walkAsGuest(player, look), sizesOf(at + nth))
      expect(walk.found).toEqual([])
    })

  for (const [nth, language] of walkedLanguages(code).entries())
    test(`a member of ${code} in ${language} finds nothing cut, covered or pushed aside on home, in the lobby or at a closed door`, async ({
      createPlayer,
      page,
      sandbox,
    }) => {
      const player = createPlayer(code, language)
      player.trouble.expect(failedCall)
      const walk = await setOut(player, { page, language })
      await player.logIn('member88')
      await inEverySize(walk, (look) => walkAsMember(player, look), sizesOf(at + nth + 1))
      for (const closed of ['maintenance', 'regionRestriction'] as const) {
        await sandbox.change(code, { maintenance: false, [closed]: true })
        await player.open('/m/home')
        await expect(page.getByRole('main')).toBeVisible()
        await inEverySize(walk, (look) => look(closed), sizesOf(at + nth + 1))
      }
      expect(walk.found).toEqual([])
    })
}
