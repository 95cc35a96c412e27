import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderHouse } from '../../tests/support/render-house.tsx'
import { PageFrame } from './PageFrame.tsx'

const load = vi.hoisted(() => vi.fn())
vi.mock('./page-table.ts', () => ({ readPageLoader: () => load }))

it('gives the focus to the heading after a retry brought the page', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue({ default: () => <p>arrived</p> })
  renderHouse(<PageFrame route="home" pageKey="home" />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  retry.focus()
  fireEvent.click(retry)
  expect(await screen.findByText('arrived')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  )
})

it('leaves the focus where it is when the first page of a visit arrives', async () => {
  load.mockResolvedValue({ default: () => <p>arrived</p> })
  renderHouse(<PageFrame route="home" pageKey="home" />)
  expect(await screen.findByText('arrived')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it('reads the style of what moves on a page that is left while the page is still there', async () => {
  class Effect {
    readonly target = screen.getByText('arrived')
  }
  vi.stubGlobal('KeyframeEffect', Effect)
  const getAnimations = vi.fn(() => [{ effect: new Effect() }])
  Object.assign(Element.prototype, { getAnimations })
  const read: boolean[] = []
  const getStyle = vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
    read.push(element.isConnected)
    return document.createElement('i').style
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    getStyle.mockRestore()
    Reflect.deleteProperty(Element.prototype, 'getAnimations')
  })
  load.mockResolvedValue({ default: () => <p>arrived</p> })
  const { unmount } = renderHouse(<PageFrame route="home" pageKey="home" />)
  await screen.findByText('arrived')
  read.length = 0
  unmount()
  expect(read).toEqual([true])
})
