import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useNavigateWhileShown } from './use-navigate-while-shown.ts'

beforeEach(() => history.replaceState(null, '', '/m/messages'))

/** A part whose answer comes when the test says so. */
function Part({ answer }: { readonly answer: Promise<void> }): ReactNode {
  const navigate = useNavigateWhileShown()
  return (
    <button type="button" onClick={() => void answer.then(() => navigate('/m/home'))}>
      send
    </button>
  )
}

it('goes to the page once the answer has come', async () => {
  render(<Part answer={Promise.resolve()} />)
  await act(async () => screen.getByText('send').click())
  expect(location.pathname).toBe('/m/home')
})

it('stays where the player went while the request was running', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { unmount } = render(<Part answer={promise} />)
  screen.getByText('send').click()
  unmount()
  history.replaceState(null, '', '/m/help')
  await act(async () => resolve())
  expect(location.pathname).toBe('/m/help')
})
