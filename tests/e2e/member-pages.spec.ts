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

const walks = { account: accountPaths, money: moneyPaths } as const
const walkNames = Object.keys(walks) as (keyof typeof walks)[] // the keys of a closed record

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

for (const code of merchants)
  for (const name of walkNames) {
    for (const language of languagesOf(code))
      test(`a member of ${code} in ${language} finds nothing cut, covered or pushed aside on the pages of ${name}`, async ({
        meet,
        page,
      }) => {
        const player = meet(code, language)
        const walk = await setOut(player, { page, language })
        await player.logIn('member88')
        await inEverySize(walk, (look) => walkMemberPages(player, walks[name], look))
        expect(walk.found).toEqual([])
      })

    test(`the pages of ${name} of a member of ${code} have nothing serious and no target too small`, async ({
      meet,
      page,
    }) => {
      const player = meet(code)
      const found: string[] = []
      await player.logIn('member88')
      await walkMemberPages(player, walks[name], async (path) => {
        await settle(player)
        const problems = [...(await findSerious(player)), ...(await findSmallTargets(page))]
        found.push(...problems.map((problem) => `${path}: ${problem}`))
      })
      expect(found).toEqual([])
    })
  }
