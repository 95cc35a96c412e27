import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { inEverySize, setOut } from './support/text-sizes.ts'
import type { Look } from './support/walk-as-guest.ts'
import { merchants, readMerchant } from './support/words.ts'

const accountPaths = [
  '/m/member/home',
  '/m/myAccount/index',
  '/m/myAccount/index?edit=nickname',
  '/m/security',
  '/m/changePsw',
  '/m/changePsw?tab=pin',
  '/m/bankCards',
  '/m/identity',
  '/m/playSafely',
  '/m/messages',
  '/m/messages?write=service',
  '/m/notice',
  '/m/help',
  '/m/service',
  '/m/feedback',
  '/m/useragreement',
  '/m/download',
] as const

const moneyPaths = [
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/transfer',
  '/m/transaction/record',
  '/m/bets',
  '/m/account/record',
  '/m/profit',
  '/m/bonus',
] as const

async function walkMemberPages(
  { page, step }: Player,
  paths: readonly string[],
  look: Look,
): Promise<void> {
  for (const path of paths) {
    await step(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await look(path)
  }
}

/** Returns the first language of a merchant; all that it speaks under `npm run soak`. */
function languagesOf(code: string): readonly string[] {
  const { supported, default: first } = readMerchant(code).languages
  return process.env['LIVERY_SOAK'] ? supported : [first]
}

/** Lists what of a screen is serious to somebody who hears it or who has large fingers. */
async function findHard(player: Player, path: string): Promise<string[]> {
  await settle(player)
  const problems = [...(await findSerious(player)), ...(await findSmallTargets(player.page))]
  return problems.map((problem) => `${path}: ${problem}`)
}

for (const code of merchants) {
  for (const language of languagesOf(code)) {
    test(`a member of ${code} in ${language} finds nothing cut, covered or pushed aside on the pages of the account`, async ({
      meet,
      page,
    }) => {
      const player = meet(code, language)
      const walk = await setOut(player, { page, language })
      await player.logIn('member88')
      await inEverySize(walk, (look) => walkMemberPages(player, accountPaths, look))
      expect(walk.found).toEqual([])
    })

    test(`a member of ${code} in ${language} finds nothing cut, covered, pushed aside, serious or too small on the pages of money`, async ({
      meet,
      page,
    }) => {
      test.setTimeout(150_000)
      const player = meet(code, language)
      const walk = await setOut(player, { page, language })
      const hard = new Map<string, string[]>()
      await player.logIn('member88')
      await inEverySize(walk, (look) =>
        walkMemberPages(player, moneyPaths, async (path) => {
          // What axe and the targets say does not depend on the size of text.
          if (!hard.has(path)) hard.set(path, await findHard(player, path))
          await look(path)
        }),
      )
      expect([...walk.found, ...[...hard.values()].flat()]).toEqual([])
    })
  }

  test(`the pages of a member of ${code} have nothing serious and no target too small`, async ({
    meet,
  }) => {
    const player = meet(code)
    const found: string[] = []
    await player.logIn('member88')
    await walkMemberPages(player, accountPaths, async (path) => {
      found.push(...(await findHard(player, path)))
    })
    expect(found).toEqual([])
  })
}
