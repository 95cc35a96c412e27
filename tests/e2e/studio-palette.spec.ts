import { expect, test } from './support/studio.ts'

test('what is typed in the palette finds settings, blocks, commands and merchants, by keys alone', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/pages.home')
  await expect(page.getByRole('treegrid')).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  const open = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(text)
  }
  /** Types what is looked for, and takes the first that is found. */
  const choose = async (text: string, first: string): Promise<void> => {
    await open(text)
    await expect(palette.getByRole('option').first()).toContainText(first)
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }
  await open('button colour')
  await expect(palette.getByRole('option').first()).toContainText('Accent')
  expect(await studio.findSerious()).toEqual([])
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page).toHaveURL(/siamstar\/theme\.accent/)
  const field = page.locator('[data-path="theme.accent"]')
  await expect(field).toBeInViewport()
  await expect(field.locator(':focus')).toHaveCount(1)
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
  await choose('register button colour', 'Register')
  await expect(page).toHaveURL(/siamstar\/theme\.buttons\.register/)
  await choose('winner-board home', 'winner-board on Home')
  await expect(page).toHaveURL(/siamstar\/pages\.home\.blocks\.winners\b/)
  await open('nothing that anybody has')
  await expect(palette.getByRole('status')).toContainText('Nothing has')
  await palette.getByRole('button', { name: 'Close' }).click()
  await open('look of the studio')
  await expect(palette.getByRole('option').first()).toHaveAttribute('data-focused')
  await page.keyboard.press('ArrowDown')
  const second = palette.getByRole('option').nth(1)
  await expect(second).toHaveAttribute('data-focused')
  await expect(second).toContainText('Dark look')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-look', 'dark')
  await choose('kiwibet', 'Merchant')
  await expect(page).toHaveURL(/\/studio\/kiwibet/)
  await expect(page.getByRole('treegrid')).toBeVisible()
  await choose('all merchants', 'All merchants')
  await expect(page.getByRole('list', { name: 'Merchants' })).toBeVisible()
  await choose('new merchant', 'New merchant')
  await expect(page.getByRole('dialog', { name: 'New merchant' })).toBeVisible()
})

test('keys are listed, save opens the review, and a step of the list is gone to', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/theme')
  await expect(page.getByRole('treegrid')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Undo the last step')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'All steps' })).toBeDisabled()
  const shown = (name: string) => page.getByRole('radio', { name, exact: true })
  for (const shape of ['pill', 'sharp', 'soft']) {
    await shown(shape).click()
    await expect(shown(shape)).toBeChecked()
  }
  await page.getByRole('button', { name: 'All steps' }).click()
  const steps = page.getByRole('menu', { name: 'All steps' })
  await expect(steps.getByRole('menuitemradio')).toHaveCount(4)
  expect(await studio.findSerious()).toEqual([])
  await steps.getByRole('menuitemradio').nth(2).click()
  await expect(shown('pill')).toBeChecked()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Review' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'All steps' }).click()
  await steps.getByRole('menuitemradio').first().click()
  await expect(shown('soft')).toBeChecked()
})
