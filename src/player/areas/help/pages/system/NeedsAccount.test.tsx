import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import NeedsAccount from './NeedsAccount.tsx'

it('leads a trial account to registration and login', () => {
  renderWithProviders(<NeedsAccount route="settings" />, { memberType: 4 })
  expect(screen.getByText('Use a real account for this')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/m/register')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login')
})

it('leads a trial account to login alone where registration is closed', () => {
  renderWithProviders(<NeedsAccount route="settings" />, {
    memberType: 4,
    skin: { flags: { REG3: false } },
  })
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull()
})

it('leads a member from a page of agents back to the member centre', () => {
  renderWithProviders(<NeedsAccount route="dailySalaryContract" />, { memberType: 41 })
  expect(screen.getByText('This page is for agents')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Member centre' }).getAttribute('href')).toBe(
    '/m/member/home',
  )
})
