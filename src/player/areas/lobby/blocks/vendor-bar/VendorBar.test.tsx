import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import VendorBar from './VendorBar.tsx'

describe('VendorBar', () => {
  it.each(['chips', 'bubbles'] as const)(
    'writes the selected vendor into the address as %s',
    async (variant) => {
      renderWithProviders(
        <VendorBar id="v" variant={variant} settings={settingsOf('vendor-bar')} />,
        {
          at: '/m/gameContainer?gameType=FISH&show=hot',
          answers: { vendors: vendorAnswer('FISH', 3) },
        },
      )
      const [all, first] = await screen.findAllByRole('link')
      expect(all?.getAttribute('aria-current')).toBe('true')
      if (first) fireEvent.click(first)
      const search = new URLSearchParams(location.search)
      expect(search.get('vass')).toBeTruthy()
      expect(search.get('show')).toBe('hot')
      expect(screen.getByRole('link', { current: true })).toBe(first)
    },
  )
})
