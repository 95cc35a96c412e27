import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { failedCall } from './support/trouble.ts'

const slots = '/m/gameContainer?gameType=RNG'

async function openSearch({ page, t, block }: Player): Promise<void> {
  await block('search')
    .getByRole('link', { name: t('search.open') })
    .click()
  await expect(page.getByRole('searchbox')).toBeFocused()
}

test('a guest finds any game with swapped letters, and login leads to it', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open(slots)
  await openSearch(player)
  await page.keyboard.type('ว่าวลมรอน')
  await page
    .getByRole('button', { name: /ว่าวลมร้อน/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/login\?back=.*gameCode/)
})

test('a member finds a game with swapped letters, and comes back to what was found @core', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.logIn('member88')
  await player.open(slots)
  await openSearch(player)
  await page.keyboard.type('upstrat')
  const game = page.getByRole('button', { name: /^Upstart/ }).first()
  await expect(game).toBeVisible()
  await expect(page).toHaveURL(/q=upstrat/)
  await game.click()
  await expect(page).toHaveURL(/\/m\/game\?/)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('upstrat')
  await expect(game).toBeVisible()
  // The first empties the field, as it does everywhere.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await openSearch(player)
  await expect(page.getByRole('button', { name: 'upstrat', exact: true })).toBeVisible()
})

test('a list that breaks off keeps what was read, and reads the rest once more', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.logIn('member88')
  player.trouble.expect(failedCall)
  let broken = true
  await page.route('**/GCSGAME_gameList?*pageSize=1000*', async (route) => {
    if (broken) return route.fulfill({ status: 500, body: '{}' })
    return route.continue()
  })
  await player.open(`${slots}&q=upstart`)
  await expect(page.getByText(player.t('search.failed'))).toBeVisible()
  broken = false
  await page.getByRole('button', { name: player.t('common.retry') }).click()
  await expect(page.getByRole('button', { name: /^Upstart/ }).first()).toBeVisible()
  await expect(page.getByText(player.t('search.failed'))).toHaveCount(0)
})

for (const [code, words] of [
  ['siamstar', 'เสือ'],
  ['hongyun', '锦鲤'],
] as const) {
  test(`the search of ${code} has nothing serious, found or not`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    const expectFit = async (): Promise<void> => {
      await settle(player)
      expect(await findSerious(player)).toEqual([])
      expect(await findSmallTargets(page)).toEqual([])
    }
    await player.open(`${slots}&q=`)
    await expect(page.getByRole('heading', { name: player.t('home.popular.title') })).toBeVisible()
    await expectFit()
    await page.getByRole('searchbox').fill(words)
    await expect(page.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible()
    await expectFit()
    await page.getByRole('searchbox').fill('zzzzzz')
    await expect(page.getByText(player.t('search.none', { text: 'zzzzzz' }))).toBeVisible()
    await expectFit()
  })
}
