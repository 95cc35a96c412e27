import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { RouteId } from '../../../core/contract/pages.ts'
import { readInvitation, refuseAffiliate, startAffiliate } from '../../state/affiliate.ts'
import { leaveAffiliate } from '../../state/affiliate-link.ts'
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
