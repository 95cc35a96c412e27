import { expect, test } from './support/studio.ts'

const words = 'merchants/siamstar/messages/th.json'

test('an operator types a word over the inherited one in its language, and emptying it restores the inherited one @core', async ({
  studio,
}) => {
  const { page } = studio
  const before = studio.read(words)
  await studio.open('siamstar/words')
  await page.getByRole('textbox', { name: 'Find words' }).fill('login.submit')
  const word = page.getByRole('textbox', { name: 'login.submit in th', exact: true })
  const inherited = await word.inputValue()
  await word.fill('เข้าเลย')
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await expect(review.getByText(/Thai message login\.submit changed from/)).toBeVisible()
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(JSON.parse(studio.read(words)).login.submit).toBe('เข้าเลย')
  await page.getByRole('button', { name: 'Reset login.submit in th to inherited' }).click()
  await expect(word).toHaveValue(inherited)
  await page.getByRole('button', { name: 'Review and save' }).click()
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(studio.read(words)).toBe(before)
})

test('a setting without words shows the inherited ones in each language, and leads to where they are set', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/pages.home.blocks.live')
  const title = page.locator('[data-path="pages.home.blocks.live.settings.title"]')
  await expect(title.getByLabel('Title in th')).toHaveAttribute('placeholder', 'คาสิโนสด')
  await expect(title.getByLabel('Title in en')).toHaveAttribute('placeholder', 'Live casino')
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('button', { name: 'from the platform' }).first().click()
  const origin = page.getByRole('dialog', { name: 'Where the value comes from' })
  await expect(origin).toContainText(
    /the default of schemas\/block\.vendor-section\.schema\.json:\d\d+/,
  )
  await page.keyboard.press('Escape')
  await title.getByRole('link', { name: 'from the message category.LIVE' }).click()
  await page.getByRole('textbox', { name: 'category.LIVE in th', exact: true }).fill('โต๊ะสด')
  await page.goBack()
  await expect(title.getByLabel('Title in th')).toHaveAttribute('placeholder', 'โต๊ะสด')
  await title.getByLabel('Title in en').fill('Live tables')
  await expect(title.getByLabel('Title in th')).not.toHaveAttribute('placeholder')
  await expect(title.getByText('typed here')).toBeVisible()
})

test('a setting whose words depend on the variant, and a field of registration, show the inherited words too', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('base/pages.home.blocks.games')
  const heading = page.locator('[data-path="pages.home.blocks.games.settings.title"]')
  await expect(heading.getByLabel('Title in en')).not.toHaveAttribute('placeholder')
  await page.getByRole('radio', { name: 'rows', exact: true }).click()
  await expect(heading.getByLabel('Title in en')).toHaveAttribute('placeholder', 'Games')
  await studio.open('hongyun/registration')
  await page.getByRole('button', { name: 'Add to Fields' }).click()
  await page.getByRole('option', { name: 'Email' }).click()
  const label = page.locator('[data-path="registration.fields.email.label"]')
  await expect(label.getByLabel('Label in en')).toHaveAttribute('placeholder', 'Email')
  await expect(label.getByRole('link', { name: 'from the message field.email' })).toBeVisible()
  const hint = page.locator('[data-path="registration.fields.email.hint"]')
  await expect(hint.getByLabel('Hint in zh')).toHaveAttribute('placeholder', /密码/)
})

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 14"><path fill="#F3B84E" d="M0 0h72v14H0z"/></svg>'

test('a picture is uploaded, becomes the logo and is removed; one with a script is refused', async ({
  studio,
}) => {
  const { page } = studio
  studio.trouble.expect(/Failed to load resource/)
  await studio.open('siamstar/art')
  const choose = async (name: string, text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload' }).click()
    await (await chooser).setFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) })
  }
  await choose('Bad.svg', drawing.replace('<path', '<script>alert(1)</script><path'))
  await expect(page.getByText(/Bad\.svg.*script/)).toBeVisible()
  await choose('New Logo.svg', drawing)
  await expect(page.getByText('"New Logo.svg" is now art/new-logo.svg.')).toBeVisible()
  expect(studio.read('merchants/siamstar/art/new-logo.svg')).toBe(drawing)
  await page.getByRole('button', { name: 'What to do with art/new-logo.svg' }).click()
  await page.getByRole('menuitem', { name: 'Use as the logo', exact: true }).click()
  await expect(page.getByText('Not saved')).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('button', { name: 'What to do with art/new-logo.svg' }).click()
  await page.getByRole('menuitem', { name: 'Remove it from the disk' }).click()
  await expect(page.getByText('art/new-logo.svg is removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'What to do with art/new-logo.svg' })).toHaveCount(
    0,
  )
})
