import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { publishLive } from '../state/live.ts'
import { SafetyFoot } from './SafetyFoot.tsx'

afterEach(() => publishLive({ settings: { 'register.minimumAge': 18 } }))

describe('the foot of every page', () => {
  it('has the age mark and the responsible-play link without any footer block', () => {
    renderWithProviders(<SafetyFoot />, { skin: { pages: { shell: { order: [], blocks: {} } } } })
    expect(screen.getByText('18+')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Play responsibly' })).toBeTruthy()
  })

  it('takes the higher of the ages of merchant and gateway', async () => {
    renderWithProviders(<SafetyFoot />, { skin: { registration: { minimumAge: 20 } } })
    await act(async () => publishLive({ settings: { 'register.minimumAge': 21 } }))
    expect(screen.getByText('21+')).toBeTruthy()
    await act(async () => publishLive({ settings: { 'register.minimumAge': 18 } }))
    expect(screen.getByText('20+')).toBeTruthy()
  })

  it('is one line on the page of a form if the merchant sets that, with a link to help', () => {
    const footer = { type: 'footer', variant: 'inverse', settings: { forms: 'line' } }
    const pages = { shell: { order: ['footer'], blocks: { footer } } }
    const { unmount } = renderWithProviders(<SafetyFoot footer="form" />, { skin: { pages } })
    expect(screen.getByText('18+')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/m/useragreement?section=responsible',
      '/m/service',
    ])
    unmount()
    renderWithProviders(<SafetyFoot />, { skin: { pages } })
    expect(screen.queryByRole('link', { name: 'Get help' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Play responsibly' })).toBeTruthy()
  })
})
