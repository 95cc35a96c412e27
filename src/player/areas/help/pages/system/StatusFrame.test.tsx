import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { publishLive } from '../../../../state/live.ts'
import { StatusFrame } from './StatusFrame.tsx'

afterEach(() => publishLive({ settings: { 'register.minimumAge': 18 } }))

it("shows the gateway's age where it is higher than the merchant's, and leads to playing responsibly", async () => {
  renderWithProviders(<StatusFrame>closed</StatusFrame>)
  await act(async () => publishLive({ settings: { 'register.minimumAge': 21 } }))
  expect(screen.getByText('21+')).toBeTruthy()
  expect(screen.getByRole('link', { name: /play responsibly/i }).getAttribute('href')).toBe(
    '/m/useragreement?section=responsible',
  )
})
