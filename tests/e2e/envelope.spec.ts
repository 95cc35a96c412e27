import { logInCustomer } from './support/money.ts'
import { expect, test } from './support/own-merchants.ts'
import { failedCall } from './support/trouble.ts'

/** The call that opens an envelope. */
const call = 'openRedEnvelope'

test('an envelope is opened with its motion, which a button ends, and is in the history @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('kiwibet'), sandbox, 'member88')
  const { t } = customer
  const before = await customer.wallets()
  // A line on home leads to the page. It comes with the next page, so that nothing seen moves.
  await customer.step('/m/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.help'))
  await customer.step('/m/home')
  await page.getByRole('link', { name: t('envelope.packetOpen') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.redEnvelope'))
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('link', { name: t('age.responsible') })).toBeVisible()
  await page.getByRole('button', { name: t('envelope.rules') }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('5 minutes')
  await page.getByRole('dialog').getByText(t('common.close'), { exact: true }).click()

  await page.getByRole('button', { name: t('envelope.open'), exact: true }).click()
  await expect(page.locator('[data-phase="opening"], [data-phase="shown"]')).toBeVisible()
  const skip = page.getByRole('button', { name: t('envelope.skip') })
  if (await skip.isVisible()) await skip.click({ timeout: 1000 }).catch(() => undefined)
  await expect(page.locator('[data-phase="shown"]')).toBeVisible()
  const outcome = await page.locator('[data-outcome]').getAttribute('data-outcome')
  const after = await customer.wallets()
  const gain = Number(after.totalBalance) - Number(before.totalBalance)
  expect(gain > 0).toBe(outcome === 'won')

  await page.getByRole('button', { name: t('envelope.history') }).click()
  const rows = page.getByRole('dialog').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Half-time.')
  await page.getByRole('dialog').getByText(t('common.close'), { exact: true }).click()
  await page.reload()
  await expect(page.locator('[data-phase="shown"]')).toBeVisible()
  await expect(page.getByRole('button', { name: t('envelope.open'), exact: true })).toHaveCount(0)
})

test('under reduced motion the result appears at once, and a lost answer opens nothing twice', async ({
  createFreshPlayer,
  page,
  ownSandbox: sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The journey above opened the envelope of these minutes.
  const customer = await logInCustomer(await createFreshPlayer('kiwibet'), sandbox, 'member88')
  const { t } = customer
  const before = await customer.wallets()
  await customer.step('/m/redEnvelope')
  customer.trouble.expect(failedCall)
  await sandbox.fault('kiwibet', call, { drop: true })
  await page.getByRole('button', { name: t('envelope.open'), exact: true }).click()
  // The page asks the gateway what became of it.
  await expect(page.locator('[data-phase="shown"]')).toBeVisible()
  await expect(page.locator('[data-phase="opening"]')).toHaveCount(0)
  await expect(page.getByText(t('money.unknown.title'))).toHaveCount(0)
  await sandbox.repair('kiwibet')
  const after = await customer.wallets()
  const outcome = await page.locator('[data-outcome]').getAttribute('data-outcome')
  expect(after.totalBalance !== before.totalBalance).toBe(outcome === 'won')
  await page.getByRole('button', { name: t('envelope.history') }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
})
