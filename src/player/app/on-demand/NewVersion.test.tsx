import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeDialogs, openAlert } from '../../state/dialogs.ts'
import { dismissNewVersion, offerNewVersion } from '../../state/new-version.ts'
import { NewVersion } from './NewVersion.tsx'

afterEach(() => {
  dismissNewVersion()
  closeDialogs()
  history.replaceState(null, '', '/m/home')
})

async function offer(take = (): void => undefined): Promise<void> {
  await act(async () => offerNewVersion(take))
}

function goTo(path: string): void {
  act(() => {
    history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

it('offers a new release, and takes it at the player’s word', async () => {
  const take = vi.fn()
  render(<NewVersion />)
  expect(screen.queryByRole('status')).toBeNull()
  await offer(take)
  expect(take).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(take).toHaveBeenCalledOnce()
})

it('leaves with a press, for this visit', async () => {
  render(<NewVersion />)
  await offer()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))
  expect(screen.queryByRole('status')).toBeNull()
})

it.each(['/m/login', '/m/register', '/m/game?vassKey=1'])(
  'does not stand over %s',
  async (path) => {
    render(<NewVersion />)
    await offer()
    expect(screen.getByRole('status')).toBeTruthy()
    goTo(path)
    expect(screen.queryByRole('status')).toBeNull()
    goTo('/m/home')
    expect(screen.getByRole('status')).toBeTruthy()
  },
)

it('does not stand beside a question', async () => {
  render(<NewVersion />)
  await offer()
  await act(async () => void openAlert({ title: 'Sure?', text: 'Really?', confirm: 'Yes' }))
  expect(screen.queryByRole('status')).toBeNull()
})
