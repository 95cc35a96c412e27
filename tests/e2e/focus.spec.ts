import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { pairUp } from './support/pair-up.ts'
import { merchants } from './support/words.ts'

const paths = ['/m/home', '/m/login', '/m/register', '/m/gameContainer?gameType=RNG']
const screens = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]
/** Each stop is judged; so many go over every bar and twice the height of each screen. */
const stops = 28

/** Returns the part that covers the focused element: a bar, or the edge of the screen. */
function findCover(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  // An element over the bars, such as the skip link, is not covered by them.
  if (getComputedStyle(focused).position === 'fixed') return undefined
  const box = focused.getBoundingClientRect()
  const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 30)}"`
  // An element higher than the space between the bars cannot be seen whole.
  if (box.width === 0 || box.height > innerHeight / 2) return undefined
  if (box.top < -1 || box.bottom > innerHeight + 1)
    return `${name} ${Math.round(box.top)}–${Math.round(box.bottom)} is off the screen`
  const bars = [...document.querySelectorAll('header, nav, [data-place="fixed"]')].filter(
    (bar) => /fixed|sticky/.test(getComputedStyle(bar).position) && !bar.contains(focused),
  )
  const over = bars.find((bar) => {
    const { top, bottom, left, right } = bar.getBoundingClientRect()
    const across = Math.min(right, box.right) - Math.max(left, box.left)
    return across > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
  })
  return over && `${name} lies under ${over.tagName} ${over.className}`
}

async function tabAround(page: Page): Promise<string[]> {
  const found = new Set<string>()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const cover = await page.evaluate(findCover)
    if (cover) found.add(cover)
  }
  return [...found]
}

for (const [code, screen] of pairUp(merchants, screens))
  test(`a guest of ${code} who uses the keyboard always sees the whole focused element, ${screen.width} px wide`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    const found: string[] = []
    await page.setViewportSize(screen)
    for (const path of paths) {
      await player.open(path)
      await expect(page.locator('main h2, main form, main li').first()).toBeVisible()
      await expect(page.locator('main [data-kit="skeleton"]')).toHaveCount(0)
      found.push(...(await tabAround(page)).map((one) => `${path}: ${one}`))
    }
    expect(found).toEqual([])
  })

test('the first stop of the keyboard leads past the bars to the page', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/home')
  await expect(player.block('account').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: player.t('app.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('on a low screen the bars scroll away with the page', async ({ createPlayer, page }) => {
  const player = createPlayer('siamstar')
  await page.setViewportSize({ width: 640, height: 360 })
  await player.open('/m/home')
  const menu = page.getByRole('navigation', { name: player.t('menu.main') })
  await expect(menu).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 800))
  await expect(player.block('header').getByRole('button').first()).not.toBeInViewport()
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(menu).toBeInViewport()
  await expect(player.block('header').getByRole('button').first()).toBeInViewport()
})
