import type { Page } from '@playwright/test'
import { errorNames } from '../../src/core/contract/error-codes.ts'
import gameWords from '../../src/sandbox/games/words/en.json' with { type: 'json' }
import { back, expect, test, walk } from './support/arcade.ts'
import { firstVendor } from './support/open-game.ts'
import { findMisfits } from './support/text-fit.ts'
import { failedCall } from './support/trouble.ts'
import { merchants, readMerchant } from './support/words.ts'

test('a hand of cards is left and reopened with its round, and the bar shows the balance of the wallet @core', async ({
  createFreshPlayer,
  page,
}) => {
  const player = await createFreshPlayer('kiwibet')
  player.trouble.expect(failedCall)
  const { t } = player
  await player.logIn('agent88')
  await player.open('/m/home')
  const [vendor, first, second] = await firstTables(page, 'kiwibet')
  await walk(player, `/m/game?vassKey=${vendor}&gameCode=${first}&gameType=LIVE`)
  const game = page.frameLocator('iframe')
  const bar = page.locator('main header')
  const before = await bar.getByRole('button', { name: t('home.account.refresh') }).innerText()
  // A hand may be over with its first cards.
  const question = page.getByRole('dialog', { name: t('play.askLeave') })
  for (let hand = 0; hand < 12 && !(await question.isVisible()); hand += 1) {
    await game.getByRole('button', { name: gameWords['cards.deal'] }).click()
    await expect(
      game
        .getByRole('button', { name: gameWords['cards.stand'] })
        .or(game.getByRole('button', { name: gameWords['cards.deal'] })),
    ).toBeEnabled()
    if (!(await game.getByRole('button', { name: gameWords['cards.stand'] }).isVisible())) continue
    await back(player).click()
    await expect(question).toBeVisible()
  }
  await expect(bar.getByRole('button', { name: t('home.account.refresh') })).not.toHaveText(before)
  await question.getByRole('button', { name: t('play.leave') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await walk(player, `/m/game?vassKey=${vendor}&gameCode=${second}&gameType=LIVE`)
  await expect(page.getByText(t('error.roundOpen'))).toBeVisible()
  await page.getByRole('main').getByRole('status').getByRole('button').click()
  await expect(page).toHaveURL((url) => url.searchParams.get('gameCode') === first)
  await expect(game.getByRole('button', { name: gameWords['cards.stand'] })).toBeEnabled()
  await game.getByRole('button', { name: gameWords['cards.stand'] }).click()
  await expect(game.getByRole('button', { name: gameWords['cards.deal'] })).toBeEnabled()
  await back(player).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

/** The sizes of plain text that a player may set: as it is, and twice as large. */
const sizes = [16, 32] as const
const screens = [
  [320, 640],
  [430, 932],
  [740, 360],
] as const

for (const shop of merchants) {
  const { default: first } = readMerchant(shop).languages
  test(`a member of ${shop} plays a real game, and nothing around it is cut or covered in ${first}`, async ({
    createFreshPlayer,
    page,
    ownSandbox: sandbox,
  }) => {
    // Journeys of money move what this member has.
    const player = await createFreshPlayer(shop)
    player.trouble.expect(failedCall)
    const browser = await page.context().newCDPSession(page)
    const found: string[] = []
    const look = async (name: string): Promise<void> => {
      await page.evaluate(() => document.fonts.ready)
      for (const size of sizes) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height })
          for (const misfit of await findMisfits(page))
            found.push(`${name} ${width} px ${(size / 16) * 100} %: ${misfit}`)
        }
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } })
    }
    await player.logIn('member88')
    await player.open('/m/home')
    const vendor = await firstVendor(page, shop)
    await player.step(`/m/game?vassKey=${vendor}`)
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
    await look('the game')
    await page.getByRole('button', { name: player.t('age.responsible') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('safe play')
    await page.keyboard.press('Escape')
    for (const code of ['game.maintenance', 'game.region.restricted', 'game.refused'] as const) {
      await sandbox.fault(shop, 'launchGame', { code, status: 503 })
      await player.step(`/m/game?vassKey=${vendor}&because=${code}`)
      await expect(page.getByText(player.t(`error.${errorNames[code]}`))).toBeVisible()
      await look(code)
    }
    expect(found).toEqual([])
  })
}

/** A vendor of live tables that the sandbox has, and its tables that are no live rooms, which may have a price. */
async function firstTables(page: Page, merchant: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([shop, roomsOfVendor]) => {
      const token = JSON.parse(sessionStorage.getItem('sessionInfo') ?? '{}').token
      const headers = { Merchant: shop, Authorization: token }
      const query = `merchant=${shop}&merchantCode=${shop}&clientType=2&typeId=1&gameType=LIVE&pageSize=500`
      const answer = await fetch(`/wps/relay/GCSGAME_gameList?${query}`, { headers })
      const games: { vendor: string; gameCode: string }[] = (await answer.json()).value.games
      const tables = [...Map.groupBy(games, (game) => game.vendor)]
      const [vendor = '', own = []] = tables.find(([, all]) => all.length > roomsOfVendor + 1) ?? []
      return [vendor, ...own.slice(roomsOfVendor).map(({ gameCode }) => gameCode)]
    },
    [merchant, 2] as const,
  )
}
