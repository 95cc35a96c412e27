import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { markSettled } from '../../../../state/live.ts'
import { publishConsolidated } from '../../../../state/status.ts'
import TableWinners from './TableWinners.tsx'

const vo = { customerName: 'kit***77', gameName: 'Fox', winAmount: 4120 }

it('wins wait for the currency, and have no symbol where none comes', async () => {
  const call = vi.fn(() => Promise.resolve({ list: [{ vo }] }))
  // A client with the only method that the board uses.
  const client = { call } as unknown as Client
  const settings = settingsOf('winner-board')
  renderWithProviders(<TableWinners id="w" variant="table" settings={settings} />, { client })
  await act(() => vi.waitFor(() => expect(call).toHaveBeenCalled()))
  await act(async () => undefined)
  expect(screen.queryByRole('listitem')).toBeNull()
  await act(async () => markSettled())
  expect(await screen.findByRole('listitem')).toBeTruthy()
  expect(screen.getByText('Won')).toBeTruthy()
  await act(async () =>
    publishConsolidated({ currency: 'THB', currencySymbol: '฿', currencyDigits: 2 }),
  )
  expect(screen.getByText('Won (฿)')).toBeTruthy()
})
