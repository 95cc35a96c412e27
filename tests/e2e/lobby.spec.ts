import { expect, test } from './support/journey.ts'
import { merchants } from './support/words.ts'

for (const code of merchants) {
  test(`the lobby of ${code} shows a guest each category under its own title`, async ({ meet }) => {
    const player = meet(code)
    for (const [type, key] of [
      ['RNG', 'category.RNG'],
      ['SPORTS', 'category.SPORTS'],
      ['LOTT', 'category.LOTT'],
    ] as const) {
      await player.open(`/m/gameContainer?gameType=${type}`)
      const heading = player.page.locator('[data-page-heading]')
      await expect(heading).toHaveText(player.say(key))
      await expect(player.page.locator('main [data-block]').first()).toBeVisible()
    }
  })
}

test('a member narrows the lobby to one vendor and to what is hot, and a link reproduces it', async ({
  meet,
  page,
}) => {
  const player = meet('siamstar')
  await player.logIn('member88')
  await player.open('/m/gameContainer?gameType=RNG')
  const filters = player.block('filters')
  const count = filters.getByRole('status')
  await expect(count).toHaveText(/\d/)
  const all = await count.textContent()
  await player.block('vendors').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/vass=/)
  await filters.getByRole('link', { name: player.say('lobby.hot'), exact: true }).click()
  await expect(page).toHaveURL(/isHot=1/)
  await expect(count).not.toHaveText(all ?? '')
  await expect(count).toHaveText(/\d/)
  const kept = await count.textContent()
  await page.reload()
  await expect(count).toHaveText(kept ?? '')
  const marked = filters.locator('li a[aria-current]')
  await expect(marked).toHaveText(player.say('lobby.hot'))
})

test('a page of games that fails leaves those before it, and a retry brings it', async ({
  meet,
  page,
  sandbox,
  trouble,
}) => {
  trouble.expect(/Failed to load resource/)
  const player = meet('siamstar')
  await player.logIn('member88')
  await player.open('/m/gameContainer?gameType=RNG')
  const games = player.block('games')
  await expect(games.locator('li').first()).toBeVisible()
  await sandbox.fault('siamstar', 'gameList', { status: 500 })
  const first = Number(await games.locator('li').first().getAttribute('aria-setsize'))
  const retry = games.getByRole('button', { name: player.say('common.retry') })
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(retry).toBeVisible({ timeout: 300 })
  }).toPass()
  await expect(games.locator('li').last()).toHaveAttribute('aria-setsize', String(first))
  await sandbox.mend('siamstar')
  await retry.click()
  await expect
    .poll(async () => Number(await games.locator('li').last().getAttribute('aria-setsize')))
    .toBeGreaterThan(first)
})
