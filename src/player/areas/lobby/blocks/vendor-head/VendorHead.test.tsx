import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import VendorHead from './VendorHead.tsx'

const at = '/m/rngList?gameType=RNG&vassalage=V1'
const vendor = { accountTypeName: 'V1', displayName: 'Moon', gameCount: 7, art: '/wide.png' }
const vendorsOf = (more: object = {}) => ({
  sorting: [{ gameCategory: 'RNG', ordinal: 0, vendorNames: ['Moon'], vendors: ['V1'] }],
  mapping: { RNG: [{ ...vendor, ...more }] },
})

describe.each(['row', 'banner'] as const)('the vendor head as %s', (variant) => {
  const head = <VendorHead id="h" variant={variant} settings={settingsOf('vendor-head')} />

  it("shows the vendor's name and the number of its games", async () => {
    renderWithProviders(head, { at, answers: { vendors: vendorsOf() } })
    expect(await screen.findByRole('heading', { name: 'Moon' })).toBeTruthy()
    expect(screen.getByText(/^\d+ games?$/)).toBeTruthy()
    expect(document.querySelectorAll('img[src="/wide.png"]')).toHaveLength(
      variant === 'banner' ? 1 : 0,
    )
  })

  it('shows that the vendor is under maintenance, and until when', async () => {
    const hours = 3_600_000
    const closed = { maintenanceFrom: Date.now() - hours, maintenanceTo: Date.now() + hours }
    renderWithProviders(head, { at, answers: { vendors: vendorsOf(closed) } })
    expect(await screen.findByText(/is under maintenance, /)).toBeTruthy()
  })
})
