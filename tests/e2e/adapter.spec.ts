import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import { type NorthGateway, startNorthGateway } from '../support/start-north-gateway.ts'
import { expect, test as journey } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import { fillFields, finish } from './support/registration.ts'
import { requiredFields } from './support/registration-values.ts'
import { plainMerchant } from './support/temp-root.ts'
import { projectRoot } from './support/words.ts'

/** A journey at a merchant whose gateway is North, on another origin, behind which is the sandbox. */
const test = journey.extend<{ readonly north: NorthGateway; readonly visitor: Player }>({
  north: async ({ ownHost }, use) => {
    const north = await startNorthGateway(`http://localhost:${ownHost.port}`, 'localhost')
    await use(north)
    north.close()
  },
  visitor: async ({ createOwnPlayer, north, ownHost, ownSandbox, root }, use) => {
    root.bringAdapters()
    const gateway = {
      origin: north.origin,
      session: 'cookie',
      adapter: 'north',
      frameHosts: [`http://games.localhost:${ownHost.port}`],
    }
    root.write('fjord', plainMerchant('fjord', { gateway }))
    await ownHost.look()
    await ownSandbox.change('fjord', { cashier: 'forget', cashierSeconds: 1 })
    await use(createOwnPlayer('fjord'))
  },
})

test('a player of a gateway with an adapter browses, registers, logs out and in, pays in, and plays', async ({
  north,
  page,
  visitor: player,
}) => {
  const { t } = player
  const account = page.locator('[data-type="account"]')
  const member = account.locator('[data-who="member"]')
  await player.open('/m/home')
  await expect(account.locator('[data-who="guest"]')).toBeVisible()
  await expect(page.locator('[data-type="popular-games"] img').first()).toBeVisible()

  await player.open('/m/register')
  await fillFields(player, requiredFields.kiwibet)
  await finish(player)
  await expect(member).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const cookies = (await page.context().cookies()).map(({ name, httpOnly }) => ({ name, httpOnly }))
  expect(cookies).toEqual([{ name: 'north-session-fjord', httpOnly: true }])

  await player.step('/m/voucherCenter')
  const main = page.getByRole('main')
  await page.getByRole('tab', { name: t('deposit.group.qr') }).click()
  await main.locator('input[name="amount"]').fill('50')
  await main.getByRole('button', { name: t('deposit.submit'), exact: true }).click()
  await expect(page).toHaveURL(/[?&]order=/)
  await page.reload()
  await expect(main).toContainText('50.')

  await player.open('/m/home')
  await page
    .getByRole('button', { name: t('header.menu'), exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: t('menu.logout') }).click()
  const question = page.getByRole('dialog').filter({ hasText: t('menu.logoutQuestion') })
  await question.getByRole('button', { name: t('menu.logout') }).click()
  await expect(account.locator('[data-who="guest"]')).toBeVisible()
  await expect.poll(() => page.context().cookies()).toEqual([])

  await player.logInByForm('member88')
  await expect(member).toBeVisible()
  await player.step(`/m/game?vassKey=${await readVendor(north)}`)
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible()
  const paths = new Set(north.asked.map(({ path }) => path))
  for (const path of ['auth/sign-in', 'auth/sign-out', 'players', 'wallet'])
    expect(paths).toContain(`/api/v2/${path}`)
})

/** Returns the first vendor of the gateway. */
async function readVendor({ origin }: NorthGateway): Promise<string> {
  const address = `${origin}/api/v2/relay/GCSGAME_getVassGameType?type_id=1&merchant__code=fjord`
  const answer = await fetchWithin(address, { headers: { 'X-Brand': 'fjord', 'X-Locale': 'EN' } })
  const { data } = await answer.json()
  return data.sorting[0].vendors[0]
}

test('an adapter that fails leaves the page with the messages of a broken answer', async ({
  ownHost,
  page,
  root,
  visitor: player,
}) => {
  const example = readFileSync(join(projectRoot, 'examples/gateways/north.ts'), 'utf8')
  const opening = '  open({ status, content }) {\n'
  expect(example).toContain(opening)
  root.writeAdapter(
    'north',
    example.replace(opening, `${opening}    if (status > 0) throw new Error('no')\n`),
  )
  await ownHost.look()
  await player.open('/m/login')
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  await player.open('/m/home')
  await expect(page.locator('[data-type="account"] [data-who="guest"]')).toBeVisible()
  const failed = page.locator('[data-type="popular-games"]').getByRole('button')
  await expect(failed.first()).toBeVisible()
})
