import type { Page } from '@playwright/test'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import { fillFields, finish } from './support/registration.ts'
import { requiredFields } from './support/registration-values.ts'
import { plainMerchant } from './support/temp-root.ts'
import { failedCall } from './support/trouble.ts'

const account = (page: Page) => page.locator('[data-type="account"]')
const member = (page: Page) => account(page).locator('[data-who="member"]')
const guest = (page: Page) => account(page).locator('[data-who="guest"]')

/** Returns the cookie of the session, which scripts of the page cannot read. */
async function readCookie({ page, code }: Player) {
  const cookies = await page.context().cookies()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  return cookies.find(({ name }) => name === `session-${code}`)
}

async function logOut({ page, t }: Player): Promise<void> {
  await page
    .getByRole('button', { name: t('header.menu'), exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: t('menu.logout') }).click()
  const question = page.getByRole('dialog').filter({ hasText: t('menu.logoutQuestion') })
  await question.getByRole('button', { name: t('menu.logout') }).click()
}

/** Sends a call that changes something with the cookie of the player alone, as the page of another site would. */
function forge(page: Page, gateway: string, merchant: string): Promise<number> {
  return page.evaluate(
    async ([address = '', code = '']) => {
      const { status } = await fetch(`${address}/wps/session/logout`, {
        method: 'DELETE',
        credentials: 'include',
        headers: { Merchant: code, ModuleId: 'common', Device: '', Language: 'EN' },
      })
      return status
    },
    [gateway, merchant],
  )
}

for (const place of ['its own origin', 'another origin'] as const) {
  test(`a player whose gateway on ${place} keeps the session in a cookie registers, pays in, comes back and logs out`, async ({
    createOwnPlayer,
    ownHost,
    ownSandbox,
    page,
    root,
  }) => {
    const code = place === 'its own origin' ? 'cove' : 'fjord'
    const origin = place === 'its own origin' ? '' : `http://localhost:${ownHost.port}`
    root.write(code, plainMerchant(code, { gateway: { session: 'cookie', origin } }))
    await ownHost.look()
    await ownSandbox.change(code, { cashier: 'forget', cashierSeconds: 1 })
    const player = createOwnPlayer(code)
    const { t } = player
    await player.open('/m/register')
    await fillFields(player, requiredFields.kiwibet)
    await finish(player)
    await expect(member(page)).toBeVisible()

    const cookie = await readCookie(player)
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: origin === '' ? 'Lax' : 'None',
      secure: origin !== '',
    })
    const kept = JSON.stringify(await player.storages())
    expect(kept).not.toContain(cookie?.value)

    await player.step('/m/voucherCenter')
    await page.getByRole('tab', { name: t('deposit.group.qr') }).click()
    await page.locator('main input[name="amount"]').fill('50')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('deposit.submit'), exact: true })
      .click()
    await expect(page).toHaveURL(/[?&]order=/)

    await page.reload()
    await expect(page.getByRole('main')).toContainText('50.')
    await player.open('/m/home')
    await expect(member(page)).toBeVisible()
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await expect(member(tab)).toBeVisible()

    player.trouble.expect(failedCall)
    expect(await forge(page, origin, code)).toBe(401)
    await player.open('/m/home')
    await expect(member(page)).toBeVisible()
    expect((await readCookie(player))?.value).toBe(cookie?.value)

    await logOut(player)
    await expect(guest(page)).toBeVisible()
    await expect.poll(() => readCookie(player)).toBeUndefined()
    await tab.reload()
    await expect(tab.getByRole('dialog').filter({ hasText: t('app.ended') })).toBeVisible()
    const fresh = await page.context().newPage()
    await fresh.goto(page.url())
    await expect(guest(fresh)).toBeVisible()
  })
}

test('a session whose cookie is gone, or is that of another player, ends in one dialog', async ({
  createOwnPlayer,
  page,
  root,
}) => {
  root.write('cove', plainMerchant('cove', { gateway: { session: 'cookie' } }))
  const player = createOwnPlayer('cove')
  const { t } = player
  player.trouble.expect(failedCall)
  await player.open('/m/login')
  await player.logInByForm('member88')
  await expect(member(page)).toBeVisible()
  await page.context().clearCookies()
  await player.step('/m/member/home')
  const ended = page.getByRole('dialog').filter({ hasText: t('app.ended') })
  await expect(ended).toHaveCount(1)
  await ended.getByRole('button').last().click()

  await player.logInByForm('member88')
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await expect(member(tab)).toBeVisible()
  // Another player logs in with this browser, whose cookie is then that player's.
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.setItem('autoLogin', '0')
  })
  await player.logInByForm('agent88')
  await tab.reload()
  await expect(tab.getByRole('dialog').filter({ hasText: t('app.ended') })).toHaveCount(1)
})
