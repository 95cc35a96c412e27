import { controlSandbox } from './support/sandbox.ts'
import { expect, test } from './support/studio.ts'

const file = 'merchants/siamstar/merchant.json'

test('product staff read who decides about each field of the registration, hide one, and move one', async ({
  studio,
}) => {
  const { page } = studio
  await controlSandbox(studio.port).change('siamstar', {
    register: { fields: { nickname: { enabled: true, required: false } } },
  })
  await studio.open('siamstar/registration?language=en&session=guest')
  const preview = page.frameLocator('iframe[data-behind="false"]')
  const nickname = preview.locator('input[name="nickname"]')
  await expect(nickname).toBeVisible()
  const form = page.getByRole('region', { name: 'The form' })
  const row = form.getByRole('listitem').filter({ hasText: 'Nickname' })
  await expect(row).toContainText('Shown, optional')
  await expect(row).toContainText('the gateway decides')
  await row.getByRole('button', { name: 'Hide Nickname' }).click()
  await expect(row).toContainText('Hidden')
  await expect(nickname).toHaveCount(0)
  await form.getByRole('button', { name: 'Move Password up' }).focus()
  await page.keyboard.press('Enter')
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { registration } = JSON.parse(studio.read(file))
  expect(registration.fields.nickname).toEqual({ $remove: true })
})
