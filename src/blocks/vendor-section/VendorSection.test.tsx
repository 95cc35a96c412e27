import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import { vendorAnswer } from '../../../tests/support/vendor-answer.ts'
import GridVendors from './GridVendors.tsx'
import { planRows } from './plan-rows.ts'

const show = (vendors: object) =>
  renderHouse(<GridVendors id="v" variant="grid" settings={{ category: 'LIVE' }} />, {
    answers: { vendors },
  })
const vendors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ accountTypeName: `V${index}`, displayName: 'V' }))

describe('VendorSection', () => {
  it('leads to the lobby of the category and of a vendor', async () => {
    show(vendorAnswer('LIVE', 4))
    const tile = await screen.findByText('Vendor V1')
    expect(tile.closest('a')?.getAttribute('href')).toBe('/m/gameContainer?gameType=LIVE&vass=V1')
    expect(screen.getByText('more').closest('a')?.getAttribute('href')).toBe(
      '/m/gameContainer?gameType=LIVE',
    )
  })

  it('keeps a player out of a vendor under maintenance', async () => {
    show(vendorAnswer('LIVE', 4))
    const tile = (await screen.findByText('Vendor V4')).closest('button')
    expect(tile?.hasAttribute('data-closed')).toBe(true)
    if (tile) fireEvent.click(tile)
    expect(location.pathname).toBe('/m/home')
  })

  it('says so when the category has nobody', async () => {
    show({ sorting: [], mapping: {} })
    expect(await screen.findByText('empty')).toBeTruthy()
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
