import { expect, it, vi } from 'vitest'
import { announceToPage } from './announce-to-page.ts'

const pages = ['http://one.localhost', 'http://two.localhost']

it('sends to each page that may hold the game, by its exact origin', () => {
  const postMessage = vi.fn()
  vi.stubGlobal('parent', { postMessage })
  announceToPage(pages, { source: 'game', event: 'ready' })
  expect(postMessage.mock.calls).toEqual(
    pages.map((page) => [{ source: 'game', event: 'ready' }, page]),
  )
})

it('sends nothing when no page holds it', () => {
  const postMessage = vi.spyOn(window, 'postMessage')
  announceToPage(pages, { source: 'game', event: 'leave' })
  expect(postMessage).not.toHaveBeenCalled()
})
