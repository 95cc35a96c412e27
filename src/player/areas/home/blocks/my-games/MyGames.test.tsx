import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { CallName } from '../../../../../core/contract/calls.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { markAnswered } from '../../../../state/live.ts'
import { useToasts } from '../../../../state/toasts.ts'
import MyGames from './MyGames.tsx'
import { block } from './my-games.block.ts'

const kite = {
  gameCode: 'KITE',
  gameName: 'Kite',
  vendor: 'V1',
  gameCategory: 'RNG',
  icon: '/k.png',
}
const shark = { ...kite, gameCode: 'SHARK', gameName: 'Shark', gameCategory: 'FISH' }
const flags = { GAMELOFAV3: true, GAMELOREC3: true, GAMELOHOT3: true }
const rail = (which: 'recent' | 'favourites' | 'hot') => (
  <MyGames key={which} id="m" variant="rail" settings={settingsOf('my-games', { which })} />
)
function Toasts() {
  const toasts = useToasts()
  return (
    <output>
      {toasts.map(({ id, lines }) => (
        <p key={id}>{lines.join(' ')}</p>
      ))}
    </output>
  )
}
const answers = {
  recentGames: { list: [kite, shark] },
  hotGames: { list: [shark] },
  favouriteKeys: { list: [] },
  vendors: { sorting: [], mapping: {} },
}

describe('my games', () => {
  it('are asked for once the flags are known', async () => {
    const own = [
      ['recent', 'recentGames'],
      ['favourites', 'favourites'],
    ] as const
    const { calls } = renderWithProviders(
      own.map(([which]) => rail(which)),
      {
        skin: { flags },
        memberType: 41,
        answers,
      },
    )
    const skin = { flags } as unknown as Skin // what the calls read
    const scope = { skin, language: 'en', signedIn: true, realAccount: true }
    for (const [which, call] of own) {
      const placed = { variant: 'rail', settings: settingsOf('my-games', { which }) } as const
      const declare = (allowed: boolean | undefined) =>
        block.calls?.(placed, { ...scope, allows: () => allowed })
      expect(declare(undefined)).toBeNull()
      expect(declare(false)).toEqual([])
      expect(declare(true)).toMatchObject([{ call }])
      expect(calls).not.toContain(call)
    }
    await act(async () => markAnswered())
    for (const [, call] of own) expect(calls).toContain(call)
  })

  it('are the games opened last, and in a lobby those of its category', async () => {
    const view = renderWithProviders(rail('recent'), { skin: { flags }, memberType: 41, answers })
    expect(await screen.findByAltText('Kite')).toBeTruthy()
    expect(screen.getByAltText('Shark')).toBeTruthy()
    view.unmount()
    renderWithProviders(rail('recent'), {
      skin: { flags },
      memberType: 41,
      answers,
      at: '/m/gameContainer?gameType=FISH',
    })
    expect(await screen.findByAltText('Shark')).toBeTruthy()
    expect(screen.queryByAltText('Kite')).toBeNull()
  })

  it('are empty for a guest, except for the hot games', async () => {
    const view = renderWithProviders(rail('recent'), { skin: { flags }, answers })
    expect(view.container.textContent).toBe('')
    expect(view.calls).not.toContain('recentGames')
    view.unmount()
    renderWithProviders(rail('hot'), { skin: { flags }, answers })
    expect(await screen.findByAltText('Shark')).toBeTruthy()
  })

  it('are empty while their flag is off', () => {
    const off = { flags: { ...flags, GAMELOREC3: false } }
    const view = renderWithProviders(rail('recent'), { skin: off, memberType: 41, answers })
    expect(view.container.textContent).toBe('')
  })

  it('are empty when there are none', async () => {
    const view = renderWithProviders(rail('recent'), {
      skin: { flags },
      memberType: 41,
      answers: { ...answers, recentGames: { list: [] } },
    })
    await waitFor(() => expect(view.container.textContent).toBe(''))
  })
})

describe('a heart', () => {
  const renderWith = (answer: (name: CallName) => Promise<unknown>) => {
    const call = vi.fn((name: CallName) =>
      name === 'vendors' ? Promise.resolve(answers.vendors) : answer(name),
    )
    const client = { call } as unknown as Client // a client with the calls of this block
    renderWithProviders(
      <>
        {rail('recent')}
        <Toasts />
      </>,
      { skin: { flags }, memberType: 41, client },
    )
    return call
  }
  const heart = () => screen.findByRole('button', { name: /^Favourite: / })

  it('fills at once and sends one request, however often it is tapped', async () => {
    const call = renderWith((name) =>
      name === 'addFavourite'
        ? new Promise(() => undefined)
        : Promise.resolve(name === 'recentGames' ? { list: [kite] } : answers.favouriteKeys),
    )
    fireEvent.click(await heart())
    // The request never gets a response, so only the optimistic update can fill the heart.
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(await heart())
    expect(call.mock.calls.filter(([name]) => name === 'addFavourite')).toHaveLength(1)
  })

  it('empties again when the gateway refuses the change', async () => {
    renderWith((name) =>
      name === 'addFavourite'
        ? Promise.reject(new GatewayError('refused', { call: name, code: 'x' }))
        : Promise.resolve(name === 'recentGames' ? { list: [kite] } : answers.favouriteKeys),
    )
    fireEvent.click(await heart())
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('false'))
  })

  describe('whose answer is lost', () => {
    const lost = (name: CallName) => new GatewayError('timeout', { call: name })
    /** Lets the gateway add the kite without an answer, and then tell what it holds. */
    function renderLost(holds: () => Promise<{ list: object[] }>) {
      let isAdded = false
      const call = renderWith((name) => {
        if (name === 'recentGames') return Promise.resolve({ list: [kite] })
        if (name !== 'addFavourite') return isAdded ? holds() : Promise.resolve({ list: [] })
        isAdded = true
        return Promise.reject(lost(name))
      })
      return (asked: CallName) => call.mock.calls.filter(([name]) => name === asked).length
    }
    const isFilled = async () => (await heart()).getAttribute('aria-pressed')

    it('stays filled when the gateway has it, and nothing is called a failure', async () => {
      const sent = renderLost(() => Promise.resolve({ list: [{ vendor: 'V1', gameCode: 'KITE' }] }))
      fireEvent.click(await heart())
      // Once for what is shown, again after the lost answer.
      await waitFor(() => expect(sent('favouriteKeys')).toBeGreaterThan(1))
      await waitFor(async () => expect(await isFilled()).toBe('true'))
      expect(sent('addFavourite')).toBe(1)
      expect(screen.queryByText('Slow Connection')).toBeNull()
    })

    it('empties when the gateway does not have it, with a notice', async () => {
      renderLost(() => Promise.resolve({ list: [] }))
      fireEvent.click(await heart())
      expect(await screen.findByText('Slow Connection')).toBeTruthy()
      expect(await isFilled()).toBe('false')
    })

    it('invites nobody to try again while the state at the gateway is unknown', async () => {
      renderLost(() => Promise.reject(lost('favouriteKeys')))
      fireEvent.click(await heart())
      expect(await screen.findByText(/We couldn’t confirm the change/)).toBeTruthy()
    })
  })

  it('stays filled when the gateway confirms it', async () => {
    let list: object[] = []
    renderWith((name) => {
      if (name === 'addFavourite') list = [{ vendor: 'V1', gameCode: 'KITE' }]
      if (name === 'recentGames') return Promise.resolve({ list: [kite] })
      return Promise.resolve(name === 'addFavourite' ? {} : { list })
    })
    fireEvent.click(await heart())
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'))
  })
})
