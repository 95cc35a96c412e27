import { pairUp } from './support/pair-up.ts'
import { expect, type Studio, test } from './support/studio.ts'

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
