import type { Locator, Page } from '@playwright/test'
import { dropFile } from './support/drop-file.ts'
import { expect, test } from './support/studio.ts'

const file = 'merchants/siamstar/merchant.json'

/** The lines that are in one text and not in another. */
function linesOnlyIn(text: string, other: string): string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !known.has(line))
}

test('a setting is changed in its form, shows where it comes from, and is reset to inherited @core', async ({
  studio,
}) => {
  const { page } = studio
  const before = studio.read(file).replace('"theme": {', '"theme": { // the look')
  studio.write(file, before)
  await studio.open('siamstar/theme')
  await page.getByRole('radio', { name: 'pill' }).click()
  const shape = page.locator('[data-path="theme.shape"]')
  await expect(shape.getByRole('button', { name: 'set here' })).toBeVisible()
  const scale = page.locator('[data-path="theme.scale"]')
  await scale.getByRole('button', { name: 'from base' }).click()
  const chain = page.getByRole('dialog', { name: 'Where the value comes from' })
  await expect(chain).toContainText('merchants/base/merchant.json:')
  await page.keyboard.press('Escape')
  const depth = page.locator('[data-path="theme.depth"]')
  await depth.getByRole('button', { name: 'Reset Depth to inherited' }).click()
  await expect(depth.getByRole('button', { name: 'from base' })).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const after = studio.read(file)
  expect(linesOnlyIn(after, before)).toEqual(['    "shape": "pill",'])
  expect(linesOnlyIn(before, after)).toEqual(['    "shape": "round",', '    "depth": "glow",'])
})

test('a block moves by keys and by pointer, is removed and restored', async ({ studio }) => {
  const { page } = studio
  await studio.open('siamstar/pages.home.blocks.winners')
  const tree = page.getByRole('treegrid', { name: 'What can be edited' })
  const rows = (): Promise<string[]> =>
    tree
      .locator('[data-key^="pages.home.blocks."]')
      .evaluateAll((all) => all.map((row) => row.getAttribute('data-key')?.split('.')[3] ?? ''))
  await expect(tree.getByRole('row', { name: /^notices/ })).toBeVisible()
  const first = await rows()
  await tree.getByRole('row', { name: /^winners/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(rows).not.toEqual(first)
  const moved = await rows()
  expect(moved.indexOf('winners')).toBe(first.indexOf('winners') - 1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(rows).toEqual(first)

  await tree.getByRole('row', { name: /^winners/ }).hover()
  await page.mouse.down()
  await tree.getByRole('row', { name: /^banner/ }).hover({ position: { x: 60, y: 2 } })
  await tree.getByRole('row', { name: /^banner/ }).hover({ position: { x: 62, y: 3 } })
  const line = tree.locator('[data-drop-target]')
  await expect.poll(async () => (await line.boundingBox())?.height ?? 0).toBeGreaterThan(2)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(rows).toEqual(first)

  await tree
    .locator('[data-key="pages.home.blocks.winners"]')
    .dragTo(tree.locator('[data-key="pages.home.blocks.banner"]'), {
      targetPosition: { x: 60, y: 2 },
    })
  await expect.poll(async () => (await rows())[0]).toBe('winners')

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(tree.getByRole('button', { name: 'Restore winners' })).toBeVisible()
  await tree.getByRole('button', { name: 'Restore winners' }).click()
  await expect.poll(async () => (await rows()).at(-1)).not.toBe('winners')
  expect(await studio.findSerious()).toEqual([])
})

test('a page of its own is added in the tree, listed in a menu, and removed', async ({
  studio,
}) => {
  const { page } = studio
  const before = studio.read(file)
  await studio.open('siamstar/pages.home')
  const tree = page.getByRole('treegrid', { name: 'What can be edited' })
  await tree.getByRole('button', { name: 'Add a page of your own' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a page of your own' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('fame')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('คลับ')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('There’s a page of this name already.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('club')
  expect(await studio.findSerious()).toEqual([])
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page).toHaveURL(/pages\.own-club/)
  await expect(page.getByRole('textbox', { name: /^Path/ })).toHaveValue('/m/club')

  await studio.open('siamstar/navigation')
  const bottom = page.locator('[data-path="navigation.bottom"]')
  await bottom.getByRole('button', { name: 'Remove Fish' }).click()
  await bottom.getByRole('button', { name: /Add to Bottom/ }).click()
  await page.getByRole('option', { name: 'own-club' }).click()
  await expect(bottom.getByText('has no icon')).toBeVisible()
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const saved = linesOnlyIn(studio.read(file), before).map((line) => line.trim())
  expect(saved).toContain('"own-club": {')
  expect(saved).toContain('"path": "/m/club",')

  await studio.open('siamstar/pages.own-club')
  await page.getByRole('button', { name: 'Remove the page' }).click()
  await expect(tree.getByRole('row', { name: /own.club/i })).toHaveCount(0)
  await studio.open('siamstar/navigation')
  await expect(bottom.getByText('There is no menu entry called "own-club".')).toBeVisible()
})

test('the same keys move a block in the tree, in the list of its page and below the preview', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/pages.home')
  const list = page.locator('[data-path="pages.home.order"]')
  const tree = page.getByRole('treegrid', { name: 'What can be edited' })
  const below = page.getByRole('listbox', { name: 'Blocks of this page' })
  const link = list.getByRole('link', { name: 'winners', exact: true })
  const ids = (): Promise<string[]> => list.getByRole('link').allTextContents()
  const move = async (key: 'Alt+ArrowUp' | 'Alt+ArrowDown', by: number): Promise<void> => {
    const before = await ids()
    const [at, next] = [before.indexOf('winners'), before.indexOf('winners') + by]
    await page.keyboard.press(key)
    await expect.poll(ids).toEqual(before.toSpliced(at, 1).toSpliced(next, 0, 'winners'))
  }
  await expect(list.getByTitle('Alt with ↑ or ↓ moves it').first()).toBeVisible()
  await link.focus()
  await move('Alt+ArrowUp', -1)
  await expect(link).toBeFocused()
  await move('Alt+ArrowUp', -1)
  await tree
    .getByRole('row', { name: /^winners/ })
    .getByTitle('Alt with ↑ or ↓ moves it')
    .hover()
  await tree.getByRole('row', { name: /^winners/ }).focus()
  await move('Alt+ArrowDown', 1)
  await below.getByRole('option', { name: 'winners, shown' }).focus()
  await move('Alt+ArrowDown', 1)
  await expect(below.getByRole('option', { name: 'winners, shown' })).toBeFocused()
})

test('the pointer moves a block again and again, whatever tooltip is above it', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('hongyun/pages.home')
  const list = page.locator('[data-path="pages.home.order"]')
  const ids = (): Promise<string[]> => list.getByRole('link').allTextContents()
  const up = list.getByRole('button', { name: 'Move winners up' })
  for (const place of [8, 7, 6, 5]) {
    await up.click()
    await expect.poll(async () => (await ids()).indexOf('winners')).toBe(place)
    await expect(page.getByRole('tooltip')).toBeVisible()
  }
})

test('a block is added from the list of kinds, gets a condition, and is planned at once', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/pages.home')
  await page.getByRole('button', { name: 'Add a block' }).click()
  const kinds = page.getByRole('dialog', { name: 'Add a block' })
  await expect(
    kinds.getByText('A drawn picture with a title and a line, at the head of a form page.', {
      exact: true,
    }),
  ).toBeVisible()
  const there = kinds.getByRole('group', { name: 'There already' })
  await expect(there.getByRole('option', { name: 'Banner' })).toBeVisible()
  await expect(kinds.getByRole('option', { name: /^(Header|Footer)$/ })).toHaveCount(0)
  expect(await studio.findSerious()).toEqual([])
  await kinds.getByRole('textbox').fill('ranked')
  await kinds.getByRole('option', { name: 'Winner board' }).click()
  await expect(page).toHaveURL(/pages\.home\.blocks\.winner-board(\?|$)/)
  await page.getByRole('button', { name: 'Only on a condition' }).click()
  await page.getByRole('button', { name: 'guest', exact: true }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { pages } = JSON.parse(studio.read(file))
  expect(pages.home.blocks['winner-board']).toEqual({
    type: 'winner-board',
    when: { session: 'guest' },
  })
  expect(pages.home.order.at(-1)).toBe('winner-board')
})

test('the frame of every page offers the kinds that it can have, and marks those that it has', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/pages.shell')
  await page.getByRole('button', { name: 'Remove service' }).click()
  await page.getByRole('button', { name: 'Add a block' }).click()
  const namesIn = (group: string): Promise<string[]> =>
    page.getByRole('group', { name: group }).getByRole('option').allTextContents()
  await expect.poll(() => namesIn('Not there yet')).toEqual([expect.stringMatching(/^Service/)])
  expect((await namesIn('There already')).map((text) => text.split(/The|A line/)[0])).toEqual([
    'Header',
    'Footer',
    'Bottom menu',
    'Slide menu',
    'Red envelope',
  ])
})

test('an operator chooses languages by name from those that have messages', async ({ studio }) => {
  const { page } = studio
  await studio.open('siamstar/languages')
  const supported = page.locator('[data-path="languages.supported"]')
  await supported.getByRole('button', { name: 'Add to Supported' }).click()
  await expect(
    page.getByRole('listbox', { name: 'Add to Supported' }).getByRole('option'),
  ).toHaveText(['日本語 (ja)', 'ខ្មែរ (km)'])
  await page.getByRole('option', { name: 'ខ្មែរ (km)' }).click()
  await page.locator('[data-path="languages.default"]').getByRole('button', { name: /ไทย/ }).click()
  await page.getByRole('option', { name: 'ខ្មែរ (km)' }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(JSON.parse(studio.read(file)).languages).toMatchObject({
    default: 'km',
    supported: ['th', 'en', 'zh', 'km'],
  })
})

test('a token without a value shows how it is derived, and which layer sets its source', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/theme.tokens.border-on-primary')
  const field = page.locator('[data-path="theme.tokens.border-on-primary"]')
  await field.getByRole('button', { name: 'derived' }).click()
  const behind = page.getByRole('dialog', { name: 'What the value follows from' })
  await expect(behind).toContainText('Halfway from primary to on-primary')
  await expect(behind.getByRole('listitem').filter({ hasText: 'Primary' })).toContainText(
    /merchants\/siamstar\/merchant\.json:\d+/,
  )
  expect(await studio.findSerious()).toEqual([])
  await page.keyboard.press('Escape')
  await field.getByRole('textbox').fill('#ffffff')
  await expect(field.getByRole('button', { name: 'derived' })).toHaveCount(0)
})

test('a colour that is hard to read is reported with the nearest that passes, which is applied as a step', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/theme.tokens.text-muted')
  const field = page.locator('[data-path="theme.tokens.text-muted"]')
  await field.getByRole('textbox').fill('#5a4a52')
  await expect(field.getByText('needs 4.5').first()).toBeVisible()
  await expect(field.getByText(/has a contrast of/).first()).toBeVisible()
  await field.getByRole('button', { name: /the nearest that passes/ }).click()
  await expect(field.getByText('needs 4.5')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field.getByRole('textbox')).toHaveValue('#5a4a52')
  await field.getByRole('button', { name: /by eye/ }).click()
  await expect(page.getByRole('slider', { name: 'Hue' })).toBeVisible()
})

test('the keyboard alone opens a section, changes a setting, undoes it, and saves; axe reports nothing in the dark too', async ({
  studio,
}) => {
  const { page } = studio
  await page.emulateMedia({ colorScheme: 'dark' })
  const before = studio.read(file)
  await studio.open('siamstar/theme')
  const tree = page.getByRole('treegrid', { name: 'What can be edited' })
  await expect(tree.getByRole('row', { name: 'Theme' })).toHaveAttribute('aria-selected', 'true')
  await tree.getByRole('row', { name: 'Theme' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/siamstar\/languages(\?|$)/)
  const languages = page.locator('[data-path="languages.supported"]').getByRole('listitem')
  await tabTo(page, page.getByRole('button', { name: 'Move ไทย (th) down' }))
  await page.keyboard.press('Enter')
  await expect(languages.first()).toContainText('English (en)')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(languages.first()).toContainText('ไทย (th)')
  await page.keyboard.press('ControlOrMeta+y')
  await expect(languages.first()).toContainText('English (en)')
  expect(await studio.findSerious()).toEqual([])
  await tabTo(page, page.getByRole('button', { name: 'Review and save' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(studio.read(file)).toBe(before.replace('["th", "en", "zh"]', '["en", "th", "zh"]'))
})

/** Presses a key until a control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No ${key} leads there.`)
}

test('a colour is chosen by eye with the pointer and with keys, and one undo restores it', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/theme')
  const typed = page.locator('[data-path="theme.primary"] input')
  const before = await typed.inputValue()
  await page.getByRole('button', { name: 'Choose Primary by eye' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Primary' })
  expect(await studio.findSerious()).toEqual([])
  await picker.getByRole('group', { name: /Saturation and brightness/ }).click({
    position: { x: 120, y: 90 },
  })
  await page.keyboard.press('Escape')
  const pointed = await typed.inputValue()
  expect(pointed).toMatch(/^#[0-9a-f]{6}$/)
  expect(pointed).not.toBe(before)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(typed).toHaveValue(before)
  await page.getByRole('button', { name: 'Choose Primary by eye' }).first().click()
  await picker.getByRole('slider', { name: 'Hue' }).press('PageUp')
  await page.keyboard.press('Escape')
  await expect(typed).not.toHaveValue(before)
})

test('a picture dropped onto the art is added, and one with a script is refused', async ({
  studio,
}) => {
  const { page } = studio
  studio.trouble.expect(/Failed to load resource/)
  await studio.open('reef/art')
  const search = page.getByRole('textbox', { name: 'Find a picture' })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  await dropFile(search, { name: 'Small Boat.svg', text: svg })
  await expect(page.getByText('"Small Boat.svg" is now art/small-boat.svg.')).toBeVisible()
  expect(studio.read('merchants/reef/art/small-boat.svg')).toBe(svg)
  await dropFile(search, { name: 'bad.svg', text: svg.replace('<path', '<script>1</script><path') })
  await expect(page.getByText(/contains a script/)).toBeVisible()
})

test('the fallback of an unknown block is chosen and edited in the form of its type', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/pages.home.blocks.winners')
  const instead = page.locator('[data-path="pages.home.blocks.winners.fallback"]')
  await instead.getByRole('button', { name: /Type/ }).first().click()
  await page.getByRole('option', { name: 'contact', exact: true }).click()
  await expect(instead.getByText('Variant', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { pages } = JSON.parse(studio.read(file))
  expect(pages.home.blocks.winners.fallback).toEqual({ type: 'contact' })
})
