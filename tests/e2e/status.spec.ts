import { holdCall } from './support/hold-call.ts'
import { expect, test } from './support/own-merchants.ts'
import { plainMerchant } from './support/temp-root.ts'
import { failedCall } from './support/trouble.ts'

test('maintenance shows its screen with its window, and the platform opens when it is over @core', async ({
  createPlayer,
  sandbox,
  page,
}) => {
  const player = createPlayer('siamstar')
  player.trouble.expect(failedCall)
  await sandbox.change('siamstar', { maintenance: true })
  await player.open('/m/home')
  await expect(page.getByText(player.t('error.maintenance'))).toBeVisible()
  await expect(page.locator('main')).toContainText(/\d{1,2}[:.]\d{2}/)
  await sandbox.change('siamstar', { maintenance: false })
  await page.getByRole('button', { name: player.t('status.recheck') }).click()
  await expect(player.block('header')).toBeVisible()
})

test('a restricted country sees why, with a service link that works', async ({
  createPlayer,
  sandbox,
  page,
}) => {
  const player = createPlayer('siamstar')
  player.trouble.expect(failedCall)
  await sandbox.change('siamstar', { regionRestriction: true })
  await player.open('/m/home')
  await expect(page.getByText(player.t('error.restricted'))).toBeVisible()
  const service = page.getByRole('link', { name: player.t('service.line') })
  await expect(service).toHaveAttribute('href', 'https://line.me/R/ti/p/@siamstar')
})

test('maintenance wins over a restriction', async ({ createPlayer, sandbox, page }) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  await sandbox.change('kiwibet', { maintenance: true, regionRestriction: true })
  await player.open('/m/home')
  await expect(page.getByText(player.t('error.maintenance'))).toBeVisible()
})

test('a platform that closes during a visit shows its screen at the next call', async ({
  createPlayer,
  sandbox,
  page,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  const closings = [
    [{ maintenance: true }, 'error.maintenance'],
    [{ maintenance: false, regionRestriction: true }, 'error.restricted'],
  ] as const
  for (const [settings, words] of closings) {
    await sandbox.change('kiwibet', { maintenance: false, regionRestriction: false })
    await player.open('/m/home')
    await expect(player.block('header')).toBeVisible()
    await sandbox.change('kiwibet', settings)
    await player.step('/m/gameContainer?gameType=RNG')
    await expect(page.getByText(player.t(words))).toBeVisible()
  }
})

const readings = [
  { reading: 'A', status: 1, words: 'error.restricted' },
  { reading: 'A', status: 2, words: 'error.maintenance' },
  { reading: 'B', status: 1, words: 'error.maintenance' },
  { reading: 'B', status: 2, words: 'error.restricted' },
] as const

test('a status that is only a number is read as the merchant sets', async ({
  root,
  createOwnPlayer,
  ownHost,
  ownSandbox,
  page,
}) => {
  for (const { reading, status, words } of readings) {
    const code = `reading-${reading.toLowerCase()}${status}`
    root.write(
      code,
      plainMerchant(code, { gateway: { merchantCode: code, statusReading: reading } }),
    )
    const player = createOwnPlayer(code)
    player.trouble.expect(failedCall)
    await ownHost.look()
    await ownSandbox.change(code, { statusNumber: status })
    await player.open('/m/home')
    await expect(page.getByText(player.t(words))).toBeVisible()
  }
})

test('the status of the last visit is used at once and requested again in the background', async ({
  createPlayer,
  sandbox,
  page,
}) => {
  const player = createPlayer('siamstar')
  player.trouble.expect(failedCall)
  await sandbox.change('siamstar', { maintenance: true })
  await player.open('/m/home')
  await expect(page.getByText(player.t('error.maintenance'))).toBeVisible()
  await sandbox.change('siamstar', { maintenance: false })
  const held = await holdCall(page, /system\/status/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(player.t('error.maintenance'))).toBeVisible()
  held.release()
  await expect(player.block('header')).toBeVisible()
  await expect(page.getByText(player.t('error.maintenance'))).toBeHidden()
})
