import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { inEverySize, setOut } from './support/text-sizes.ts'
import type { Look } from './support/walk-as-guest.ts'
import { merchants, readMerchant } from './support/words.ts'

const visits: readonly (readonly [area: string, username: string, paths: readonly string[]])[] = [
  [
    'the account',
    'member88',
    [
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
    ],
  ],
  [
    'money',
    'member88',
    [
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/transfer',
      '/m/transaction/record',
      '/m/bets',
      '/m/account/record',
      '/m/profit',
      '/m/bonus',
    ],
  ],
  [
    'rewards',
    'member88',
    [
      '/m/activity',
      '/m/rewards',
      '/m/mall/mallHome',
      '/m/mall/mallHome?tab=convert',
      '/m/mall/record',
      '/m/redEnvelope',
      '/m/vip',
      '/m/invite',
      '/m/winners',
    ],
  ],
  [
    'agents',
    'agent88',
    [
      '/m/member/agent/home',
      '/m/member/agent/team',
      '/m/member/agent/bets',
      '/m/member/agent/income',
      '/m/member/agent/links',
      '/m/member/agent/rebates',
      '/m/member/agent/transfer',
      '/m/member/agent/contracts',
      '/m/member/agent/getDevidendContract',
    ],
  ],
]

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

for (const code of merchants)
  for (const language of languagesOf(code))
    for (const [area, username, paths] of visits)
      test(`${username} of ${code} in ${language} finds nothing cut, covered, pushed aside, serious or too small on the pages of ${area}`, async ({
        meet,
        page,
      }) => {
        const player = meet(code, language)
        const walk = await setOut(player, { page, language })
        const hard = new Map<string, string[]>()
        await player.logIn(username)
        await inEverySize(walk, (look) =>
          walkMemberPages(player, paths, async (path) => {
            // What axe and the targets say does not depend on the size of text.
            if (!hard.has(path)) hard.set(path, await findHard(player, path))
            await look(path)
          }),
        )
        expect([...walk.found, ...[...hard.values()].flat()]).toEqual([])
      })
