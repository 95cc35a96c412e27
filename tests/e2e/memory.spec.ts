import { countKept } from './support/count-kept.ts'
import { expect, test } from './support/journey.ts'
import { blocksAreDrawn, findLeak, planRounds, restPath } from './support/kept-rounds.ts'
import { pairUp } from './support/pair-up.ts'
import type { Player } from './support/player.ts'

// Motion is what holds a page that has been left.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

async function expectNothingKept({ page, step }: Player, paths: readonly string[]): Promise<void> {
  const visit = async (path: string): Promise<void> => {
    await step(path)
    await page.waitForFunction(blocksAreDrawn)
  }
  const leak = await findLeak({ paths, visit, count: await countKept(page) })
  expect(leak ?? 'nothing').toBe('nothing')
}

for (const [{ code, guest, member }, who] of pairUp(planRounds(), ['guest', 'member'] as const))
  test(`ten visits of each page of ${code} leave nothing of it in a ${who}'s browser`, async ({
    createPlayer,
  }) => {
    const player = createPlayer(code)
    if (who === 'guest') await player.open(restPath)
    else await player.logIn('member88')
    await expectNothingKept(player, who === 'guest' ? guest : member)
  })
