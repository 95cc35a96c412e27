import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dealTable, plainRound, type Table, tables } from '../../../../tests/support/deal-table.ts'
import type { GameRound, GameTable } from '../../../core/contract/game-table.ts'
import { readKeptOrder, storeOrder } from '../play/kept-order.ts'
import { Entrance } from './Entrance.tsx'

const ticket = '/play/t1'
const heard: unknown[] = []
beforeEach(() => {
  heard.length = 0
  vi.stubGlobal('parent', { postMessage: (message: unknown) => heard.push(message) })
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

async function open(table: GameTable, rounds: readonly GameRound[] = []): Promise<Table> {
  const client = dealTable(table, rounds)
  render(<Entrance ticket={ticket} client={client} />)
  await screen.findByRole('heading', { name: table.name })
  return client
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const expectSent = (message: object) =>
  waitFor(() => expect(heard).toContainEqual({ source: 'game', ...message }))
const answer = (client: Table, round: GameRound) => act(async () => client.answer({ value: round }))
const refuse = (client: Table, error: string) => act(async () => client.answer({ error }))

describe('every game', () => {
  it('shows its name, its vendor and that it is a demonstration, and sends the page that it is ready', async () => {
    await open(tables.slot)
    screen.getByText('Lotus')
    screen.getByText('Demo · play money')
    expect(document.title).toBe(tables.slot.name)
    await expectSent({ event: 'ready' })
    await expectSent({ event: 'round', open: false })
  })

  it('shows its rules with the payout rate, and the latest rounds', async () => {
    await open(tables.cards, [{ ...plainRound, payout: '12.50' }])
    fireEvent.click(button('Rules'))
    await screen.findByText('Return to player: 95%')
    fireEvent.click(button('Close'))
    fireEvent.click(button('History'))
    expect(screen.getByRole('listitem').textContent).toContain('Stake ฿5.00')
    expect(screen.getByRole('listitem').textContent).toContain('+฿12.50')
  })

  it('shows that the server does not answer, and asks again', async () => {
    const client = dealTable(tables.slot)
    const answers = [{ error: 'lost' }, { value: tables.slot }]
    render(
      <Entrance
        ticket={ticket}
        client={{ ...client, loadTable: async () => answers.shift() ?? { error: 'lost' } }}
      />,
    )
    await screen.findByText(/does not answer/)
    fireEvent.click(button('Try again'))
    await screen.findByRole('heading', { name: tables.slot.name })
  })

  it('offers a deposit where the balance is too low, and shows the stake again', async () => {
    const client = await open(tables.slot)
    fireEvent.click(button('Spin'))
    screen.getByText('฿99.00')
    await refuse(client, 'balance.insufficient')
    screen.getByText('฿100.00')
    fireEvent.click(button('Deposit'))
    await expectSent({ event: 'deposit' })
    expect(readKeptOrder(ticket)).toBeUndefined()
  })

  it('asks the page to leave when its ticket has ended', async () => {
    const client = await open(tables.slot)
    fireEvent.click(button('Spin'))
    await refuse(client, 'ticket.ended')
    fireEvent.click(button('Back to the lobby'))
    await expectSent({ event: 'leave' })
  })
})

describe('a play', () => {
  it('is sent once however often the button is pressed', async () => {
    const client = await open(tables.slot)
    for (let press = 0; press < 3; press += 1) fireEvent.click(button('Spin'))
    fireEvent.keyDown(document.body, { key: ' ' })
    expect(client.sent).toHaveLength(1)
    expect(button('Spin')).toHaveProperty('disabled', true)
    await expectSent({ event: 'round', open: true })
  })

  it('is sent again under its own key after a reload, and only for its own ticket', async () => {
    const order = { path: 'rounds', body: { key: 'a'.repeat(32), stake: '5.00' } }
    storeOrder(ticket, order)
    const client = await open(tables.slot)
    await waitFor(() => expect(client.sent).toEqual([order]))
    expect(readKeptOrder('/play/other')).toBeUndefined()
    await answer(client, plainRound)
    await screen.findByText('฿95.00')
    expect(readKeptOrder(ticket)).toBeUndefined()
  })

  it('stays the same play when no answer comes', async () => {
    const client = await open(tables.slot)
    fireEvent.click(button('Spin'))
    await refuse(client, 'lost')
    screen.getByText(/Your round is safe/)
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(client.sent).toHaveLength(1)
    fireEvent.click(button('Try again'))
    expect(client.sent[1]).toEqual(client.sent[0])
    expect(readKeptOrder(ticket)).toEqual(client.sent[0])
    await refuse(client, 'lost')
    act(() => void dispatchEvent(new Event('online')))
    expect(client.sent).toHaveLength(3)
  })
})

describe('the slot', () => {
  const won: GameRound = {
    ...plainRound,
    payout: '25.00',
    balance: '120.00',
    slot: {
      reels: Array(5).fill(['coin', 'seven', 'coin']),
      wins: [{ line: 0, symbol: 'seven', count: 5, amount: '25.00' }],
    },
  }

  it('plays with the chosen stake, and shows and announces the line that won', async () => {
    const client = await open(tables.slot)
    fireEvent.click(button('Higher stake'))
    fireEvent.click(button('Spin'))
    expect(client.sent[0]).toMatchObject({ path: 'rounds', body: { stake: '5.00' } })
    await answer(client, won)
    await screen.findByText('Line 1: 5 × Seven, ฿25.00')
    screen.getByText('You win ฿25.00')
    await screen.findByText('฿120.00')
    await expectSent({ event: 'balance' })
    await waitFor(() =>
      expect(heard.at(-1)).toEqual({ source: 'game', event: 'round', open: false }),
    )
  })
})

describe('twenty-one', () => {
  const cards = { player: ['Ah', '5c'], dealer: ['Kd'], playerTotal: 16, dealerTotal: 10 }
  const dealt: GameRound = {
    ...plainRound,
    state: 'open',
    cards: { ...cards, steps: ['hit', 'stand', 'double'] },
  }
  const over: GameRound = {
    ...plainRound,
    payout: '10.00',
    balance: '105.00',
    cards: { ...cards, dealer: ['Kd', '6h', '9s'], dealerTotal: 25, outcome: 'won', steps: [] },
  }

  it('deals, takes a step under the round’s own name, and pays', async () => {
    const client = await open(tables.cards)
    fireEvent.click(button('Deal'))
    await answer(client, dealt)
    const stand = await screen.findByRole('button', { name: 'Stand' })
    await waitFor(() => expect(stand).toHaveProperty('disabled', false))
    await expectSent({ event: 'round', open: true })
    screen.getByRole('img', { name: 'A of hearts' })
    screen.getByRole('img', { name: 'Face down' })
    fireEvent.click(stand)
    expect(client.sent[1]).toMatchObject({ path: 'rounds/r1/steps', body: { step: 'stand' } })
    await answer(client, over)
    expect((await screen.findAllByText('You win ฿10.00')).length).toBeGreaterThan(0)
    await screen.findByText('฿105.00')
    await waitFor(() =>
      expect(heard.at(-1)).toEqual({ source: 'game', event: 'round', open: false }),
    )
  })

  it('continues the hand that was left open', async () => {
    const client = await open({ ...tables.cards, open: dealt })
    expect(screen.getByRole('region', { name: 'You' }).textContent).toContain('16')
    await waitFor(() => expect(button('Hit')).toHaveProperty('disabled', false))
    fireEvent.click(button('Hit'))
    expect(client.sent[0]).toMatchObject({ path: 'rounds/r1/steps', body: { step: 'hit' } })
  })

  it('shows the hand that is open elsewhere when it may not deal another', async () => {
    const client = await open(tables.cards)
    client.lay({ ...tables.cards, open: dealt })
    fireEvent.click(button('Deal'))
    await refuse(client, 'game.round.open')
    await screen.findByRole('button', { name: 'Double' })
  })
})

describe('the draw', () => {
  const stake = { suborderId: '1', selection: 'big', stake: '5.00', payout: '0.00' }
  const sold: GameRound = {
    ...plainRound,
    state: 'open',
    draw: {
      issue: '20261121-002',
      drawsAt: tables.draw.draw.drawsAt,
      stakes: [
        { ...stake, state: 'open', cancellable: true },
        { ...stake, suborderId: '2', selection: 'number:7', state: 'open', cancellable: true },
      ],
    },
  }

  it('sells one ticket of several stakes, and gives one of them back', async () => {
    const client = await open(tables.draw)
    fireEvent.click(button(/^Big/))
    fireEvent.click(button('Number 7'))
    fireEvent.click(screen.getByRole('radio', { name: '5' }))
    screen.getByText('฿10.00')
    fireEvent.click(button('Place bet'))
    expect(client.sent[0]?.body).toMatchObject({
      stakes: [
        { selection: 'big', stake: '5.00' },
        { selection: 'number:7', stake: '5.00' },
      ],
    })
    await answer(client, sold)
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel Number 7' }))
    expect(client.sent[1]).toMatchObject({ path: 'rounds/r1/cancel', body: { suborderId: '2' } })
    await answer(client, { ...sold, balance: '100.00' })
    screen.getByText('฿100.00')
  })

  it('takes no bets once it has closed by the server’s time, and shows what was drawn', async () => {
    const client = await open({ ...tables.draw, now: tables.draw.draw.closesAt + 1000 })
    // No bet can be pressed, and keys still scroll through them.
    expect(screen.getByRole('region', { name: 'Choose what to bet on' }).tabIndex).toBe(0)
    expect(button('Closed')).toHaveProperty('disabled', true)
    expect(button(/^Big/)).toHaveProperty('disabled', true)
    const settled: GameRound = {
      ...sold,
      state: 'settled',
      payout: '9.50',
      draw: {
        issue: '20261121-002',
        drawsAt: tables.draw.draw.drawsAt,
        result: ['9', '9', '7'],
        stakes: [{ ...stake, payout: '9.50', state: 'won', cancellable: false }],
      },
    }
    const { draw } = tables.draw
    client.lay(
      {
        ...tables.draw,
        now: draw.drawsAt + 1000,
        draw: {
          ...draw,
          issue: '20261121-003',
          closesAt: draw.closesAt + 180_000,
          drawsAt: draw.drawsAt + 180_000,
          lastIssue: '20261121-002',
          lastResult: ['9', '9', '7'],
        },
      },
      [settled],
    )
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
    expect((await screen.findAllByText('You win ฿9.50')).length).toBeGreaterThan(0)
    screen.getByText('+฿9.50')
    screen.getByText('Draw 20261121-003')
  })
})
