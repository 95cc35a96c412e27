import type { Locator, Page } from '@playwright/test'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { contrastOf } from '../../src/core/config/theme/colour.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import { plainMerchant, type TempRoot } from './support/temp-root.ts'
import { failedCall } from './support/trouble.ts'

/** Returns the findings of some merchants as an operator reads them: file, line and code. */
function validate(root: TempRoot, codes: readonly string[]): string[] {
  return checkMerchants(openDiskFiles(root.path), codes)
    .filter(({ file }) => !file.startsWith('merchants/base/'))
    .map(({ file, line, code }) => `${file.replace('merchants/', '')}:${line} ${code}`)
}

/** Nothing of the bar over home reaches beyond it, and the page does not scroll sideways. */
async function expectWholeHeader({ block }: Player): Promise<Locator> {
  const header = block('header').locator('header')
  await expect(header.locator('button').first()).toBeVisible()
  const found = await header.evaluate((bar) => {
    const { width, height } = bar.getBoundingClientRect()
    const parts = [...bar.querySelectorAll('button, a, img')].map((one) =>
      one.getBoundingClientRect(),
    )
    const beyond = parts.filter(
      ({ left, right, bottom }) => left < 0 || right > width || bottom > height,
    )
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const overlapping = parts.filter((one, at) =>
      parts.some(
        (other, place) =>
          place > at &&
          other.left < one.right - 1 &&
          one.left < other.left - 1 &&
          other.right > one.right + 1,
      ),
    )
    return { height, beyond: beyond.length, wide, overlapping: overlapping.length }
  })
  expect(found).toEqual({ height: expect.any(Number), beyond: 0, wide: 0, overlapping: 0 })
  expect(found.height).toBeLessThanOrEqual(72)
  return header
}

function drawing(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`
}

const script =
  '<script>document.title = "owned"</script><rect width="300" height="60" onload="alert(1)"/>'
const plain = '<rect width="20000" height="9000" fill="#1F5673"/>'

/** A PNG of one pixel, which is as high as wide. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The content of the bar with a faulty logo. */
const logos = {
  square: { file: drawing(100, 100, plain), picture: true, name: true, findings: ['logo-shape'] },
  painted: { file: pixel, picture: true, name: true, findings: ['logo-shape'] },
  tall: { file: drawing(60, 300, plain), picture: true, name: true, findings: ['logo-shape'] },
  wide: { file: drawing(1200, 60, plain), picture: true, name: false, findings: ['logo-shape'] },
  pale: {
    file: drawing(300, 60, '<rect width="300" height="60" fill="#fff"/>'),
    picture: true,
    name: false,
    findings: ['logo-contrast'],
  },
  huge: { file: drawing(20000, 8000, plain.repeat(9000)), name: true, findings: ['art-heavy'] },
  missing: { file: undefined, name: true, findings: ['art-missing'] },
} as const

test('a logo that is missing, huge, square, tall, wide or white on white leaves a tidy bar, and has a finding', async ({
  root,
  createOwnPlayer,
}) => {
  const theme = { mode: 'light', surface: '#FFFFFF' }
  for (const [code, { file }] of Object.entries(logos)) {
    const logo = code === 'painted' ? 'art/logo.png' : 'art/logo.svg'
    const brand = { name: { en: 'Lagoon' }, logo }
    root.write(
      code,
      plainMerchant(code, { languages: { default: 'en', supported: ['en'] }, brand, theme }),
    )
    if (file !== undefined) root.write(code, file, logo)
  }
  for (const [code, shown] of Object.entries(logos)) {
    const player = createOwnPlayer(code)
    await player.open('/m/home')
    const header = await expectWholeHeader(player)
    await expect(header.getByText('Lagoon'), code).toHaveCount(shown.name ? 1 : 0)
    await expect(header.locator('img'), code).toHaveCount('picture' in shown ? 1 : 0)
    await expect(header.locator('img[data-plate]'), code).toHaveCount(code === 'pale' ? 1 : 0)
    expect(validate(root, [code]), code).toEqual(
      shown.findings.map((finding) => `${code}/merchant.json:12 ${finding}`),
    )
  }
})

const colours = {
  yellow: { primary: '#FFFF00', accent: '#FFFF00', surface: '#FFFFFF' },
  black: { primary: '#000000', accent: '#000000', surface: '#000000', mode: 'dark' },
  near: { primary: '#FAFAFA', accent: '#FAFAFA', surface: '#FFFFFF' },
} as const

/** Measures the contrast of an element's text with its background, and of that background with the page, as painted. */
async function measure(button: Locator): Promise<{ text: number; fill: number }> {
  const painted = await button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const page = getComputedStyle(document.documentElement).getPropertyValue('--surface-page')
    return { color, backgroundColor, page }
  })
  const [text, fill, page] = Object.values(painted).map(asHex)
  return { text: contrastOf(text ?? '', fill ?? ''), fill: contrastOf(fill ?? '', page ?? '') }
}

/** Returns a painted colour such as `rgb(23, 23, 0)`, or a token's colour, as #rrggbb. */
function asHex(colour: string): string {
  const levels = colour.match(/^rgb\((\d+), (\d+), (\d+)\)$/)?.slice(1)
  if (!levels) return colour.trim()
  return `#${levels.map((level) => Number(level).toString(16).padStart(2, '0')).join('')}`
}

test('a brand colour of pure yellow, pure black or 2 % from the page leaves a main action that is readable and visible, and has a finding', async ({
  root,
  createOwnPlayer,
}) => {
  for (const [code, theme] of Object.entries(colours))
    root.write(code, plainMerchant(code, { theme: { mode: 'light', ...theme } }))
  for (const code of Object.keys(colours)) {
    const player = createOwnPlayer(code)
    await player.open('/m/login')
    const submit = player.page.getByRole('button', {
      name: player.t('login.submit'),
      exact: true,
    })
    const { text, fill } = await measure(submit)
    expect(text, code).toBeGreaterThanOrEqual(4.5)
    expect(fill, code).toBeGreaterThanOrEqual(code === 'yellow' ? 1.3 : 3)
  }
  const lines = { black: [25, 26, 27], near: [25, 26], yellow: [25, 26] }
  expect(validate(root, Object.keys(colours))).toEqual(
    Object.entries(lines).flatMap(([code, places]) =>
      places.map((line) => `${code}/merchant.json:${line} seed-moved`),
    ),
  )
})

const names = {
  long: 'บ้านเกมริมน้ำเจ้าพระยาแห่งค่ำคืนอันแสนสุขของเราทุกคน',
  letter: 'ด',
} as const

test('a name of 40 letters in Thai, or of one, stays inside the bar, the menu and the forms, and has a finding', async ({
  root,
  createOwnPlayer,
}) => {
  expect([...new Intl.Segmenter('th').segment(names.long)]).toHaveLength(40)
  for (const [code, th] of Object.entries(names))
    root.write(
      code,
      plainMerchant(code, {
        brand: { name: { th } },
        languages: { default: 'th', supported: ['th'] },
      }),
    )
  for (const [code, name] of Object.entries(names)) {
    const player = createOwnPlayer(code)
    await player.open('/m/home')
    const header = await expectWholeHeader(player)
    await expect(header.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    await header.getByRole('button', { name: player.t('header.menu') }).click()
    const menu = player.page.getByRole('dialog')
    await expect(menu.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    await player.open('/m/register')
    await expect(player.field('password')).toBeVisible()
    expect(await scrollsSideways(player.page)).toBe(false)
  }
  expect(validate(root, Object.keys(names))).toEqual(
    ['letter', 'long'].map((code) => `${code}/merchant.json:10 brand-name`),
  )
})

function scrollsSideways(page: Page): Promise<boolean> {
  const root = page.locator('html')
  return root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
}

const subject = { file: 'art/subjects/owned.svg', family: 'slots', names: [{ en: 'Owned' }] }
const vendor = { code: 'AMBER', name: 'Amber', categories: [{ category: 'RNG', games: 8 }] }
const game = { code: 'FIRST', name: 'First', vendor: 'AMBER', category: 'RNG', popular: true }

test('a tile with a missing subject, or with a script in its drawing, is drawn without it, and has a finding', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  const recipe = JSON.parse(openDiskFiles(root.path).read('merchants/base/art/recipe.json') ?? '')
  root.write('tiles', plainMerchant('tiles', { languages: { default: 'en', supported: ['en'] } }))
  root.write('tiles', { vendors: [vendor], games: [{ ...game, subject: 'nowhere' }] }, 'world.json')
  root.write('tiles', drawing(300, 60, script), 'art/subjects/owned.svg')
  root.write(
    'tiles',
    { ...recipe, subjects: { owned: subject, ...recipe.subjects } },
    'art/recipe.json',
  )
  const player = createOwnPlayer('tiles')
  await player.open('/m/home')
  const tile = player.block('popular').getByRole('img', { name: 'First' })
  await tile.scrollIntoViewIfNeeded()
  await expect
    .poll(() => tile.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(100)
  await expect(player.block('popular').locator('img')).toHaveCount(1)
  // Asked for by itself the drawing is not handed out, so that nothing of it runs anywhere.
  player.trouble.expect(failedCall)
  const path = `/skin/tiles/${subject.file}`
  expect(await page.evaluate(async (at) => (await fetch(at)).status, path)).toBe(404)
  await expect(page).toHaveTitle('tiles')
  expect(validate(root, ['tiles'])).toEqual([
    'tiles/art/subjects/owned.svg:1 art-unsafe',
    'tiles/art/subjects/owned.svg:1 art-unsafe',
    'tiles/world.json:21 unknown-name',
  ])
})
