import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import CropVendors from './CropVendors.tsx'
import GridVendors from './GridVendors.tsx'
import LaneVendors from './LaneVendors.tsx'
import ListVendors from './ListVendors.tsx'
import PosterVendors from './PosterVendors.tsx'
import { planRows } from './plan-rows.ts'
import RowVendors from './RowVendors.tsx'
import SceneVendors from './SceneVendors.tsx'

const show = (vendors: object, at?: string) =>
  renderWithProviders(
    <GridVendors
      id="v"
      variant="grid"
      settings={settingsOf('vendor-section', { category: 'LIVE' })}
    />,
    { answers: { vendors }, ...(at && { at }) },
  )
const vendors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ accountTypeName: `V${index}`, displayName: 'V' }))

describe('VendorSection', () => {
  it('links to the lobby of the category and of a vendor', async () => {
    show(vendorAnswer('LIVE', 4))
    const tile = await screen.findByText('Vendor V1')
    expect(tile.closest('a')?.getAttribute('href')).toBe('/m/gameContainer?gameType=LIVE&vass=V1')
    expect(screen.getByText('All').closest('a')?.getAttribute('href')).toBe(
      '/m/gameContainer?gameType=LIVE',
    )
  })

  it('marks the vendor whose lobby is open, and no other', async () => {
    show(vendorAnswer('LIVE', 4), '/m/gameContainer?gameType=LIVE&vass=V1')
    const tile = await screen.findByText('Vendor V1')
    const marked = [...document.querySelectorAll('[aria-current]')]
    expect(marked).toEqual([tile.closest('a')])
  })

  it('does not open a vendor under maintenance', async () => {
    show(vendorAnswer('LIVE', 4))
    const tile = (await screen.findByText('Vendor V4')).closest('button')
    expect(tile?.getAttribute('data-state')).toBe('closed')
    if (tile) fireEvent.click(tile)
    expect(location.pathname).toBe('/m/home')
  })

  it('shows a message when the category has no vendors', async () => {
    show({ sorting: [], mapping: {} })
    expect(await screen.findByText('No games in this category yet')).toBeTruthy()
  })
})

describe('planRows', () => {
  const plan = (count: number, rows: number) => planRows(vendors(count), { rows, lead: false })

  it('scrolls in rows of 2 above 16 vendors only', () => {
    expect(plan(16, 3)).toMatchObject({ scrolls: false, rows: 3 })
    expect(plan(17, 3)).toMatchObject({ scrolls: true, rows: 2 })
    expect(plan(17, 3).shown).toHaveLength(17)
  })

  it('fills its rows', () => {
    expect(plan(12, 2).shown).toHaveLength(4)
    const lead = planRows(vendors(12), { rows: 2, lead: true })
    expect(lead.shown).toHaveLength(4)
  })
})

const variants = {
  crops: CropVendors,
  lanes: LaneVendors,
  list: ListVendors,
  posters: PosterVendors,
  rows: RowVendors,
  scenes: SceneVendors,
}
type Variant = keyof typeof variants
type Settings = BlockProps<'vendor-section'>['settings']

function showAs(variant: Variant, settings: Partial<Settings> = {}, answers: object = {}): void {
  const Vendors = variants[variant]
  const all = { category: 'LIVE', ...settings } as const
  renderWithProviders(
    <Vendors id="v" variant={variant} settings={settingsOf('vendor-section', all)} />,
    {
      answers: { vendors: vendorAnswer(all.category, 9), popularGames: [], ...answers },
    },
  )
}
const tiles = async () =>
  (await screen.findAllByText(/^Vendor V/)).map(({ textContent }) => textContent)

describe('every variant', () => {
  it.each(Object.keys(variants) as Variant[])(
    'links to a vendor as %s, or shows that the category is empty',
    async (variant) => {
      showAs(variant)
      const tile = await screen.findByText('Vendor V1')
      expect(tile.closest('a')?.getAttribute('href')).toBe('/m/gameContainer?gameType=LIVE&vass=V1')
      cleanup()
      showAs(variant, {}, { vendors: { sorting: [], mapping: {} } })
      expect(await screen.findByText('No games in this category yet')).toBeTruthy()
    },
  )

  it('shows two pictures in a row, or one wide picture above rows of three', async () => {
    showAs('scenes', { rows: 2 })
    expect(await tiles()).toHaveLength(4)
    cleanup()
    showAs('scenes', { rows: 3, lead: true })
    expect(await tiles()).toHaveLength(7)
  })

  it('has the configured number of rows', async () => {
    showAs('rows', { rows: 3 })
    expect(await tiles()).toEqual(['Vendor V1', 'Vendor V2', 'Vendor V3'])
  })

  it.each(['posters', 'crops'] as const)('scrolls through all vendors as %s', async (variant) => {
    showAs(variant, { rows: 2 })
    await waitFor(async () => expect(await tiles()).toHaveLength(9))
  })

  it('distributes vendors to numbered lanes in turn', async () => {
    showAs('lanes', { rows: 2 })
    const second = await screen.findByRole('list', { name: 'Live casino 2' })
    expect(
      within(second)
        .getAllByText(/^Vendor/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Vendor V2', 'Vendor V4', 'Vendor V6', 'Vendor V8'])
  })

  it('marks a table game with "Play now"', async () => {
    showAs('crops', { category: 'PVP' })
    expect(await screen.findAllByText('Play now')).toHaveLength(8)
    cleanup()
    showAs('crops')
    await tiles()
    expect(screen.queryByText('Play now')).toBeNull()
  })

  it("shows the name on a poster in the picture's text colour", async () => {
    const answer = vendorAnswer('LIVE', 2)
    const [first] = answer.mapping['LIVE'] ?? []
    showAs(
      'posters',
      {},
      {
        vendors: { ...answer, mapping: { LIVE: [{ ...first, art: '/p.png', artInk: '#FFFFFF' }] } },
      },
    )
    const words = (await screen.findByText('Vendor V1')).closest<HTMLElement>('[data-part="words"]')
    expect(words?.style.getPropertyValue('--ink')).toBe('#FFFFFF')
  })

  it('shows covers of the category above a list, and different ones in its rows', async () => {
    const popularGames = [...'abcdefgh'].map((gameCode) => ({
      gameCode,
      gameName: `Game ${gameCode}`,
      vendor: 'V1',
      vendorName: 'House',
      gameCategory: 'LIVE',
      icon: `/${gameCode}.png`,
    }))
    showAs('list', { covers: 'grid', rows: 2 }, { popularGames })
    expect(await screen.findAllByAltText(/^Game/)).toHaveLength(6)
    expect(await tiles()).toEqual(['Vendor V1', 'Vendor V2'])
    const pictures = [...document.querySelectorAll('[data-part="covers"] img')]
    expect(pictures.map((one) => one.getAttribute('src')?.[1])).toEqual(['g', 'h'])
  })
})
