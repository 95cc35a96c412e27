import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { BrandLogo } from './BrandLogo.tsx'

const brand = { name: { en: 'Lagoon' }, logo: '/logo.svg', logoInverse: '/inverse.svg' }

describe('the logo', () => {
  it("is the picture for its background, with the brand's name as its alternative text", () => {
    renderWithProviders(<BrandLogo background="inverse" />, { skin: { brand } })
    expect(screen.getByRole('img', { name: 'Lagoon' }).getAttribute('src')).toBe('/inverse.svg')
  })

  it('is the name when the picture fails to load', () => {
    renderWithProviders(<BrandLogo />, { skin: { brand } })
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Lagoon').dataset['long']).toBeUndefined()
  })

  it('is the name when the picture of a prerendered home failed before the player started', () => {
    globalThis.failedPictures = ['/logo.svg']
    const { container } = renderWithProviders(<BrandLogo />, { skin: { brand } })
    globalThis.failedPictures = undefined
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('Lagoon')
  })

  it('is the name, smaller when it is long, without a picture', () => {
    const name = { en: 'The Lagoon of the Long Evenings' }
    renderWithProviders(<BrandLogo />, { skin: { brand: { ...brand, name, logo: '' } } })
    expect(screen.getByText(name.en).dataset['long']).toBe('')
  })

  it('has the name beside a picture that is not wide, read out once', () => {
    const look = { ornaments: {}, logos: { page: { named: true, plated: false } } }
    const { container } = renderWithProviders(<BrandLogo />, { skin: { brand, look } })
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.textContent).toBe('Lagoon')
    expect(container.querySelector('img')?.alt).toBe('')
  })

  it('is on a plate when its background has too little contrast, and only then', () => {
    const look = { ornaments: {}, logos: { inverse: { named: false, plated: true } } }
    renderWithProviders(<BrandLogo background="inverse" />, { skin: { brand, look } })
    renderWithProviders(<BrandLogo />, { skin: { brand, look } })
    const plates = screen.getAllByRole('img').map(({ dataset }) => dataset['plate'])
    expect(plates).toEqual(['inverse', undefined])
  })
})
