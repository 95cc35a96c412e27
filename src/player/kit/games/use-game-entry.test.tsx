import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import { useToasts } from '../../state/toasts.ts'
import { launchPath, useGameEntry } from './use-game-entry.ts'
import { useVendors } from './use-vendors.ts'

const hour = 3_600_000
const closed = { maintenanceFrom: Date.now() - hour, maintenanceTo: Date.now() + hour }
const entry = { accountTypeName: 'V1', displayName: 'Moon' }
const vendors = { sorting: [], mapping: { RNG: [{ ...entry, ...closed }], FISH: [entry] } }

function EnterButton({ gameType }: { readonly gameType?: string }) {
  useVendors()
  const enter = useGameEntry()
  const toasts = useToasts()
  return (
    <>
      <button type="button" onClick={() => enter(launchPath('V1', { gameType }))}>
        enter
      </button>
      {toasts.map(({ id, lines }) => (
        <p key={id}>{lines.join()}</p>
      ))}
    </>
  )
}
async function tap(node: React.ReactNode, memberType?: number) {
  const member = memberType === undefined ? {} : { memberType }
  renderWithProviders(node, { at: '/m/home', answers: { vendors }, ...member })
  await act(async () => undefined)
  fireEvent.click(screen.getByRole('button', { name: 'enter' }))
}

it('shows a member why a vendor is closed in the category of the game', async () => {
  await tap(<EnterButton gameType="RNG" />, 41)
  expect(await screen.findByText(/is under maintenance/)).toBeTruthy()
  expect(location.pathname).toBe('/m/home')
})

it('opens the game when the same vendor is open in its category', async () => {
  await tap(<EnterButton gameType="FISH" />, 41)
  expect(location.pathname).toBe('/m/game')
})

it('opens a vendor without a category if it is open in any', async () => {
  await tap(<EnterButton />, 41)
  expect(location.pathname).toBe('/m/game')
})

it('sends a guest to login and keeps the way back', async () => {
  await tap(<EnterButton gameType="FISH" />)
  expect(location.pathname).toBe('/m/login')
  expect(location.search).toContain(encodeURIComponent('/m/game?vassKey=V1'))
})

it('asks a trial account to use a real one, and stays on the page', async () => {
  await tap(<EnterButton gameType="FISH" />, 4)
  expect(
    await screen.findByText('Please register or log in with a real account to play'),
  ).toBeTruthy()
  expect(location.pathname).toBe('/m/home')
})
