import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import Notice from './Notice.tsx'

function show(announcements: object) {
  const { client } = createAnsweringClient({ announcements })
  return renderWithProviders(<Notice />, { client, at: '/m/notice' })
}
const notice = { id: 'night', title: 'Tonight', content: '<p>From <b>four</b></p>', createdAt: 0 }

it('counts what is unread, and remembers on the device what was opened', async () => {
  const first = show({ player: [notice, { id: 'day', title: 'Today' }] })
  expect(await screen.findByRole('tab', { name: /System\s*2/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Tonight/ }))
  expect(await screen.findByText('four')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /System\s*1/ })).toBeTruthy()
  expect(localStorage.getItem('readNotices')).toBe('["night"]')
  first.unmount()
})

it('reads the notices of a gateway that does not separate them by kind', async () => {
  show({ content: [notice] })
  expect(await screen.findByRole('button', { name: /Tonight/ })).toBeTruthy()
})

it('shows in each tab that it has no announcement', async () => {
  show({ player: [], promotion: [] })
  expect(await screen.findByText('No announcements')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Promotions' }))
  expect(screen.getByText('No announcements')).toBeTruthy()
})

it('moves between the tabs by arrow keys', async () => {
  show({ player: [notice], promotion: [] })
  const system = await screen.findByRole('tab', { name: /System/ })
  fireEvent.keyDown(system, { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: 'Promotions', selected: true })).toBe(
    document.activeElement,
  )
})

it('has each notice as a heading below the title of the page', async () => {
  show({ player: [notice] })
  expect(await screen.findByRole('heading', { level: 2, name: /Tonight/ })).toBeTruthy()
})
