import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pairUp } from './support/pair-up.ts'
import { expect, type Studio, test } from './support/studio.ts'
import { plainMerchant } from './support/temp-root.ts'
import { projectRoot } from './support/words.ts'

interface View {
  readonly name: string
  readonly at: string
  readonly reach?: (studio: Studio) => Promise<void>
}

const press = async ({ page }: Studio, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

const views: readonly View[] = [
  { name: 'gallery', at: '' },
  { name: 'new merchant', at: '', reach: (studio) => press(studio, 'New merchant') },
  { name: 'publish', at: '', reach: (studio) => press(studio, 'Publish') },
  { name: 'block', at: 'reef/pages.home.blocks.winners' },
  { name: 'theme', at: 'reef/theme' },
  { name: 'words', at: 'reef/words' },
  { name: 'art', at: 'reef/art' },
  { name: 'files', at: 'reef/file' },
  { name: 'findings', at: 'hongyun/brand', reach: (studio) => press(studio, /^Findings/) },
  { name: 'preview and inspector', at: 'reef?flags=declared&shown=preview&picked=home.winners' },
  {
    name: 'flags of a scenario',
    at: 'reef?shown=preview',
    reach: (studio) => press(studio, /^Flags/),
  },
  {
    name: 'phone',
    at: 'reef?shown=preview',
    reach: (studio) => press(studio, 'Open on a phone'),
  },
  { name: 'scenarios', at: 'reef?flags=declared&shown=preview&view=grid' },
  { name: 'live settings', at: 'reef?shown=preview&view=live' },
  {
    name: 'review and merge',
    at: 'siamstar/theme',
    reach: async (studio) => {
      const { page } = studio
      const file = 'merchants/siamstar/merchant.json'
      const before = studio.read(file)
      await page.getByRole('radio', { name: 'pill' }).click()
      await press(studio, 'Review and save')
      await expect(page.getByRole('dialog').getByRole('region', { name: file })).toBeVisible()
      studio.write(file, before.replace('"round"', '"soft"'))
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('dialog').getByText('theme.shape').first()).toBeVisible()
      expect(await studio.findSerious()).toEqual([])
      studio.write(file, before)
    },
  },
]

const looks = [
  { colorScheme: 'light', width: 1024 },
  { colorScheme: 'dark', width: 1280 },
] as const

for (const [{ name, at, reach }, look] of pairUp(views, looks))
  test(`the view “${name}” is sound for who listens and who sees badly, ${look.colorScheme}`, async ({
    studio,
  }) => {
    const { page, trouble } = studio
    trouble.expect(/Failed to load resource/)
    const { colorScheme, width } = look
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await studio.open(at)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await reach?.(studio)
    expect(await studio.findSerious()).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBe(0)
  })

/** What only one look draws on the page of security: an element, a property of it, and its value. */
const drawings = {
  siamstar: ['[data-kit="group"] > [data-kit="rows"]', 'box-shadow', /inset/],
  hongyun: ['[data-kit="group"] > [data-kit="rows"]', 'border-top-width', /^3px$/],
  kiwibet: ['[data-kit="group"]', 'border-top-width', /^3px$/],
  reef: ['[data-kit="bar"]', 'background-image', /head-rings-foam/],
  coinop: ['[data-kit="group"] [data-part="label"]', 'letter-spacing', /^1px$/],
  base: ['[data-kit="group"] > [data-kit="rows"]', 'border-top-right-radius', /^0px$/],
} as const satisfies Record<string, readonly [element: string, property: string, value: RegExp]>
type Look = keyof typeof drawings

test('a merchant takes each look, its preview follows before anything is saved, and undo leads back', async ({
  studio,
}) => {
  const { page } = studio
  const folder = join(studio.root, 'merchants/coinop')
  cpSync(join(projectRoot, 'tests/fixtures/brands/coinop'), folder, { recursive: true })
  const file = 'merchants/lagoon/merchant.json'
  mkdirSync(join(studio.root, 'merchants/lagoon'))
  const before = JSON.stringify(plainMerchant('lagoon'), null, 2)
  studio.write(file, before)
  await studio.open('lagoon/theme?flags=declared&session=member&language=en&at=/m/security')
  const preview = page.frameLocator('iframe[data-behind="false"]')
  const readArt = (): Promise<boolean> =>
    preview.locator(drawings.reef[0]).evaluate(async (bar) => {
      const [, address = ''] = /url\("(.*?)"\)/.exec(getComputedStyle(bar).backgroundImage) ?? []
      return (await fetch(address)).ok
    })
  const isDrawnAs = async (look: Look): Promise<void> => {
    const [element, property, value] = drawings[look]
    await expect(preview.locator(element).first()).toHaveCSS(property, value)
  }
  // Object.keys types the names as strings.
  const looks = Object.keys(drawings) as Look[]
  const setting = page.locator('[data-path="theme.look"]')
  const opener = setting.locator('button[aria-haspopup="listbox"]')
  await isDrawnAs('base')
  for (const look of looks) {
    await opener.click()
    const option = page.getByRole('option', { name: `(${look})` })
    await option.scrollIntoViewIfNeeded()
    await expect(option.locator('iframe[data-behind="false"]')).toBeAttached()
    await option.click()
    await isDrawnAs(look)
    if (look === 'reef') expect(await readArt()).toBe(true)
  }
  await opener.press('Enter')
  await expect(page.getByRole('option', { name: '(base)' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('option', { name: '(coinop)' })).toBeFocused()
  expect(await studio.findSerious()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  expect(studio.read(file)).toBe(before)
  for (const look of looks.slice(0, -1).toReversed()) {
    await page.keyboard.press('ControlOrMeta+z')
    await isDrawnAs(look)
    await expect(opener).toContainText(`(${look})`)
  }
  await page.keyboard.press('ControlOrMeta+z')
  await isDrawnAs('base')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
