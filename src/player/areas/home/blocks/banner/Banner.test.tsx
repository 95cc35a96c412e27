import { readFileSync } from 'node:fs'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import { block } from './banner.block.ts'
import InsetBanner from './InsetBanner.tsx'
import { offsetOf } from './use-carousel.ts'

const banners = ['One', 'Two', 'Three'].map((title) => ({ bannerId: title, title, url: '/m/help' }))
const show = (list: readonly object[]) =>
  renderWithProviders(<InsetBanner id="b" variant="inset" settings={settingsOf('banner')} />, {
    answers: { announcements: { banners: list } },
  })
const front = () => document.querySelector('[data-front]')?.textContent

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('Banner', () => {
  it('plays after 3000 ms and loops', async () => {
    show(banners)
    await screen.findByText('One')
    await advance(2900)
    expect(front()).toBe('One')
    await advance(200)
    expect(front()).toBe('Two')
    await advance(3050)
    await advance(3050)
    expect(front()).toBe('One')
  })

  it('stops when paused, and shows no pause button for a single banner', async () => {
    const { unmount } = show(banners)
    fireEvent.click(await screen.findByRole('button', { name: 'Pause banners' }))
    await advance(9000)
    expect(front()).toBe('One')
    unmount()
    show(banners.slice(0, 1))
    await screen.findByText('One')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('moves on a swipe of 44 pixels but not of 43, and on arrow keys', async () => {
    show(banners)
    const track = (await screen.findByText('One')).closest('[aria-live]') as Element // findByText found it
    // The code of swipes comes after the banners.
    await act(async () => void (await import('./on-demand/watch-swipe.ts')))
    const swipe = (to: number) => {
      fireEvent.pointerDown(track, { clientX: 200 })
      fireEvent.pointerMove(track, { clientX: to })
      fireEvent.pointerUp(track)
    }
    swipe(157)
    expect(front()).toBe('One')
    swipe(156)
    expect(front()).toBe('Two')
    fireEvent.keyDown(track, { key: 'ArrowLeft' })
    expect(front()).toBe('One')
  })

  it("writes on a picture in the gateway's colour, or over a dark gradient without one", async () => {
    const picture = { title: 'Inked', image: '/one.svg' }
    const copyOf = (title: string) =>
      screen.getByText(title).closest<HTMLElement>('[data-part="copy"]')
    show([
      { ...picture, bannerId: 'a', ink: '#F4FCFF' },
      { ...picture, bannerId: 'b', title: 'Plain' },
      { ...picture, bannerId: 'c', title: 'Odd', ink: 'url(x)' },
      { bannerId: 'd', title: 'Bare', ink: '#F4FCFF' },
    ])
    await screen.findByText('Inked')
    expect(copyOf('Inked')?.dataset).toMatchObject({ ink: '' })
    expect(copyOf('Inked')?.parentElement?.style.getPropertyValue('--ink')).toBe('#F4FCFF')
    expect(copyOf('Plain')?.dataset['ink']).toBeUndefined()
    expect(copyOf('Odd')?.dataset['ink']).toBeUndefined()
    expect(copyOf('Bare')?.dataset).toMatchObject({ bare: '' })
    expect(copyOf('Bare')?.dataset['ink']).toBeUndefined()
  })

  it('shows a message when there are no banners, and drops a link that is not allowed', async () => {
    show([]).unmount()
    show([{ bannerId: 'x', title: 'Bad', url: 'javascript:alert(1)' }])
    expect((await screen.findByText('Bad')).closest('a')).toBeNull()
  })
})

describe('a banner with times', () => {
  const titles = () =>
    [...document.querySelectorAll('[data-part="title"]')].map((one) => one.textContent)

  it('appears and goes at its moments without another request', async () => {
    const now = Date.now()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const { calls } = show([
      { bannerId: 'a', title: 'Always' },
      { bannerId: 'b', title: 'Later', from: at(60_000), until: at(120_000) },
      { bannerId: 'c', title: 'Over', until: at(-1000) },
      { bannerId: 'd', title: 'Wrong', from: 'tomorrow' },
    ])
    await screen.findByText('Always')
    expect(titles()).toEqual(['Always'])
    await act(() => vi.dynamicImportSettled())
    await advance(61_000)
    expect(titles()).toEqual(['Always', 'Later'])
    await advance(60_000)
    expect(titles()).toEqual(['Always'])
    expect(calls.filter((name) => name === 'announcements')).toHaveLength(1)
  })
})

describe('offsetOf', () => {
  it('takes the shorter way around the carousel', () => {
    expect([0, 1, 2].map((slide) => offsetOf(slide, { index: 0, count: 3 }))).toEqual([0, 1, -1])
  })
})

it.each([
  ['colour', /^\.inset\.coloured \{\s+block-size: ([\d.]+)rem/m],
  ['picture', /^\.inset \{[^}]*block-size: ([\d.]+)rem/],
] as const)(
  'an inset banner reserves its final height while it loads, with cards of a %s',
  (cards, rule) => {
    const sheet = readFileSync('src/player/areas/home/blocks/banner/InsetBanner.module.css', 'utf8')
    const settings = settingsOf('banner', { cards })
    const held = block.height({ variant: 'inset', settings }, {} as Skin) // no height of it depends on the skin
    expect(held).toBe(Number(rule.exec(sheet)?.[1]) * 16)
  },
)
