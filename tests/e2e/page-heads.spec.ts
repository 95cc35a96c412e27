import type { Locator } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'

/** What the head of a page says, from what the page itself lists. */
interface HeadFact {
  readonly path: string
  readonly expected: (player: Player) => Promise<string>
}

/** Returns what a place says once it is shown; a page that waits for its code hides it for a moment. */
const textIn = async (place: Locator): Promise<string> => {
  await expect(place).toHaveText(/\S/, { useInnerText: true })
  return await place.innerText()
}
const numberIn = async (place: Locator): Promise<number> => {
  await expect(place).toHaveText(/\d/, { useInnerText: true })
  return Number((await place.innerText()).replace(/\D/g, ''))
}
/** Returns the figure of a page that has this label. */
const figure = ({ page }: Player, label: string): Promise<number> =>
  numberIn(
    page
      .locator('[data-kit="figures"] [data-part="cell"]')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd'),
  )
/** Returns how many places there are, once the first one is there. */
const countOf = async (places: Locator): Promise<number> => {
  await expect(places.first()).toBeVisible()
  return await places.count()
}

const facts: readonly HeadFact[] = [
  {
    path: '/m/messages',
    expected: async ({ page, t }) =>
      t('inbox.headline', { count: await numberIn(page.getByRole('tab').first()) }),
  },
  {
    path: '/m/bets',
    expected: async (player) =>
      player.t('bets.headline', { count: await figure(player, player.t('bets.count')) }),
  },
  {
    path: '/m/transaction/record',
    expected: async (player) =>
      player.t('records.headline', { count: await figure(player, player.t('records.count')) }),
  },
  {
    path: '/m/account/record',
    expected: async (player) =>
      player.t('postings.headline', { count: await figure(player, player.t('postings.count')) }),
  },
  {
    path: '/m/invite',
    expected: async (player) =>
      player.t('invite.headlineCount', {
        count: await figure(player, player.t('invite.registered')),
      }),
  },
  {
    path: '/m/activity',
    expected: async ({ page, t }) =>
      t('promotion.headline', { count: await countOf(page.locator('[data-kit="promotion"]')) }),
  },
  {
    path: '/m/bankCards',
    expected: async ({ page, t }) =>
      t('bankCards.headline', { count: await countOf(page.locator('[data-kit="card"]')), max: 5 }),
  },
  {
    path: '/m/security',
    expected: async ({ page, t }) => {
      const signIns = page.locator('[data-kit="row"]')
      const open = signIns.filter({ hasText: t('security.open') })
      const own = signIns.filter({ hasText: t('security.thisDevice') })
      await expect(own).toHaveCount(1)
      return t('security.headline', { count: (await open.count()) + 1 })
    },
  },
  {
    path: '/m/help',
    expected: async ({ page, t }) =>
      t('help.headline', { count: await countOf(page.locator('[data-kind="heading"]')) }),
  },
  {
    path: '/m/identity',
    expected: async ({ page, t }) => {
      const count = await countOf(page.locator('[data-kit="card"]'))
      return t('identity.headline', { count, max: count })
    },
  },
  {
    path: '/m/bonus',
    expected: async ({ page, t }) => {
      const left = page.locator('[data-part="card"] b').filter({ hasText: /^\$/ })
      const [amount = ''] = (await textIn(left)).split(' ')
      return t('bonus.headlineLeft', { amount })
    },
  },
  {
    path: '/m/vip',
    expected: async ({ page, t }) => {
      const level = page
        .getByRole('tab')
        .filter({ hasText: t('vip.yours') })
        .locator('[data-part="title"]')
      return t('vip.headline', { level: await textIn(level) })
    },
  },
]

test('the head of a page has the fact that the page counts, in the height that it had before', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.logIn('member88')
  await player.open('/m/feedback')
  const head = page.locator('[data-kit="head"][data-kind="page"]')
  await expect(head).toHaveText(player.t('pageGroup.help'))
  await expect(head).toBeVisible()
  const heightNow = async (): Promise<number | undefined> => (await head.boundingBox())?.height
  const height = await heightNow()
  for (const { path, expected } of facts) {
    await player.step(path)
    await expect(head.locator('[data-part="title"]')).toHaveText(await expected(player))
    await expect.poll(heightNow, path).toBe(height)
  }
  // A form counts nothing.
  await player.step('/m/feedback')
  await expect(head).toHaveText(player.t('pageGroup.help'))
})
