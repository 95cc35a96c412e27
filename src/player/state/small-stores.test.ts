import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toggleBalanceMask, useBalanceMasked } from './balance-mask.ts'
import { reportSlow, useConnection, watchConnection } from './connection.ts'
import { readDevice, readDeviceMarker } from './device.ts'
import { closeMenu, openSlideMenu, useMenuOpen } from './menu.ts'
import { publishServerTime, publishStatus, readServerTime, useStatus } from './status.ts'

/** Stores tell React a moment after they change. */
const change = (step: () => unknown) => act(async () => void step())

test('the mask of the balance lasts over visits', async () => {
  const { result } = renderHook(() => useBalanceMasked())
  expect(result.current).toBe(false)
  await change(toggleBalanceMask)
  expect(result.current).toBe(true)
  expect(localStorage.getItem('balanceMasked')).toBe('1')
  await change(toggleBalanceMask)
  expect(localStorage.getItem('balanceMasked')).toBe('0')
})

test('the menu opens and closes', async () => {
  const { result } = renderHook(() => useMenuOpen())
  await change(openSlideMenu)
  expect(result.current).toBe(true)
  await change(closeMenu)
  expect(result.current).toBe(false)
})

test('the connection is slow while any call is, and offline by the word of the browser', async () => {
  const stop = watchConnection(window)
  const { result } = renderHook(() => useConnection())
  let end = () => {}
  await change(() => {
    end = reportSlow()
  })
  expect(result.current).toBe('slow')
  await change(end)
  expect(result.current).toBe('online')
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  await change(() => void window.dispatchEvent(new Event('offline')))
  expect(result.current).toBe('offline')
  Reflect.deleteProperty(navigator, 'onLine')
  await change(() => void window.dispatchEvent(new Event('online')))
  expect(result.current).toBe('online')
  stop()
})

test('the device marker of a login is empty, WEBCLIP or PWA', async () => {
  expect(readDeviceMarker()).toBe('')
  localStorage.setItem('webclip', '1')
  expect([readDevice(), readDeviceMarker()]).toEqual(['webclip', 'WEBCLIP'])
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  expect(readDeviceMarker()).toBe('PWA')
  Reflect.deleteProperty(navigator, 'standalone')
  localStorage.clear()
})

test('a status is stored with the answer it was read from', async () => {
  const { result } = renderHook(() => useStatus())
  expect(result.current.name).toBe('unknown')
  await change(() =>
    publishStatus('maintenance', { maintenance: true, maintenanceTo: 5, info: {} }),
  )
  expect(result.current).toMatchObject({ name: 'maintenance', answer: { maintenanceTo: 5 } })
})

test('countdowns follow the clock of the server', async () => {
  publishServerTime(Date.now() + 60_000)
  expect(readServerTime() - Date.now()).toBeGreaterThan(59_000)
})

test('the name in the user agent marks a page in an app, before a web clip, without a marker of the login', () => {
  const agent = navigator.userAgent
  const stand = (value: string) =>
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true })
  localStorage.setItem('webclip', '1')
  stand(`${agent} LiveryApp`)
  expect([readDevice(), readDeviceMarker()]).toEqual(['app', ''])
  stand(agent)
  expect(readDevice()).toBe('webclip')
  localStorage.removeItem('webclip')
})
