import type { FrameLocator, Page } from '@playwright/test'
import { expect, type Studio, test } from './support/studio.ts'

const file = 'merchants/kiwibet/merchant.json'

/** The page that is previewed; the one behind it, still to be painted, is not meant. */
function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[data-behind="false"]')
}

/** A merchant with a block that a member sees with the flag on. */
function writeConditions(studio: Studio): void {
  const text = studio.read(file)
  const block = `"offer": { "type": "contact", "when": { "all": [{ "session": "member" }, { "flag": "PTSYS3" }] } },`
  studio.write(
    file,
    text.replace(
      /("home":\s*\{\s*"order": \[)([^}]*?"blocks":\s*\{)/,
      (_, start, more) => `${start} "offer", ${more}\n        ${block}`,
    ),
  )
}

test('the page follows what is typed, under the scenario of the address, and stays where it was @core', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/file?flags=declared&session=member&language=en&width=360')
  const preview = previewOf(page)
  const winners = preview.locator('[data-block="winners"]')
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en')
  await expect(preview.locator('[data-who="member"]').first()).toBeAttached()
  expect(await preview.locator('html').evaluate(() => innerWidth)).toBe(360)
  await winners.evaluate((block) => block.scrollIntoView())
  const before = await preview.locator('html').evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  const path = 'merchants/siamstar/merchant.json'
  const text = studio.read(path).replace('"shape": "round"', '"shape": "sharp"')
  await page.getByRole('textbox', { name: path }).fill(text)
  await expect(preview.locator('html')).toHaveAttribute('data-shape', 'sharp')
  await expect
    .poll(() => preview.locator('html').evaluate(() => scrollY))
    .toBeGreaterThan(before / 2)
  await page.getByRole('textbox', { name: path }).fill('{')
  await expect(page.getByText('The last state without errors is shown.')).toBeVisible()
  await expect(preview.locator('html')).toHaveAttribute('data-shape', 'sharp')
})

test('a block that is moved or added scrolls into view, and nothing else moves the page', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/pages.home?flags=declared&language=en&width=360')
  const preview = previewOf(page)
  const scrolled = (): Promise<number> => preview.locator('html').evaluate(() => scrollY)
  await expect(preview.locator('[data-block="winners"]')).toBeAttached()
  expect(await scrolled()).toBe(0)
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('textbox', { name: 'Find a kind of block' }).fill('contact')
  await page.getByRole('option', { name: 'Contact', exact: true }).click()
  const added = preview.locator('[data-block="contact-2"]')
  await expect(added).toBeInViewport({ ratio: 0.99 })
  const low = await scrolled()
  expect(low).toBeGreaterThan(300)
  await page.waitForTimeout(1000)
  await preview.locator('[data-block="others"]').evaluate((block) => {
    block.style.height = `${block.getBoundingClientRect().height + 3000}px`
  })
  await expect(added, 'once late contents above it came').toBeInViewport({ ratio: 0.99 })

  await page.getByTitle('Preview of the page').first().hover({ force: true })
  await page.mouse.wheel(0, -9999)
  await expect.poll(scrolled).toBe(0)
  await page.getByRole('textbox', { name: 'Note to colleagues' }).fill('A note changes no page.')
  await page.waitForTimeout(2500)
  await expect(async () => expect(await scrolled()).toBe(0)).toPass()

  const tree = page.getByRole('treegrid', { name: 'What can be edited' })
  await tree.getByRole('row', { name: /^contact-2/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(added).toBeInViewport({ ratio: 0.99 })
  await tree
    .locator('[data-key="pages.home.blocks.contact-2"]')
    .dragTo(tree.locator('[data-key="pages.home.blocks.banner"]'), {
      targetPosition: { x: 60, y: 2 },
    })
  await expect(async () => expect(await scrolled()).toBeLessThan(low / 2)).toPass()
  await expect(added).toBeInViewport({ ratio: 0.99 })
})

test('a selected block has its top below the fixed header, on a screen no lower than a phone', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar/pages.home')
  const preview = previewOf(page)
  await expect(preview.locator('[data-block="winners"]')).toBeAttached()
  expect(await preview.locator('html').evaluate(() => innerHeight)).toBeGreaterThanOrEqual(568)
  const tree = page.getByRole('treegrid', { name: 'What can be edited' })
  for (const id of ['winners', 'live', 'contact', 'popular']) {
    await tree.getByRole('row', { name: new RegExp(`^${id}(?: |$)`) }).click()
    const below = (): Promise<number> =>
      preview.locator('html').evaluate((html, block) => {
        const boxOf = (name: string) =>
          html.querySelector(`[data-block="${name}"]`)?.getBoundingClientRect()
        const [header, box] = [boxOf('header'), boxOf(block)]
        return header && box && box.top < innerHeight / 2 ? box.top - header.bottom : -1
      }, id)
    await expect.poll(below, id).toBeGreaterThanOrEqual(-1)
    await page.waitForTimeout(700)
    expect(await below(), id).toBeGreaterThanOrEqual(-1)
  }
})

test('the bar of the preview shows its words whole on a narrow screen', async ({ studio }) => {
  const { page } = studio
  await page.setViewportSize({ width: 1024, height: 768 })
  await studio.open('siamstar/theme?shown=preview')
  for (const words of ['390 wide', 'Fit', 'Open on a phone']) {
    const label = page.getByLabel('Preview').getByText(words, { exact: true }).first()
    await expect(label).toBeVisible()
    expect(await label.evaluate((at) => at.scrollWidth - at.clientWidth), words).toBeLessThan(1)
  }
})

test('the bar writes another scenario into the address, and a link shows the same preview', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar')
  await expect(page).toHaveURL(/flags=/)
  const bar = page.getByRole('toolbar', { name: 'Scenario' })
  await bar.getByRole('radio', { name: 'Member' }).click()
  await bar.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await bar.getByRole('button', { name: /Page/ }).click()
  await page.getByRole('option', { name: 'Member centre' }).click()
  await expect(page).toHaveURL(/session=member.*language=en.*at=%2Fm%2Fmember%2Fhome/)
  const preview = previewOf(page)
  await expect(preview.locator('[data-route="memberHome"]')).toBeAttached()
  expect(await studio.findSerious()).toEqual([])
  await page.reload()
  await expect(preview.locator('[data-route="memberHome"]')).toBeAttached()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en')
})

test('an address with a wrong scenario is corrected with a message', async ({ studio }) => {
  const { page } = studio
  await studio.open('siamstar?flags=PTSYS&session=king&width=390&at=//evil.example')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('"king" is not a session, so guest is used.')
  await expect(alert).toContainText('Did you mean "PTSYS3"?')
  await expect(alert).toContainText('"//evil.example" is not an address of the player')
  await expect(page).toHaveURL(/\/studio\/siamstar\?flags=declared$/)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
})

test('a block under the pointer shows why it is there, and a hidden one what would show it', async ({
  studio,
}) => {
  const { page } = studio
  writeConditions(studio)
  await studio.open('kiwibet?flags=declared')
  const preview = previewOf(page)
  await expect(preview.locator('main [data-block]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Inspect' }).click()
  const header = preview.locator('[data-block="header"]').first()
  const at = await preview.locator('html').evaluate(() => location.pathname)
  await header.getByRole('link').or(header.getByRole('button')).first().click()
  await expect(page).toHaveURL(/\/studio\/kiwibet\/pages\.shell\.blocks\.header\?/)
  await expect(page.getByRole('region', { name: 'Why header is shown' })).toContainText('STATIC')
  expect(await preview.locator('html').evaluate(() => location.pathname)).toBe(at)
  const list = page.getByRole('listbox', { name: 'Blocks of this page' })
  await expect(list.getByRole('option', { name: 'offer, hidden' })).toBeVisible()
  // The ghost is drawn where it would stand, at the end of its line, once the answers above have their height.
  await expect(async () => {
    const first = await preview.locator('main [data-block]').first().boundingBox()
    if (!first) throw new Error('The page has no block.')
    await page.mouse.click(first.x + first.width - 20, first.y)
    await expect(page).toHaveURL(/pages\.home\.blocks\.offer\?/, { timeout: 2000 })
  }).toPass()
  const why = page.getByRole('region', { name: 'Why offer is hidden' })
  await expect(why).toContainText('The session is guest (the current session).')
  await expect(why).toContainText(
    'Its state would change if the session were member and flag PTSYS3 were on.',
  )
  await expect(why).toContainText(/merchants\/kiwibet\/merchant\.json:\d+/)
  expect(await studio.findSerious()).toEqual([])
  await why.getByRole('button', { name: 'Apply to the preview' }).click()
  await expect(page).toHaveURL(/session=member/)
  await expect(preview.locator('[data-block="offer"]')).toBeAttached()
  await expect(page.getByRole('region', { name: 'Why offer is shown' })).toBeVisible()
})

test('the preview opens the page that is edited, unless a link names another', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('reef/theme?flags=declared')
  const preview = previewOf(page)
  const at = () => preview.locator('html').evaluate(() => location.pathname)
  await expect.poll(at).toBe('/m/home')
  const tree = page.getByRole('treegrid', { name: 'What can be edited' })
  await tree.getByRole('row', { name: 'Registration' }).click()
  await expect.poll(at).toBe('/m/register')
  await tree.getByRole('row', { name: 'Login' }).click()
  await expect.poll(at).toBe('/m/login')
  await tree.getByRole('row', { name: 'Brand' }).click()
  await expect(page.getByRole('heading', { name: 'Brand' })).toBeVisible()
  expect(await at()).toBe('/m/login')
  await studio.open('reef/registration?flags=declared&at=/m/login')
  await expect.poll(at).toBe('/m/login')
})

test('a block that this merchant removes is listed with its reason, and can be restored there', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('reef/pages.home.blocks.games?flags=declared')
  const list = page.getByRole('listbox', { name: 'Blocks of this page' })
  await expect(list.getByRole('option', { name: 'games, hidden' })).toBeInViewport()
  const row = page.getByRole('treegrid').getByRole('row', { name: /^games / })
  await expect(row).toBeInViewport()
  const why = page.getByRole('region', { name: 'Why games is hidden' })
  await why.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('region', { name: 'Why games is shown' })).toBeVisible()
  await expect(previewOf(page).locator('[data-block="games"]')).toBeAttached()
})

test('messages about errors push nothing of the preview off the screen', async ({ studio }) => {
  const { page } = studio
  await studio.open('siamstar/theme?flags=declared')
  const again = page.getByRole('button', { name: 'Load the page again' })
  await expect(again).toBeInViewport({ ratio: 1 })
  await page.getByRole('radio', { name: 'light', exact: true }).click()
  await expect(page.getByText(/errors in what is typed/)).toBeInViewport({ ratio: 1 })
  await expect(again).toBeInViewport({ ratio: 1 })
  await expect(page.getByTitle('Preview of the page').first()).toBeInViewport({ ratio: 0.99 })
})

test('the inspector shows who may enter a page without blocks, what it reads and what flags hide on it', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('reef/theme?flags=declared&session=member&at=/m/myAccount/index')
  const list = page.getByRole('listbox', { name: 'Blocks of this page' })
  await list.getByRole('option', { name: 'settings page, shown' }).click()
  const why = page.getByRole('region', { name: 'Why settings is shown' })
  await expect(why).toContainText('Inside, it hides the choice of a profile picture: flag PROFPIC3')
  await expect(why).toContainText('Its page reads the flags')
  await expect(why.getByRole('button', { name: 'Edit this block' })).toHaveCount(0)
  await list.getByRole('option', { name: 'contract-prompts around, hidden' }).click()
  const prompts = page.getByRole('region', { name: 'Why contract-prompts is hidden' })
  await expect(prompts).toContainText('Its state would change if the session were agent.')
  await list.getByRole('option', { name: 'header around, shown' }).click()
  await expect(page.getByRole('region', { name: 'Why header is shown' })).toBeVisible()
})

test('the keyboard reaches every block through the list of blocks', async ({ studio }) => {
  const { page } = studio
  writeConditions(studio)
  await studio.open('kiwibet?flags=declared')
  const list = page.getByRole('listbox', { name: 'Blocks of this page' })
  const first = list.getByRole('option').first()
  await expect(async () => {
    await first.press('Enter')
    await expect(first).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/studio\/kiwibet\/pages\.home\.blocks\./)
})

test('messages from elsewhere, or of another kind, do nothing in the preview', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('siamstar?flags=declared')
  const preview = previewOf(page)
  await expect(preview.locator('main [data-block]').first()).toBeAttached()
  const list = page.getByRole('listbox', { name: 'Blocks of this page' })
  await expect(list.getByRole('option', { name: 'winners, shown' })).toBeVisible()
  await page.evaluate(() => {
    for (const data of [{ kind: 'picked', block: 'winners' }, { kind: 'picked' }, null])
      window.postMessage(data, '*')
  })
  await preview.locator('html').evaluate(() => {
    window.postMessage({ kind: 'go', path: '/m/login' }, '*')
    parent.postMessage({ kind: 'picked', block: { id: 'winners' } }, '*')
  })
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(/\/studio\/siamstar\?flags=declared$/)
  expect(await preview.locator('html').evaluate(() => location.pathname)).toBe('/m/home')
})

test('a merchant that cannot be read shows its errors in the preview, and its page once it is corrected', async ({
  studio,
}) => {
  const { page } = studio
  studio.trouble.expect(/Failed to load resource/)
  const good = studio.read(file)
  studio.write('merchants/siamstar/merchant.json', '{')
  await studio.open('siamstar/file')
  const path = 'merchants/siamstar/merchant.json'
  await expect(
    page.getByText(/One error in what is typed|\d errors in what is typed/),
  ).toBeVisible()
  await expect(page.getByText('Correct the errors to see why')).toBeVisible()
  const text = good
    .replaceAll('kiwibet', 'siamstar')
    .replace(/"(logo|logoInverse|mark)": "[^"]*",?/g, '')
  await page.getByRole('textbox', { name: path }).fill(text)
  await expect(previewOf(page).locator('main')).toBeAttached()
})
