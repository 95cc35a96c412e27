import { expect, test } from './support/studio.ts'

test('the gallery is filtered by conditions, which are suggested while they are typed @core', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('')
  const find = page.getByRole('searchbox', { name: 'Find merchants' })
  await find.fill('footer.var')
  await expect(page.getByRole('option').first()).toHaveText('footer.variant =')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(find).toHaveValue('footer.variant = ')
  await find.pressSequentially('plain')
  const cards = page.getByRole('list', { name: 'Merchants' }).getByRole('listitem')
  const card = cards.filter({ has: page.getByRole('link', { name: 'สยามสตาร์' }) })
  await expect(card.getByText('pages.shell.blocks.footer.variant = "plain"')).toBeVisible()
  await expect(card.getByText(/merchants\/base\/merchant\.json:\d+:\d+/)).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await page.reload()
  await expect(card).toBeVisible()
  await expect(find).toHaveValue('footer.variant = plain')
  await find.fill('finding contrst')
  await expect(
    page.getByText('There is no finding "contrst". Did you mean "contrast"?'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(/\/studio\/?$/)
  await expect(card).toBeVisible()
})

test('the table of flags is gone through with keys, and switches the sandbox', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('')
  await page.getByRole('link', { name: 'Flags' }).click()
  await expect(page).toHaveURL(/\/studio\/-\/flags$/)
  await page.getByRole('searchbox', { name: 'Find a flag' }).fill('PTSYS3')
  await page.getByRole('searchbox', { name: 'Find merchants' }).fill('reef')
  await expect(page.getByRole('rowheader')).toHaveText(['reef'])
  const state = page.getByRole('button', { name: /^PTSYS3 of reef in sandbox: / })
  const before = await state.textContent()
  await page.getByRole('gridcell').focus()
  await page.keyboard.press('Enter')
  await expect(state).toHaveText(before === 'on' ? 'off' : 'on')
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('searchbox', { name: 'Find a flag' }).fill('nothing')
  await expect(page.getByText('No flag is called “nothing”.')).toBeVisible()
})
