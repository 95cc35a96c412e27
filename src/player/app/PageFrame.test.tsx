import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { PageFrame } from './PageFrame.tsx'

const load = vi.hoisted(() => vi.fn())
const loadSkeleton = vi.hoisted(() => async () => ({ default: () => <p>skeleton</p> }))
const neverLoads = vi.hoisted(() => () => new Promise(() => undefined))
vi.mock('./page-table.ts', () => ({
  readPageLoader: (route: string) => (route === 'bets' ? neverLoads : load),
  loadSkeleton,
}))

it('gives the focus to the heading after a retry brought the page', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue({ default: () => <p>arrived</p> })
  renderWithProviders(<PageFrame route="home" pageKey="home" />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  retry.focus()
  fireEvent.click(retry)
  expect(await screen.findByText('arrived')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  )
})

it('shows that it loads, and no page, while it is not known whether the page is open', async () => {
  load.mockClear()
  renderWithProviders(<PageFrame route="mall" pageKey="mall" waits />, { at: '/m/mall/mallHome' })
  expect(screen.getByRole('main').textContent).toBe('Loading')
  expect(load).not.toHaveBeenCalled()
})

it('leaves the focus where it is when the first page of a visit arrives', async () => {
  load.mockResolvedValue({ default: () => <p>arrived</p> })
  renderWithProviders(<PageFrame route="home" pageKey="home" />)
  expect(await screen.findByText('arrived')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it('shows the skeleton of a page while its code is on its way', async () => {
  renderWithProviders(<PageFrame route="bets" pageKey="bets" />)
  expect(await screen.findByText('skeleton')).toBeTruthy()
})
