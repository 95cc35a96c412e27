import type { Page, Request } from '@playwright/test'
import { parseGameMessage } from '../../src/core/contract/game-message.ts'
import type { GameRound } from '../../src/core/contract/game-table.ts'
import words from '../../src/sandbox/games/words/en.json' with { type: 'json' }
import { findSerious, settle } from './support/find-serious.ts'
import { expect, test as journey } from './support/journey.ts'
import { openGame } from './support/open-game.ts'
import { findSmallTargets } from './support/small-targets.ts'

const code = 'kiwibet'
const games = {
  slot: { gameType: 'RNG', vassalage: 'TINLION' },
  cards: { gameType: 'LIVE', vassalage: 'SALONNORD' },
  draw: { gameType: 'LOTT', vassalage: 'DRAWHOUSE', gameCode: 'PICK6' },
} as const
type Kind = keyof typeof games

interface Seat {
  readonly address: string
  /** The requests to play that the game sent. */
  readonly sent: readonly Request[]
  /** The rounds since the game was opened, newest first, as the server knows them. */
  readonly loadRounds: () => Promise<GameRound[]>
}

/** A journey into a game, opened for a member as the frame of a page does. */
const test = journey.extend<{ readonly enter: (kind: Kind) => Promise<Seat> }>({
  enter: async ({ page, host, sandbox, createPlayer }, use) => {
    createPlayer(code)
    await sandbox.change(code, { humanCheck: false })
    await use(async (kind) => {
      const opening = { code, username: 'member88', language: 'EN', game: games[kind] }
      const address = await openGame(host, opening)
      const sent: Request[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request)
      })
      await page.goto(address)
      await expect(page.getByText(words.demo)).toBeVisible()
      const loadAll = (): Promise<GameRound[]> =>
        page.evaluate(async (at) => (await fetch(`${at}/rounds`)).json(), address)
      const known = new Set((await loadAll()).map(({ roundId }) => roundId))
      const loadRounds = async (): Promise<GameRound[]> =>
        (await loadAll()).filter(({ roundId }) => !known.has(roundId))
      return { address, sent, loadRounds }
    })
  },
})

test.use({ viewport: { width: 360, height: 640 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns the displayed balance, in the currency's smallest unit. */
async function readBalance(page: Page): Promise<number> {
  const text = await page.locator('dl > div', { hasText: words.balance }).locator('dd').innerText()
  return Number(text.replace(/\D/g, ''))
}

/** Returns the seconds until the draw closes, or until it is drawn if it is closed. */
async function readSecondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number)
  return minutes * 60 + seconds
}

async function expectFit(page: Page): Promise<void> {
  await settle({ page })
  expect(await findSerious({ page })).toEqual([])
  expect(await findSmallTargets(page)).toEqual([])
  const [wide, width] = await page.evaluate(() => [document.body.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(width ?? 0)
}

test('a slot spins once under a double tap, and pays what it shows @core', async ({
  page,
  enter,
}) => {
  const { sent, loadRounds } = await enter('slot')
  await expectFit(page)
  const before = await readBalance(page)
  await button(page, words['slot.spin']).dblclick()
  await expect(page.getByText(words['slot.rolling'])).toBeHidden()
  await expect(button(page, words['slot.spin'])).toBeEnabled()
  const [round, ...others] = await loadRounds()
  expect([others.length, sent.length]).toEqual([0, 1])
  const minor = (amount = '0'): number => Number(amount.replace('.', ''))
  await expect
    .poll(() => readBalance(page))
    .toBe(before - minor(round?.stake) + minor(round?.payout))
  await expectFit(page)
  for (const sheet of [words.rules, words.history]) {
    await button(page, sheet).click()
    await expect(page.getByRole('dialog', { name: sheet })).toBeVisible()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a reload during a spin shows the same spin again', async ({ page, enter }) => {
  // The server plays the first round, and its answer does not arrive.
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window)
    window.fetch = async (address, init) => {
      const answer = await ask(address, init)
      if (init?.method !== 'POST' || sessionStorage.getItem('cut')) return answer
      sessionStorage.setItem('cut', 'off')
      return new Promise(() => {})
    }
  })
  const { sent, loadRounds } = await enter('slot')
  await button(page, words['slot.spin']).click()
  await expect.poll(loadRounds).toHaveLength(1)
  await expect(button(page, words['slot.spin'])).toBeDisabled()
  await page.reload()
  await expect(button(page, words['slot.spin'])).toBeEnabled()
  await expect.poll(() => sent.length).toBe(2)
  await expect(page.getByText(words['slot.idle'])).toBeHidden()
  expect(new Set(sent.map((request) => request.postData())).size).toBe(1)
  expect(await loadRounds()).toHaveLength(1)
})

test('a hand of twenty-one goes on after a reload and is played to its end by keys', async ({
  page,
  enter,
}) => {
  const { loadRounds } = await enter('cards')
  await expectFit(page)
  const deal = button(page, words['cards.deal'])
  const stand = button(page, words['cards.stand'])
  // A hand that is over with two cards is not open any more.
  await expect(async () => {
    if (await deal.isVisible()) await deal.click()
    await expect(stand).toBeEnabled({ timeout: 2000 })
  }).toPass()
  await expectFit(page)
  await page.reload()
  await expect(stand).toBeEnabled()
  await stand.focus()
  await page.keyboard.press('Enter')
  await expect(deal).toBeEnabled()
  const [round] = await loadRounds()
  expect(round?.cards?.outcome).toBeDefined()
  await expectFit(page)
})

test('a draw sells one ticket of two stakes, and gives one of them back', async ({
  page,
  enter,
}) => {
  const { loadRounds } = await enter('draw')
  const place = button(page, words['draw.place'])
  // Around the moment of a draw, every five minutes, it takes no bets.
  await expect.poll(() => readSecondsLeft(page)).toBeGreaterThan(30)
  await expect(page.getByText(words['draw.closesIn'])).toBeVisible()
  await expectFit(page)
  await button(page, words['draw.number'].replace('{{number}}', '7')).click()
  await page.getByRole('button', { name: words['draw.big'] }).click()
  await place.dblclick()
  const tickets = page.getByRole('region', { name: words['draw.tickets'] })
  await expect(tickets.getByRole('button')).toHaveCount(2)
  await tickets.getByRole('button').first().click()
  await expect(tickets.getByText(words['draw.state.cancelled'])).toBeVisible()
  const [round, ...others] = await loadRounds()
  expect(others).toEqual([])
  expect(round?.draw?.stakes.map(({ state }) => state).sort()).toEqual(['cancelled', 'open'])
  await expectFit(page)
})

test('a game in a frame sends its messages to the page of its merchant only', async ({
  page,
  host,
  enter,
}) => {
  const { address } = await enter('slot')
  await page.goto(`${host.address(code)}/m/login`)
  const heard = await page.evaluate(
    (src) =>
      new Promise<unknown[]>((resolve) => {
        const messages: unknown[] = []
        addEventListener('message', ({ data, origin }) => {
          if (origin !== new URL(src).origin) return
          messages.push(data)
          if (data.event === 'ready') resolve(messages)
        })
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
        frame.src = src
        document.body.append(frame)
      }),
    address,
  )
  expect(heard.map(parseGameMessage)).toEqual(heard)
})
