import { randomUUID } from 'node:crypto'
import type { GameTable } from '../../src/core/contract/game-table.ts'
import type { PayoutDetail } from '../../src/core/contract/generated/gateway.ts'
import { multiplyDecimal } from '../../src/player/kit/controls/decimal.ts'
import { demoPin } from '../../src/sandbox/demo/demo-accounts.ts'
import { askPort } from '../support/ask-port.ts'
import { signInAt } from '../support/host-client.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'
import { expect, test } from './support/journey.ts'
import { createPlayer, type Player } from './support/player.ts'
import { confirm, leave, press } from './support/press.ts'
import { fillFields, finish } from './support/registration.ts'
import { requiredFields } from './support/registration-values.ts'
import { readSession } from './support/replay-session.ts'
import { controlSandbox } from './support/sandbox.ts'
import { projectRoot } from './support/words.ts'

const code = 'kiwibet'
const game = { gameType: 'RNG', vassalage: 'ODDLANTERN', gameCode: 'FOX-HOLLOW' }

/** Asks the gateway as the player who is signed in. */
async function ask<Value>(player: Player, port: number, path: string): Promise<Value> {
  const { token, merchantCode } = await readSession(player)
  const headers = { Authorization: token, Merchant: merchantCode, Language: 'EN' }
  const { body } = await askPort(port, path, { host: `${code}.localhost:${port}`, headers })
  return JSON.parse(body.toString()).value
}

/** Plays rounds of a slot until the player has lost some money, as the game's page would. */
async function playAtALoss(player: Player, port: number): Promise<void> {
  const query = new URLSearchParams({
    ...game,
    ...{ language: 'EN', platform: 'mobile', launchMode: 'GLS', accountType: '1' },
    backUrl: `http://${code}.localhost:${port}/m/home`,
  })
  const { content } = await ask<{ readonly content: { readonly game_url: string } }>(
    player,
    port,
    `/wps/game/launchGame?${query}`,
  )
  const { host, pathname, origin } = new URL(content.game_url)
  const headers = { 'content-type': 'application/json', origin }
  const table = await askPort(port, `${pathname}/table`, { host, headers })
  const { stakes } = JSON.parse(table.body.toString()) as Pick<GameTable, 'stakes'>
  const stake = stakes.at(-1)
  let lost = 0
  for (let round = 0; round < 200 && lost < 50; round += 1) {
    const body = JSON.stringify({ key: randomUUID(), stake })
    const answer = await askPort(port, `${pathname}/rounds`, {
      host,
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status, answer.body.toString()).toBe(200)
    lost += Number(stake) - Number(JSON.parse(answer.body.toString()).payout)
  }
  expect(lost).toBeGreaterThanOrEqual(50)
}

test('a stranger comes by an agent’s link, plays, accepts a dividend, is paid its rate to the last digit, and both end it', async ({
  page,
  trouble,
}) => {
  let ahead = 0
  const host: TestHost = await startTestHost({
    root: projectRoot,
    now: () => Date.now() + ahead,
  })
  try {
    const sandbox = controlSandbox(host.port)
    const player = createPlayer(code, { page, trouble, host, sandbox, root: projectRoot })
    const { t } = player
    const agent = await signInAt({
      origin: host.address(code),
      merchantCode: code,
      username: 'agent88',
    })
    await sandbox.reset()
    // The agent has a dividend of the platform, up to 30 %.
    const offered = (await agent.call('dividendRequest')).contract?.contractId ?? ''
    await agent.call('processContract', { body: { contractId: offered, action: 'A' } })

    await player.logIn('agent88')
    await player.step('/m/member/agent/links?view=new')
    await page.getByRole('radio', { name: t('links.types.agent') }).check({ force: true })
    await press(player, t('links.create'))
    await expect(page).toHaveURL(/[?&]link=\d+/)
    const address = (await page.getByText(/\/m\/register\?affiliateCode=/).textContent()) ?? ''
    const { pathname, search, searchParams } = new URL(address)

    await leave(player, pathname + search)
    await fillFields(player, requiredFields.kiwibet)
    const recruit = await page.locator('main input[name="username"]').inputValue()
    const password = await page.locator('main input[name="password"]').inputValue()
    await finish(player)
    await expect(page).toHaveURL(/\/m\/home$/)
    await agent.call('transferDownline', {
      body: { username: recruit, amount: '2000.00', paymentPassword: demoPin },
    })
    await playAtALoss(player, host.port)

    await leave(player, '/m/home')
    await player.logIn('agent88')
    await player.step('/m/member/agent/links')
    const link = page.getByRole('link', {
      name: new RegExp(searchParams.get('affiliateCode') ?? ''),
    })
    await expect(link).toContainText(t('links.visitCount', { visits: 1 }))
    await expect(link).toContainText(t('links.registrationCount', { registrations: 1 }))
    await player.step('/m/member/agent/bets')
    await page.getByRole('searchbox', { name: t('team.search') }).fill(recruit)
    await expect(page.getByRole('main').getByText(recruit)).toBeVisible()
    await player.step(`/m/member/agent/contracts?kind=dividend&propose=${recruit}`)
    await page.getByLabel(t('contract.propose.ratePercent')).fill('10')
    await press(player, t('contract.propose.preview'))
    await page
      .getByRole('dialog')
      .getByLabel(t('contract.propose.password'))
      .first()
      .fill('Livery-2026')
    await confirm(player, t('contract.propose.send'))
    await expect(page.getByRole('main').getByText(t('contract.propose.sent'))).toBeVisible()

    await leave(player, '/m/login')
    await player.fillLogin(recruit, password)
    await player.submitLogin()
    const prompt = page.getByRole('dialog', { name: t('contract.prompt.offerTitle') })
    await expect(prompt).toContainText(t('contract.prompt.offer.dividend'))
    await confirm(player, t('common.confirm'))
    await expect(page).toHaveURL(/\/m\/member\/agent\/getDevidendContract$/)
    await press(player, t('contract.move.accept'))
    await confirm(player, t('contract.move.accept'))
    await expect(page.getByText(t('contract.review.none'))).toBeVisible()

    // The month ends, and the night after it is settled.
    const now = new Date()
    ahead = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 0, 10) - now.getTime()
    await leave(player, '/m/login')
    await player.fillLogin(recruit, password)
    await player.submitLogin()
    await expect(page).toHaveURL(/\/m\/home$/)
    await player.step('/m/member/agent/income')
    const payout = page
      .locator('main a[href*="payout="]')
      .filter({ hasText: t('income.source.dividend') })
    await payout.first().click()
    const paid =
      (await page
        .locator('main p')
        .filter({ hasText: t('income.sum') })
        .textContent()) ?? ''
    const payoutId = new URL(page.url()).searchParams.get('payout') ?? ''
    const detail = await ask<PayoutDetail>(
      player,
      host.port,
      `/wps/agent/income/payout?payoutId=${payoutId}`,
    )
    expect(detail.reasons).toHaveLength(1)
    const [reason] = detail.reasons
    expect(Number(reason?.rate)).toBe(10)
    // Ten per cent of the base, without what is less than a cent.
    const tenth = multiplyDecimal(reason?.base ?? '0', 0.1)
    expect(Number(detail.payout.amount)).toBe(Math.floor(Number(tenth) * 100 + 1e-6) / 100)
    expect(paid).toContain(detail.payout.amount)

    await player.step('/m/member/agent/contracts?kind=dividend')
    await press(player, t('contract.move.cancel'))
    await confirm(player, t('contract.move.cancel'))
    await expect(page.getByRole('article').first()).toContainText(t('contract.state.V'))
    await leave(player, '/m/home')
    await player.logIn('agent88')
    await player.step('/m/member/agent/contracts?kind=dividend&tab=downline')
    const card = page.getByRole('article').filter({ hasText: recruit })
    await card.getByRole('button', { name: t('contract.move.agree'), exact: true }).click()
    await confirm(player, t('contract.move.agree'))
    await expect(card).toContainText(t('contract.state.X'))
  } finally {
    await page.close()
    await host.close()
  }
})
