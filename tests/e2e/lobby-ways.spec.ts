import type { Locator } from '@playwright/test'
import { findMenuTarget } from '../../src/core/config/menus.ts'
import { type Category, categories } from '../../src/core/contract/categories.ts'
import { expect, test } from './support/journey.ts'
import { pairUp } from './support/pair-up.ts'
import type { Player } from './support/player.ts'
import { readMerchant } from './support/words.ts'

/** The account of each kind of session; a guest has none. */
const roles = { guest: undefined, trial: 'trial88', member: 'member88', agent: 'agent88' } as const
type Role = keyof typeof roles

/** Two lobbies of another construction: categories at the side, and bubbles under a leading game. */
const skins = ['siamstar', 'reef'] as const

async function expectContainer(player: Player, category: Category): Promise<void> {
  const { page, t } = player
  await expect(page).toHaveURL(new RegExp(`/m/gameContainer\\?gameType=${category}(&|$)`))
  await expect(page.locator('[data-page-heading]')).toHaveText(t(categories[category].title))
  await expect(page.locator('main [data-block]').first()).toBeAttached()
  await page.getByRole('button', { name: t('app.back') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
}

/**
 * Expects the rule for entering a game: a guest logs in first, a trial account gets a message and stays
 * (SPEC §2.28 and §6.3).
 */
async function expectRule(player: Player, role: Role, category: Category): Promise<void> {
  const { page, t } = player
  if (role === 'guest') {
    await expect(page).toHaveURL(/\/m\/login\?back=/)
    const back = new URL(page.url()).searchParams.get('back')
    expect(back).toBe(`/m/gameContainer?gameType=${category}`)
    await page.goBack()
    return expect(page).toHaveURL(/\/m\/home$/)
  }
  if (role !== 'trial') return expectContainer(player, category)
  const notice = page.getByText(t('app.realAccount')).first()
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
}

function bottomEntry({ page, t }: Player, category: Category): Locator {
  return page
    .getByRole('navigation', { name: t('menu.main') })
    .getByRole('link', { name: t(categories[category].title) })
}

const accounts = Object.entries(roles) as [Role, string | undefined][]
for (const [code, [role, account]] of pairUp(skins, accounts))
  test(`${role} of ${code}: every category of the bottom menu, of home and of the menu leads to its lobby by its rule`, async ({
    createPlayer,
    page,
    sandbox,
  }) => {
    const { bottom } = readMerchant(code).navigation
    await sandbox.change(code, { loginCaptcha: 'after-failures' })
    const player = createPlayer(code)
    if (account === undefined) await player.open('/m/home')
    else await player.logIn(account)

    for (const id of bottom) {
      const category = findMenuTarget(id, {})?.category
      if (category === undefined) continue
      await bottomEntry(player, category).click()
      await expectRule(player, role, category)
    }

    // The links of home lead to the lobby itself, whoever looks: games are entered from there.
    const links = page.locator('main a[href*="/m/gameContainer?gameType="]:not([href*="vass="])')
    await expect(links.first()).toBeAttached()
    const hrefs = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    )
    for (const href of hrefs) {
      const type = new URLSearchParams(href?.split('?')[1]).get('gameType') ?? ''
      await player.step(href ?? '')
      await expectContainer(player, type as Category) // a link of home names one it knows
    }

    if (role === 'guest') return
    const open = page.getByRole('button', { name: player.t('header.menu'), exact: true })
    const menu = page.getByRole('dialog', { name: player.t('menu.title') })
    const rows = menu.locator('button[data-category]')
    await open.first().click()
    await expect(rows.first()).toBeVisible()
    const types = await rows.evaluateAll((all) =>
      all.map((row) => row.getAttribute('data-category')),
    )
    expect(types.length).toBeGreaterThan(3)
    for (const [at, type] of types.entries()) {
      if (at > 0) await open.first().click()
      await menu.locator(`button[data-category="${type}"]`).click()
      await expectRule(player, role, type as Category) // the menu shows those it knows
    }
  })

test('poker and the electronic lottery are in the lobby of fishing under their own titles', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/gameContainer?gameType=FISH')
  const ids = () =>
    page
      .locator('main [data-block]')
      .evaluateAll((all) => all.map((block) => block.getAttribute('data-block')))
  await expect(player.block('games')).toBeVisible()
  const fish = await ids()
  for (const type of ['PVP', 'ELOTT'] as const) {
    await player.open(`/m/gameContainer?gameType=${type}`)
    await expect(page.locator('[data-page-heading]')).toHaveText(player.t(categories[type].title))
    await expect.poll(ids).toEqual(fish)
  }
})

for (const [search, words] of [
  ['gameType=NOPE', 'lobby.notHere'],
  ['', 'lobby.notHere'],
  ['gameType=RNG&vass=NOBODY', 'lobby.vendorNotHere'],
] as const)
  test(`a player reads that a lobby of "${search}" has no games, with a way on`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer('kiwibet')
    await player.open(`/m/gameContainer?${search}`)
    await expect(page.getByText(player.t(words))).toBeVisible()
    await page
      .locator('main')
      .getByRole('link', { name: player.t('category.FISH'), exact: true })
      .click()
    await expectContainer(player, 'FISH')
  })
