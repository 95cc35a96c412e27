import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { pageOf, settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import type { Page } from '../../../../../core/contract/generated/config.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { PageProvider } from '../../../../registry/page-context.tsx'
import GridVendors from './GridVendors.tsx'
import ListVendors from './ListVendors.tsx'

type Settings = Partial<BlockProps<'vendor-section'>['settings']>

const offered = ['CRICKET', 'RNG', 'COCKFIGHT', 'LOTT', 'LIVE', 'CRASH']
const answers = offered.map((category) => vendorAnswer(category, 2))
const vendors = {
  sorting: answers.flatMap(({ sorting }, index) =>
    sorting.map((entry) => ({ ...entry, ordinal: index })),
  ),
  mapping: Object.assign({}, ...answers.map(({ mapping }) => mapping)),
}
const home = pageOf({
  order: ['slots', 'live', 'draws', 'rest'],
  blocks: {
    slots: { type: 'vendor-section', settings: { category: 'RNG' } },
    live: {
      type: 'vendor-section',
      settings: { category: 'LIVE' },
      when: { session: 'member' },
    },
    draws: { type: 'lotteries', variant: 'tiles' },
    unplaced: { type: 'vendor-section', settings: { category: 'CRASH' } },
    rest: { type: 'vendor-section', settings: { category: '*' } },
  },
})
const rest = (settings: Settings = {}): ReactNode => (
  <PageProvider pageId="home">
    <GridVendors
      id="rest"
      variant="grid"
      settings={settingsOf('vendor-section', { category: '*', ...settings })}
    />
  </PageProvider>
)
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const show = (node: ReactNode, page: Page = home) =>
  renderWithProviders(node, {
    skin: { pages: { home: page } },
    answers: { vendors, popularGames: [] },
  })

describe('the categories that no block of the page names', () => {
  it("have a section each, in the gateway's order, under their own names", async () => {
    show(rest({ count: 'none', title: { en: 'More' } }))
    await waitFor(() => expect(headings()).toEqual(['Cricket', 'Cockfight', 'Crash']))
    const more = screen.getAllByText('All').map((link) => link.closest('a')?.getAttribute('href'))
    expect(more).toEqual(
      ['CRICKET', 'COCKFIGHT', 'CRASH'].map((name) => `/m/gameContainer?gameType=${name}`),
    )
  })

  it('exclude those that the merchant leaves out or shows to some players only', async () => {
    show(rest({ count: 'none', except: ['CRICKET', 'CRASH'] }))
    await waitFor(() => expect(headings()).toEqual(['Cockfight']))
    expect(screen.queryByText('Live casino')).toBeNull()
  })

  it('are empty when a game list without types shows all of them', async () => {
    const page = pageOf({ blocks: { ...home.blocks, games: { type: 'game-list' } } })
    const { container } = show(rest(), page)
    await waitFor(() => expect(container.innerHTML).toBe(''))
  })

  it("appear in the merchant's variant too", async () => {
    show(
      <PageProvider pageId="home">
        <ListVendors
          id="rest"
          variant="list"
          settings={settingsOf('vendor-section', { category: '*', count: 'none', rows: 1 })}
        />
      </PageProvider>,
    )
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  })

  it('have a heading and a skeleton each until the gateway responds, and keep the heading', async () => {
    const gateway = Promise.withResolvers<typeof vendors>()
    const { container } = renderWithProviders(rest({ count: 'none' }), {
      skin: { pages: { home } },
      client: { call: () => gateway.promise } as unknown as Client,
    })
    expect(headings().toSorted()).toEqual(expect.arrayContaining(['Cockfight', 'Crash', 'Cricket']))
    const skeletons = container.querySelectorAll('[data-kit="skeleton"]')
    expect(skeletons.length).toBeGreaterThanOrEqual(headings().length)
    const crash = screen.getByRole('heading', { name: 'Crash' })
    gateway.resolve(vendors)
    await waitFor(() => expect(headings()).toEqual(['Cricket', 'Cockfight', 'Crash']))
    expect(screen.getByRole('heading', { name: 'Crash' })).toBe(crash)
    await waitFor(() => expect(container.querySelector('[data-kit="skeleton"]')).toBeNull())
  })

  it('show an error when they fail to load, and appear after a retry', async () => {
    const call = vi
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('refused'), { kind: 'server' }))
      .mockResolvedValue(vendors)
    renderWithProviders(rest({ count: 'none' }), {
      skin: { pages: { home } },
      client: { call } as unknown as Client,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(headings()).toEqual(['Cricket', 'Cockfight', 'Crash']))
  })
})
