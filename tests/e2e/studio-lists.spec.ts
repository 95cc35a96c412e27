import { expect, test } from './support/studio.ts'

test('the gallery is filtered by conditions, which are suggested while they are typed', async ({
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

test('an edit is applied to the merchants that a filter shows, after its impact was seen', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('?find=kiwibet')
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Apply to these…' }).click()
  const window = page.getByRole('dialog', { name: 'Apply an edit to one merchant' })
  await window.getByRole('textbox', { name: 'Path' }).fill('theme.shape')
  await window.getByRole('textbox', { name: 'Value' }).fill('pill')
  await window.getByRole('button', { name: 'Show what changes' }).click()
  await expect(window.getByRole('heading', { name: 'These change' })).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await window.getByRole('button', { name: 'Write one file' }).click()
  await expect(window.getByText('One file is written.')).toBeVisible()
  expect(studio.read('merchants/kiwibet/merchant.json')).toContain('"shape": "pill"')
})
