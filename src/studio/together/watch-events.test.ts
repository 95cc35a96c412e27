import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StudioEvent } from '../../core/contract/generated/studio-api.ts'
import { type EventStream, watchEvents } from './watch-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Watches the events of a merchant with streams that a test drives. */
function watchShop(askWhy: () => Promise<boolean> = async () => true) {
  const streams: (EventStream & { readonly address: string })[] = []
  const heard: StudioEvent[] = []
  const states: boolean[] = []
  const close = watchEvents({
    merchant: 'shop',
    open: (address) => {
      const stream = Object.assign(new EventTarget(), { address, readyState: 0, close: vi.fn() })
      streams.push(stream)
      return stream
    },
    onEvent: (event) => heard.push(event),
    onState: (isOpen) => states.push(isOpen),
    askWhy,
  })
  const last = () => {
    const stream = streams.at(-1)
    if (!stream) throw new Error('No stream is open.')
    return stream
  }
  const send = (data: string, lastEventId = '') =>
    last().dispatchEvent(new MessageEvent('message', { data, lastEventId }))
  const open = () => last().dispatchEvent(new Event('open'))
  const fail = (readyState: number) => {
    Object.assign(last(), { readyState })
    last().dispatchEvent(new Event('error'))
  }
  return { streams, heard, states, close, send, open, fail }
}

const missed: StudioEvent = { kind: 'missed' }

it('reads everything again after the first connection, and hears events that fit their shape', () => {
  const { streams, heard, states, open, send } = watchShop()
  open()
  expect(streams[0]?.address).toBe('/studio/api/events?merchant=shop')
  expect(heard).toEqual([missed])
  send('{"kind":"people","people":{"merchant":"shop","people":[],"more":0}}')
  send('{"kind":"other"}')
  send('no JSON')
  expect(heard).toHaveLength(2)
  expect(states).toEqual([true])
})

it('asks again from the last event where the server refused the stream, unless nobody is signed in', async () => {
  let mayTry = true
  const { streams, heard, states, open, send, fail } = watchShop(async () => mayTry)
  open()
  send('{"kind":"missed"}', 'start.4')
  fail(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(streams.map(({ address }) => address)).toEqual([
    '/studio/api/events?merchant=shop',
    '/studio/api/events?merchant=shop&after=start.4',
  ])
  open()
  expect(heard).toEqual([missed, missed])
  expect(states).toEqual([true, false, true])
  mayTry = false
  fail(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams).toHaveLength(2)
})

it('leaves a connection that broke to the browser, and ends when the page closes', async () => {
  const { streams, close, fail } = watchShop()
  fail(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams).toHaveLength(1)
  fail(2)
  close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams).toHaveLength(1)
  expect(streams[0]?.close).toHaveBeenCalled()
})
