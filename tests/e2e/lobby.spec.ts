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
  const games = player.block('games')
  const pictures = games.locator('li button:has([data-part=art])')
  await expect(pictures.first()).toBeVisible()
  const all = await pictures.count()
  await player.block('vendors').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/vass=/)
  await games.getByRole('link', { name: player.say('lobby.hot') }).click()
  await expect(page).toHaveURL(/show=hot/)
  await expect.poll(() => pictures.count()).toBeLessThan(all)
  const kept = await pictures.count()
  await page.reload()
  await expect.poll(() => pictures.count()).toBe(kept)
  await expect(games.locator('a[aria-current]')).toHaveText(player.say('lobby.hot'))
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
  const pictures = player.block('games').locator('li button:has([data-part=art])')
  await expect(pictures.first()).toBeVisible()
  const first = await pictures.count()
  await sandbox.fault('siamstar', 'gameList', { status: 500 })
  await page.getByRole('button', { name: player.say('lobby.more') }).click()
  const retry = player.block('games').getByRole('button', { name: player.say('common.retry') })
  await expect(retry).toBeVisible()
  expect(await pictures.count()).toBe(first)
  await sandbox.mend('siamstar')
  await retry.click()
  await expect.poll(() => pictures.count()).toBeGreaterThan(first)
})
