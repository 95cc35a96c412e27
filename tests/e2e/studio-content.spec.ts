import { expect, test } from './support/studio.ts'

const file = 'merchants/siamstar/merchant.json'

test('product staff put a promotion with a countdown on the home until Sunday night', async ({
  studio,
}) => {
  const { page } = studio
  const preview = page.frameLocator('iframe[data-behind="false"]')
  await studio.open('siamstar/pages.home?language=en')
  await page.getByRole('button', { name: 'Add a block' }).click()
  const kinds = page.getByRole('dialog', { name: 'Add a block' })
  await kinds.getByRole('textbox').fill('countdown')
  await kinds.getByRole('option', { name: 'Promo card' }).click()
  const title = page.locator('[data-path$=".settings.title"]')
  await title.getByRole('textbox', { name: 'th' }).fill('แต้มคูณสอง')
  await title.getByRole('textbox', { name: 'en' }).fill('Double points')
  const until = page.locator('[data-path$=".settings.until"]')
  await until.getByRole('button', { name: 'Sunday night' }).click()
  await expect(preview.getByRole('heading', { name: 'Double points' })).toBeVisible()
  const block = preview.locator('[data-block="promo-card"]')
  await expect(block.getByRole('timer')).toHaveText(/\d\d:\d\d:\d\d$/)
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { settings } = JSON.parse(studio.read(file)).pages.home.blocks['promo-card']
  expect(settings).toEqual({
    title: { th: 'แต้มคูณสอง', en: 'Double points' },
    until: expect.stringMatching(/T23:59\[UTC\]$/),
  })
})
