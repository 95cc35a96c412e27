import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { RouteId } from '../../../core/contract/pages.ts'
import { Link, useSearch } from '../../kit/controls/navigation.tsx'
import { readInvitation, refuseAffiliate, startAffiliate } from '../../state/affiliate.ts'
import { leaveAffiliate } from '../../state/affiliate-link.ts'
import { useNamedStep } from '../../state/step-title.ts'
import { watchNavigation } from '../navigation-kind.ts'
import Navbar from './Navbar.tsx'

const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))

afterEach(leaveAffiliate)

describe('the navbar', () => {
  it('is titled by the route, and the game container by its game type', () => {
    const { unmount } = renderWithProviders(<Navbar route="forgot" />, { at: '/m/forget' })
    expect(screen.getByRole('heading').textContent).toBe('Forgot password')
    unmount()
    renderWithProviders(<Navbar route="gameContainer" />, { at: '/m/gameContainer?gameType=FISH' })
    expect(screen.getByRole('heading').textContent).toBe('Fishing')
  })

  it('has the focus after a step inside its page that removed what had it, and the step names the document and is heard', async () => {
    function Page() {
      const isOpen = useSearch().has('message')
      useNamedStep(isOpen ? 'Welcome' : undefined)
      return isOpen ? <p>Hello</p> : <Link to="/m/messages?message=1">Open</Link>
    }
    const stop = watchNavigation(window)
    renderWithProviders(
      <>
        <Navbar route="messages" />
        <Page />
      </>,
      { at: '/m/messages', memberType: 41 },
    )
    const link = screen.getByRole('link', { name: 'Open' })
    link.focus()
    await act(async () => void fireEvent.click(link))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Messages' }))
    expect(document.title).toBe('Welcome · Small')
    expect(screen.getByRole('status').textContent).toBe('Welcome')
    stop()
  })

  it.each<[RouteId, string]>([
    ['login', '/m/home'],
    ['register', '/m/home'],
    ['trial', '/m/home'],
    ['forgot', '/m/home'],
    ['notice', '/m/home'],
    ['gameContainer', '/m/home'],
    ['settings', '/m/member/home'],
    ['help', '/m/home'],
  ])('leads back from %s to %s on a visit that began there', (route, to) => {
    renderWithProviders(<Navbar route={route} />, { at: '/m/elsewhere' })
    goBack()
    expect(location.pathname).toBe(to)
  })

  it('leaves a refused affiliate link behind and goes home', () => {
    startAffiliate('?affiliateCode=abc')
    refuseAffiliate()
    renderWithProviders(<Navbar route="register" />, { at: '/m/register?affiliateCode=abc' })
    goBack()
    expect(location.pathname + location.search).toBe('/m/home')
    expect(readInvitation()).toEqual({ kind: 'none' })
    expect(sessionStorage.getItem('affiliate')).toBeNull()
  })
})
