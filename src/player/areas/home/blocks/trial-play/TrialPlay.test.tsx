import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../../tests/support/patience.ts'
import { readHook } from '../../../../../../tests/support/read-hook.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { useSessionKind } from '../../../../state/session.ts'
import TrialPlay from './TrialPlay.tsx'

const show = (testPlay: object, flags: object = { FREEPLAY3: true }) =>
  renderWithProviders(<TrialPlay id="t" variant="button" settings={settingsOf('trial-play')} />, {
    at: '/m/login',
    skin: { flags },
    answers: { testPlay },
  })
const session = { token: 'x', userName: 'trial7', customerType: 4 }

describe('TrialPlay', () => {
  it('starts a trial session and opens the home page', async () => {
    show({ trail: 1, session })
    await act(async () => void fireEvent.click(screen.getByText('Start free trial')))
    await vi.waitFor(() => expect(location.pathname).toBe('/m/home'), patience)
    expect(readHook(useSessionKind)).toBe('trial')
    expect(sessionStorage.getItem('trialName')).toBe('trial7')
  })

  it('stays on the page when the trail value is 0', async () => {
    show({ trail: 0 })
    await act(async () => void fireEvent.click(screen.getByText('Start free trial')))
    expect(location.pathname).toBe('/m/login')
  })

  it('shows a registration link beside it as a pair, which stays when free play is off', () => {
    const pair = <TrialPlay id="t" variant="pair" settings={settingsOf('trial-play')} />
    const { unmount } = renderWithProviders(pair, {
      skin: { flags: { FREEPLAY3: true, REG3: true } },
    })
    expect(screen.getByText('Start free trial')).toBeTruthy()
    unmount()
    renderWithProviders(pair, { skin: { flags: { FREEPLAY3: false, REG3: true } } })
    expect(screen.queryByText('Start free trial')).toBeNull()
    expect(screen.getByText('Join').closest('a')?.getAttribute('href')).toBe('/m/register')
  })

  it('is not shown when free play is off', () => {
    show({ trail: 1 }, { FREEPLAY3: false })
    expect(screen.queryByText('Start free trial')).toBeNull()
  })
})
