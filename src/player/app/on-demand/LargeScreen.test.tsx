import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { Skin } from '../../../core/contract/skin.ts'
import LargeScreen from './LargeScreen.tsx'

const look = { logos: {}, mode: 'light', shape: 'soft' }

function show(largeScreen: Skin['look']['largeScreen'], shape = 'soft') {
  const brand = { name: { en: 'Lagoon' }, logo: '/logo.svg', logoInverse: '/inverse.svg' }
  const skin = { brand, look: { ...look, shape, largeScreen } }
  renderWithProviders(<LargeScreen />, { skin, at: '/m/records?ticket=secret' })
  return within(screen.getByRole('complementary', { name: 'Beside the page' }))
}

it('shows the logo, the words and the age mark of a side, and nothing that the merchant leaves out', () => {
  const aside = show({
    start: { logo: 'inverse', title: { en: 'Dive in' }, line: { en: 'Deep' } },
    end: { age: { en: 'Know your limit' } },
  })
  expect(aside.getByRole<HTMLImageElement>('img', { name: 'Lagoon' }).src).toContain('/inverse.svg')
  expect(aside.getByText('Dive in')).toBeTruthy()
  expect(aside.getByText('Deep')).toBeTruthy()
  expect(aside.getByRole('img', { name: '18 and over' })).toBeTruthy()
  const link = aside.getByRole('link', { name: 'Know your limit' })
  expect(link.getAttribute('href')).toContain('section=responsible')
  expect(aside.queryByRole('img', { name: 'QR code with the address of this page' })).toBeNull()
})

it('shows a code for the phone', () => {
  const aside = show({ end: { code: true } })
  expect(aside.getByRole('img', { name: 'QR code with the address of this page' })).toBeTruthy()
  expect(aside.queryByRole('link')).toBeNull()
})

it('colours the words by the token that is read on the drawing', () => {
  const aside = show({
    start: { title: { en: 'Sand' } },
    end: { line: { en: 'Sea' }, ink: 'text-inverse' },
  })
  const inkOf = (words: string) =>
    aside.getByText(words).closest('[data-ink]')?.getAttribute('data-ink')
  expect(inkOf('Sand')).toBe('on-primary-soft')
  expect(inkOf('Sea')).toBe('text-inverse')
})
