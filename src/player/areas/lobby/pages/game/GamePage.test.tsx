import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode, useState } from 'react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import type { CallName } from '../../../../../core/contract/calls.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import GamePage from './GamePage.tsx'

const wallet = {
  sumBalance: '20.00',
  totalBalance: '20.00',
  currency: 'THB',
  currencySymbol: '฿',
  isSingle: false,
}
const vendors = {
  sorting: [
    { gameCategory: 'FISH', ordinal: 1, vendorNames: ['Fisher'], vendors: ['FI'] },
    { gameCategory: 'ELOTT', ordinal: 2, vendorNames: ['Drawer'], vendors: ['DR'] },
  ],
  mapping: {},
}
const skin = {
  lobby: { launch: {} },
  gateway: {
    merchantCode: 'small',
    frameHosts: ['games.example'],
    trialTypes: [4],
    agentExcludedTypes: [40],
  },
}

function show(at: string, answers: object = {}, memberType = 40) {
  const launch = { content: { game_url: 'https://games.example/1' } }
  return renderWithProviders(
    <StrictMode>
      <GamePage />
    </StrictMode>,
    {
      at,
      memberType,
      skin,
      answers: {
        vendors,
        walletBalance: wallet,
        launchGame: launch,
        addRecentGame: {},
        ...answers,
      },
    },
  )
}

it('launches once, however often React mounts it, and shows the frame', async () => {
  const { calls, container } = show('/m/game?vassKey=FI&gameCode=Koi&gameType=FISH')
  await waitFor(() =>
    expect(container.querySelector('iframe')?.src).toBe('https://games.example/1'),
  )
  expect(calls.filter((name) => name === 'launchGame')).toHaveLength(1)
  expect(calls.filter((name) => name === 'addRecentGame')).toHaveLength(1)
})

const koi = { gameCode: 'Koi', gameName: 'Koi', vendor: 'FI', icon: '/koi.png' }

/** A gateway that keeps what was entered. */
function rememberingClient(): Client {
  const entered: object[] = []
  const call = async (name: CallName) => {
    if (name === 'addRecentGame') return entered.push(koi) > 0
    if (name === 'recentGames') return { list: [...entered] }
    if (name === 'launchGame') return { content: { game_url: 'https://games.example/1' } }
    if (name === 'vendors') return vendors
    return new Promise(() => undefined)
  }
  return { call } as unknown as Client // other calls of the page stay unanswered
}

function Recent(): ReactNode {
  const { value } = useCall('recentGames')
  return <p>{value ? `recent: ${value.list.map(({ gameName }) => gameName)}` : 'asking'}</p>
}

it('a game that was entered is among the recent ones, without a reload', async () => {
  renderWithProviders(
    <>
      <Recent />
      <GamePage />
    </>,
    {
      at: '/m/game?vassKey=FI&gameCode=Koi&gameType=FISH',
      memberType: 40,
      skin,
      client: rememberingClient(),
    },
  )
  expect(await screen.findByText('recent: Koi')).toBeTruthy()
})

it('a list of recent games that was left for the game has it when the player comes back', async () => {
  function Visit(): ReactNode {
    const [place, setPlace] = useState<'lobby' | 'game'>('lobby')
    return (
      <>
        <button type="button" onClick={() => setPlace(place === 'lobby' ? 'game' : 'lobby')}>
          go
        </button>
        {place === 'lobby' ? <Recent /> : <GamePage />}
      </>
    )
  }
  const { container } = renderWithProviders(<Visit />, {
    at: '/m/game?vassKey=FI&gameCode=Koi&gameType=FISH',
    memberType: 40,
    skin,
    client: rememberingClient(),
  })
  expect(await screen.findByText('recent:')).toBeTruthy()
  fireEvent.click(screen.getByText('go'))
  await waitFor(() => expect(container.querySelector('iframe')).toBeTruthy())
  fireEvent.click(screen.getByText('go'))
  expect(await screen.findByText('recent: Koi')).toBeTruthy()
})

it('finds the category by the vendor where the address has none', async () => {
  const { calls, container } = show('/m/game?vassKey=FI')
  await waitFor(() => expect(container.querySelector('iframe')?.title).toBe('Game: Fisher'))
  expect(calls.indexOf('vendors')).toBeLessThan(calls.indexOf('launchGame'))
})

it('an unknown vendor is a page with a way on, and launches nothing', async () => {
  const { calls } = show('/m/game?vassKey=NOPE&gameType=constructor')
  expect(await screen.findByText('This game is no longer available.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Other games' }).getAttribute('href')).toBe('/m/home')
  expect(calls).not.toContain('launchGame')
})

it.each([
  ['room.level', { level: 5 }, 'From VIP 5'],
  ['room.unpaid', { price: '20.00' }, '฿20.00 a day'],
])('a table refused with %s shows its level or its price', async (code, value, words) => {
  publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 })
  const launchGame = Promise.reject(
    new GatewayError('refused', { call: 'launchGame', code, value }),
  )
  show('/m/game?vassKey=FI&gameCode=Koi&gameType=FISH', { launchGame })
  expect(await screen.findByText(words)).toBeTruthy()
})

it('a trial account launches nothing', async () => {
  const { calls } = show('/m/game?vassKey=FI', {}, 4)
  expect(
    await screen.findByText('Please register or log in with a real account to play'),
  ).toBeTruthy()
  expect(calls).not.toContain('launchGame')
})

it('a single wallet hides the balance and what was won of it', async () => {
  const { container } = show('/m/game?vassKey=FI', { walletBalance: { ...wallet, isSingle: true } })
  await waitFor(() => expect(container.querySelector('iframe')).toBeTruthy())
  await waitFor(() => expect(screen.queryByText('฿20.00')).toBeNull())
  expect(screen.getByRole('timer')).toBeTruthy()
  expect(screen.queryByText('Result since you started')).toBeNull()
})

it('a single wallet is shown where the home shows it', async () => {
  const home = { order: ['a'], blocks: { a: { type: 'account', settings: { single: 'show' } } } }
  renderWithProviders(<GamePage />, {
    at: '/m/game?vassKey=FI',
    memberType: 40,
    skin: { ...skin, pages: { home } },
    answers: { vendors, walletBalance: { ...wallet, isSingle: true } },
  })
  expect(await screen.findByText('฿20.00')).toBeTruthy()
})
