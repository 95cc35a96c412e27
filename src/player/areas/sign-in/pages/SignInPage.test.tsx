import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../tests/support/render-with-providers.tsx'
import { usePath } from '../../../kit/controls/navigation.tsx'
import { signIn } from '../../../state/session.ts'
import SignInPage from './SignInPage.tsx'

/** The page of a visit: it is gone once the player was led elsewhere. */
function Visit(): ReactNode {
  const path = usePath()
  if (path === '/m/agent/login') return <SignInPage route="agentLogin" />
  return path === '/m/login' && <SignInPage route="login" />
}

const login = { token: 't', userName: 'maya', customerType: 41 }

it.each(['firstTimeLogin', 'passwordExpired'] as const)(
  'leads whoever logs in with %s to the kept way back, for no page changes a password yet',
  async (why) => {
    renderWithProviders(<Visit />, { at: '/m/login?back=%2Fm%2Fhelp' })
    await act(async () => signIn({ ...login, [why]: true }))
    expect(location.pathname).toBe('/m/help')
  },
)

it('leads whoever logs in home where no way back was kept', async () => {
  renderWithProviders(<Visit />, { at: '/m/login' })
  await act(async () => signIn(login))
  expect(location.pathname).toBe('/m/home')
})

it('leads whoever logs in as an agent to the agent centre, or to the kept way back', async () => {
  renderWithProviders(<Visit />, { at: '/m/agent/login' })
  await act(async () => signIn(login))
  expect(location.pathname).toBe('/m/member/agent/home')
  renderWithProviders(<Visit />, { at: '/m/agent/login?back=%2Fm%2Fmember%2Fagent%2Fteam' })
  await act(async () => signIn(login))
  expect(location.pathname).toBe('/m/member/agent/team')
})
