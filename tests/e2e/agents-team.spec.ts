import { expect, test } from './support/journey.ts'

const agent = 'agent88'
const flags = { MEMTRANS3: true, AFFMAN3: true, SIGNCONDIV3: true }

test('an agent sees the income and what waits for an answer, and a member sees none of it @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  // Journeys of contracts accept the offers of another merchant.
  const player = createPlayer('reef')
  const { t } = player
  await sandbox.change('reef', { whitelabel: flags })
  await player.logIn('member88')
  await player.step('/m/member/agent/home')
  await expect(page.getByText(t('app.needsAgent')).first()).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await player.logIn(agent)
  await player.step('/m/member/agent/home')
  await expect(page.getByRole('figure', { name: t('agent.chart') })).toBeVisible()
  await expect(page.getByText(t('agent.offer.dividend'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('agent.review') })).toHaveAttribute(
    'href',
    '/m/member/agent/getDevidendContract',
  )
  // The sources add up to the income of the month.
  const amounts = await page.locator('main section dl > div > dd').allTextContents()
  const money = amounts.map((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100))
  expect(money.length).toBeGreaterThan(2)
  expect(money.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(money.at(-1))

  await page.getByRole('button', { name: /00:05/ }).first().click()
  await expect(page.getByRole('dialog')).toContainText('00:05')
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: t('route.team'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/team$/)
})

test('an agent walks down the team, finds an account on every level, and makes a member an agent @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('hongyun')
  const { t } = player
  await sandbox.change('hongyun', { whitelabel: flags })
  await player.logIn(agent)
  await player.step('/m/member/agent/team')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const names = await cards
    .locator('button')
    .evaluateAll((all) =>
      all.map(({ textContent }) => /[a-z]+\d+/.exec(textContent ?? '')?.[0] ?? ''),
    )

  // Somebody of the first level has a team, into which the agent goes down.
  let leader = ''
  for (const name of names) {
    const card = cards.filter({ hasText: name })
    await card.getByRole('button', { expanded: false }).click()
    await expect(card.getByRole('link', { name: t('team.transactions') })).toBeVisible()
    if (await card.getByRole('link', { name: t('team.open') }).isVisible()) {
      leader = name
      await card.getByRole('link', { name: t('team.open') }).click()
      break
    }
    await card.getByRole('button', { expanded: true }).click()
  }
  expect(leader).not.toBe('')
  await expect(page).toHaveURL(new RegExp(`parent=${leader}$`))
  const path = page.getByRole('navigation', { name: t('team.path') })
  await expect(path.getByText(leader)).toHaveAttribute('aria-current', 'page')
  await expect(cards.first()).toBeVisible()
  const below = await cards.first().locator('button').first().textContent()
  const deep = /[a-z]+\d+/.exec(below ?? '')?.[0] ?? ''
  await path.getByRole('link', { name: t('team.me') }).click()

  // A search looks through every level; only the direct upline changes what it finds.
  await page.getByRole('searchbox').fill(deep)
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText(deep)
  await cards.getByRole('button', { expanded: false }).click()
  await expect(cards).toContainText(t('error.downlineNotDirect'))
  await expect(cards.getByRole('link', { name: t('team.editRebates') })).toHaveCount(0)
  await page.getByRole('searchbox').fill('')
  await expect(cards.nth(1)).toBeVisible()

  // Other journeys need the demo member as a member.
  const plain = cards.filter({ hasNotText: t('team.agent') }).filter({ hasNotText: 'member88' })
  const chosen = plain.first()
  const name = /[a-z]+\d+/.exec((await chosen.locator('button').first().textContent()) ?? '')?.[0]
  const card = cards.filter({ hasText: name ?? '' })
  await card.getByRole('button', { expanded: false }).click()
  await card.getByRole('button', { name: t('team.promote') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('team.promote') })
    .click()
  await expect(page.getByText(t('team.promoted', { name: name ?? '' }))).toBeVisible()
  await expect(card).toContainText(t('team.agent'))
  await expect(card.getByRole('link', { name: t('team.propose') })).toBeVisible()
})

test('an agent reads the bets and the transactions of the team and of one account', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('reef')
  const { t } = player
  await player.logIn(agent)
  await player.step('/m/member/agent/bets')
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'member88' })
  await card.getByRole('button', { expanded: false }).click()
  await card.getByRole('link', { name: t('team.bets') }).click()
  await expect(page.getByText(t('team.onlyOf', { name: 'member88' }))).toBeVisible()
  const rows = page.getByRole('main').getByRole('list').getByRole('link')
  await rows.first().click()
  await expect(page.getByRole('dialog')).toContainText('member88')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('tab', { name: t('team.transactions') }).click()
  await expect(page).toHaveURL(/tab=transactions&member=member88/)
  await expect(rows.first()).toContainText('member88')
  await page.getByRole('link', { name: t('team.showAll') }).click()
  await expect(page).toHaveURL(/tab=transactions$/)
  await expect(rows.filter({ hasNotText: 'member88' }).first()).toBeVisible()
})
