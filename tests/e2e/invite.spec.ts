import { expect, test } from './support/journey.ts'
import { logInCustomer } from './support/money.ts'
import { fillFields, finish } from './support/registration.ts'
import { requiredFields } from './support/registration-values.ts'

test('a friend registers by the link and deposits, and the member who invited is paid @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await sandbox.change('kiwibet', { cashier: 'forget', cashierSeconds: 1 })
  await player.logIn('newbie88')
  await player.step('/m/invite')
  await expect(page.getByRole('img', { name: t('invite.qr') })).toBeVisible()
  await expect(page.getByText(t('invite.none'))).toBeVisible()
  const link = (await page.getByText(/\/m\/register\?affiliateCode=/).textContent()) ?? ''
  expect(new URL(link).origin).toBe(new URL(page.url()).origin)

  // The friend opens the link on another device.
  await page.evaluate(() => sessionStorage.clear())
  const { pathname, search } = new URL(link)
  await player.open(pathname + search)
  await fillFields(player, requiredFields.kiwibet)
  const friend = await page.locator('main input[name="username"]').inputValue()
  await finish(player)
  await expect(page).toHaveURL(/\/m\/home$/)
  await player.step('/m/voucherCenter')
  await page.getByRole('tab', { name: t('deposit.group.qr') }).click()
  await page.locator('label').filter({ hasText: 'Any bank QR' }).click()
  await page.locator('main input[name="amount"]').fill('100')
  await page.getByRole('button', { name: t('deposit.submit'), exact: true }).click()
  await expect(page).toHaveURL(/[?&]order=/)
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  await sandbox.decide('kiwibet', friend, { orderId, state: 'success' })

  await page.evaluate(() => sessionStorage.clear())
  const inviter = await logInCustomer(player, sandbox, 'newbie88')
  await inviter.step('/m/invite')
  await expect(page.getByText(t('invite.state.rewarded'))).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: t('invite.earned') })).toBeVisible()
  await expect(page.getByText('$10.00').first()).toBeVisible()
})
