import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { inEverySize, setOut } from './support/text-sizes.ts'
import type { Look } from './support/walk-as-guest.ts'
import { merchants, readMerchant } from './support/words.ts'

const paths = [
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

async function walkMemberPages({ page, step }: Player, look: Look): Promise<void> {
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

for (const code of merchants) {
  for (const language of languagesOf(code))
    test(`a member of ${code} in ${language} finds nothing cut, covered or pushed aside on the pages of the account`, async ({
      meet,
      page,
    }) => {
      const player = meet(code, language)
      const walk = await setOut(player, { page, language })
      await player.logIn('member88')
      await inEverySize(walk, (look) => walkMemberPages(player, look))
      expect(walk.found).toEqual([])
    })

  test(`the pages of a member of ${code} have nothing serious and no target too small`, async ({
    meet,
    page,
  }) => {
    const player = meet(code)
    const found: string[] = []
    await player.logIn('member88')
    await walkMemberPages(player, async (name) => {
      await settle(player)
      const problems = [...(await findSerious(player)), ...(await findSmallTargets(page))]
      found.push(...problems.map((problem) => `${name}: ${problem}`))
    })
    expect(found).toEqual([])
  })
}
