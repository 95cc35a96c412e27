import type { Page } from '@playwright/test'
import { findEdgeless, findMotion, findUnseenFocus } from './support/display-modes.ts'
import { expect, test } from './support/journey.ts'
import { pairUp } from './support/pair-up.ts'
import type { Player } from './support/player.ts'
import { walkAsGuest } from './support/walk-as-guest.ts'
import { merchants } from './support/words.ts'

type Find = (page: Page) => Promise<string[]>

/** Lists what a search finds on home, in the menu, in the language sheet and on the pages with forms. */
async function walk(player: Player, find: Find): Promise<string[]> {
  const { page } = player
  const found: string[] = []
  await player.open('/m/home')
  await walkAsGuest(player, async (name) => {
    await page.evaluate(() => document.fonts.ready)
    found.push(...(await find(page)).map((one) => `${name}: ${one}`))
  })
  return found
}

const modes = [
  {
    title: "nothing moves, and the keyboard's focus is seen wherever it goes",
    contextOptions: { reducedMotion: 'reduce' },
    find: async (page: Page) => [...(await findMotion(page)), ...(await findUnseenFocus(page))],
  },
  {
    title: 'an edge tells what can be pressed, filled and is chosen',
    contextOptions: { forcedColors: 'active' },
    find: findEdgeless,
  },
] as const

for (const [code, { title, contextOptions, find }] of pairUp(merchants, modes))
  test.describe(`with ${Object.keys(contextOptions)}`, () => {
    test.use({ contextOptions })

    test(`in ${code} ${title}`, async ({ createPlayer }) => {
      expect(await walk(createPlayer(code), find)).toEqual([])
    })
  })

test.describe('for somebody who asks for less motion, over the page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a notification and a dialog stand still', async ({ createPlayer, page }) => {
    const player = createPlayer('siamstar')
    const { t } = player
    await player.open('/m/trail')
    await page.getByRole('button', { name: t('trial.play') }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await player
      .block('bottom')
      .getByRole('link', { name: t('category.RNG') })
      .click()
    await expect(page.getByText(t('app.realAccount'))).toBeVisible()
    expect(await findMotion(page)).toEqual([])
    await page
      .getByRole('button', { name: t('header.menu'), exact: true })
      .first()
      .click()
    await page.getByRole('button', { name: t('menu.logout') }).click()
    await expect(page.getByText(t('menu.logoutQuestion'))).toBeVisible()
    expect(await findMotion(page)).toEqual([])
  })
})

test('the drawing behind the column comes on a large screen alone, whole, and a brand without one has its colours there', async ({
  createPlayer,
  page,
}) => {
  const loaded: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('backdrop')) loaded.push(response.status())
  })
  const readBackground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundImage)
  const player = createPlayer('siamstar')
  await player.open('/m/help')
  expect(await readBackground()).toBe('none')
  expect(loaded).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => loaded).toEqual([200])
  expect(await readBackground()).toMatch(/^url\(/)
  await createPlayer('base').open('/m/help')
  expect(await readBackground()).toMatch(/^linear-gradient\(/)
})
