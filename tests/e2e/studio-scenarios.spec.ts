import { operatorHeaders } from '../support/operator.ts'
import { expect, test } from './support/studio.ts'

test('the gallery shows every home live, and the focus enters none of them', async ({ studio }) => {
  const { page } = studio
  await studio.open('')
  const home = page.frameLocator('iframe[title="reef"]').first()
  await expect(home.locator('html')).toHaveAttribute('data-merchant', 'reef')
  await expect(home.locator('main [data-block]').first()).toBeAttached()
  expect(await page.locator('iframe:not([tabindex="-1"])').count()).toBe(0)
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the same page is shown under several scenarios side by side, and a press makes one the preview', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('reef?flags=declared&view=grid')
  const cells = page.getByRole('list', { name: 'Scenarios' }).getByRole('listitem')
  await expect(cells).toHaveCount(4)
  const member = page.frameLocator('iframe[title="Member"]')
  const guest = page.frameLocator('iframe[title="Guest"]')
  await expect(member.locator('[data-who="member"]').first()).toBeAttached()
  await expect(guest.locator('main [data-block]').first()).toBeAttached()
  await expect(guest.locator('[data-who="member"]')).toHaveCount(0)
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('button', { name: 'Preview Member' }).click()
  await expect(page).toHaveURL(/\/studio\/reef\?flags=declared&session=member$/)
  const shown = page.frameLocator('iframe[data-behind="false"]')
  await expect(shown.locator('[data-who="member"]').first()).toBeAttached()
})

test('a scenario is kept under a name, found after a reload and deleted', async ({ studio }) => {
  const { page } = studio
  await studio.open('reef?flags=PTSYS3&session=agent&view=grid&grid=kept')
  await expect(page.getByText('No scenario has a name yet.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of this scenario' }).fill('Agent with the mall')
  await page.getByRole('button', { name: 'Keep' }).click()
  const kept = page.getByRole('button', { name: 'Preview Agent with the mall' })
  await expect(kept).toBeVisible()
  await studio.open('reef?flags=declared&view=grid&grid=kept')
  await kept.click()
  await expect(page).toHaveURL(/\/reef\?flags=PTSYS3&grid=kept&session=agent$/)
  await studio.open('reef?flags=declared&view=grid&grid=kept')
  await page.getByRole('button', { name: 'Forget Agent with the mall' }).click()
  await expect(page.getByText('No scenario has a name yet.')).toBeVisible()
})

test('the grid starts only the frames that are on the screen', async ({ studio }) => {
  const { page } = studio
  await studio.open('siamstar?flags=declared&view=grid&grid=both')
  const cells = page.getByRole('list', { name: 'Scenarios' }).getByRole('listitem')
  await expect(cells).toHaveCount(12)
  await expect(page.locator('iframe').first()).toBeAttached()
  await page.waitForTimeout(1500)
  const started = await page.locator('iframe').count()
  expect(started).toBeGreaterThan(0)
  expect(started).toBeLessThan(8)
  await cells.last().scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe[title="Trial, zh"]').locator('main')).toBeAttached()
  expect(await page.locator('iframe').count()).toBeLessThan(8)
})

test('a flag shows the impact of a live switch before it is made, by kind of session', async ({
  studio,
}) => {
  const { page } = studio
  const live = () =>
    page.request
      .get(`http://127.0.0.1:${studio.port}/sandbox/siamstar/settings`, {
        headers: operatorHeaders,
      })
      .then((answer) => answer.json())
  await studio.open('siamstar?flags=declared&view=live')
  const row = page.getByRole('listitem').filter({ hasText: 'FREEPLAY3' })
  await expect(row).toContainText('accounts')
  await expect(row.getByRole('link', { name: 'pages.login.blocks.trial' })).toBeVisible()
  await row.getByRole('switch').focus()
  await page.keyboard.press('Space')
  const impact = row.getByRole('region', { name: 'Switch FREEPLAY3 off' })
  await expect(impact).toContainText('On login, "trial" changes inside for guests.')
  await expect(impact).toContainText('On trial, "form" vanishes for everybody.')
  expect((await live()).whitelabel.FREEPLAY3).toBe(true)
  expect(await studio.findSerious()).toEqual([])
  await impact.getByRole('button', { name: 'Switch FREEPLAY3 off' }).click()
  await expect(row.getByRole('switch')).not.toBeChecked()
  expect((await live()).whitelabel.FREEPLAY3).toBe(false)
  const picture = page.getByRole('listitem').filter({ hasText: 'PROFPIC3' })
  await expect(picture).toContainText('Read by the page settings.')
  const salary = page
    .getByRole('listitem')
    .filter({ has: page.getByText('DAILYSALCONT3', { exact: true }) })
  await expect(salary).toContainText('the frame (contract-prompts).')
  await picture.getByRole('switch').focus()
  await page.keyboard.press('Space')
  await expect(picture.getByRole('region', { name: /^Switch PROFPIC3/ })).toContainText(
    'the choice of a profile picture to members and agents.',
  )
  await page.getByRole('searchbox', { name: 'Find a flag' }).fill('nothing at all')
  await expect(page.getByText('No flag is called “nothing at all”.')).toBeVisible()
})

test('templates, maintenance and what registration asks are switched live', async ({ studio }) => {
  const { page } = studio
  await studio.open('kiwibet?flags=declared&view=live')
  await page.getByRole('radio', { name: 'New' }).first().click()
  await page.getByRole('button', { name: 'Use the new member centre' }).click()
  await expect(page.getByRole('radio', { name: 'New' }).first()).toBeChecked()
  await page.getByRole('switch', { name: 'Maintenance' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch', { name: 'Maintenance' })).toBeChecked()
  const line = page.getByRole('radiogroup', { name: 'line at registration' })
  await line.getByRole('radio', { name: 'Required' }).click()
  await expect(line.getByRole('radio', { name: 'Required' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Maintenance' })).toBeChecked()
  await expect(line.getByRole('radio', { name: 'Required' })).toBeChecked()
})

test('a refusal or a failure of the sandbox is reported', async ({ studio }) => {
  const { page } = studio
  studio.trouble.expect(/Failed to load resource/)
  const settings = '**/studio/api/merchants/kiwibet/settings'
  await page.route(settings, (route) => route.abort())
  await studio.open('kiwibet?flags=declared&view=live')
  await expect(page.getByRole('alert')).toContainText('The server does not answer.')
  await page.unroute(settings)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('switch', { name: 'Maintenance' })).toBeVisible()
  const refusal = { code: 'wrong-body', message: 'What was sent is not what this call takes.' }
  await page.route(settings, (route) => route.fulfill({ status: 400, json: refusal }))
  await page.getByRole('switch', { name: 'Maintenance' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('alert')).toContainText(refusal.message)
  await expect(page.getByRole('switch', { name: 'Maintenance' })).not.toBeChecked()
})

test('a phone of the same network opens the preview by its address, until the operator stops that', async ({
  studio,
  browser,
}) => {
  const { page } = studio
  await studio.open('reef?flags=declared&session=member')
  const preview = page.frameLocator('iframe[data-behind="false"]')
  await expect(preview.locator('main [data-block]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Open on a phone' }).click()
  const sheet = page.getByRole('dialog', { name: 'Open on a phone' })
  await sheet.getByRole('button', { name: 'Open it to the network' }).click()
  await expect(sheet.getByRole('img', { name: /^QR code of 127\.0\.0\.2:/ })).toBeVisible()
  await expect(sheet).toContainText('Nobody yet.')
  expect(await studio.findSerious()).toEqual([])
  const address = (await sheet.locator('code').textContent()) ?? ''
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(address)
  await expect(phone).toHaveURL(/127\.0\.0\.2:\d+\/m\/home$/)
  await expect(phone.locator('[data-who="member"]').first()).toBeAttached()
  await expect(sheet).toContainText('127.0.0.1 at')
  await sheet.getByRole('button', { name: 'Stop' }).click()
  await expect(sheet.getByRole('button', { name: 'Open it to the network' })).toBeVisible()
  await expect(phone.goto(address)).rejects.toThrow('ERR_CONNECTION_REFUSED')
  await context.close()
})
