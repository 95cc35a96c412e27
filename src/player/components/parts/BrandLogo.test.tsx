import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { BrandLogo } from './BrandLogo.tsx'

const brand = { name: { en: 'Lagoon' }, logo: '/logo.svg', logoInverse: '/inverse.svg' }

describe('the logo', () => {
  it('is the picture for its ground, with the name for those who do not see it', () => {
    renderWithProviders(<BrandLogo ground="inverse" />, { skin: { brand } })
    expect(screen.getByRole('img', { name: 'Lagoon' }).getAttribute('src')).toBe('/inverse.svg')
  })

  it('is the name where the picture fails', () => {
    renderWithProviders(<BrandLogo />, { skin: { brand } })
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Lagoon').dataset['long']).toBeUndefined()
  })

  it('is the name, set smaller when it is long, where there is no picture', () => {
    const name = { en: 'The Lagoon of the Long Evenings' }
    renderWithProviders(<BrandLogo />, { skin: { brand: { ...brand, name, logo: '' } } })
    expect(screen.getByText(name.en).dataset['long']).toBe('')
  })

  it('has the name beside it where it is no wide one, said once', () => {
    const look = { ornaments: {}, logos: { page: { named: true, plated: false } } }
    const { container } = renderWithProviders(<BrandLogo />, { skin: { brand, look } })
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.textContent).toBe('Lagoon')
    expect(container.querySelector('img')?.alt).toBe('')
  })

  it('stands on a plate where its ground would swallow it, and only there', () => {
    const look = { ornaments: {}, logos: { inverse: { named: false, plated: true } } }
    renderWithProviders(<BrandLogo ground="inverse" />, { skin: { brand, look } })
    renderWithProviders(<BrandLogo />, { skin: { brand, look } })
    const plates = screen.getAllByRole('img').map(({ dataset }) => dataset['plate'])
    expect(plates).toEqual(['inverse', undefined])
  })
})
