import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { publishStatus, type StatusName } from '../state/status.ts'
import { StatusGate } from './StatusGate.tsx'

const service = [{ csType: 'LINE', path: 'https://line.me/R/ti/p/small' }]
const gate = (
  <StatusGate>
    <p>the app</p>
  </StatusGate>
)
const publish = (name: StatusName, more: object = {}) =>
  act(async () => publishStatus(name, { info: { customerService: service }, ...more }))

afterEach(() => publish('open'))

describe('the status of the platform', () => {
  it('lets the app through while it is open, or not known yet', async () => {
    renderWithProviders(gate)
    expect(screen.getByText('the app')).toBeTruthy()
    await publish('open')
    expect(screen.getByText('the app')).toBeTruthy()
  })

  it('shows maintenance with a way to check again, and the app when it is over', async () => {
    renderWithProviders(gate)
    await publish('maintenance', { maintenanceTo: Date.UTC(2026, 0, 1) })
    expect(await screen.findByText('The platform is under maintenance')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(screen.queryByText('the app')).toBeNull()
    await publish('open')
    expect(screen.getByText('the app')).toBeTruthy()
  })

  it('shows a restriction with the way to customer service', async () => {
    renderWithProviders(gate)
    await publish('restricted')
    expect(await screen.findByText('The platform is not available in your area')).toBeTruthy()
    const [service] = screen.getAllByRole('link')
    expect(service?.getAttribute('href')).toBe('https://line.me/R/ti/p/small')
  })
})
