import { expect, it } from 'vitest'
import { findBrowser } from './find-browser.ts'

const named = { LIVERY_BROWSER: '/opt/own/chrome' }

it('takes the browser that is named, else one where browsers usually are', () => {
  expect(findBrowser(named, () => true)).toBe('/opt/own/chrome')
  expect(findBrowser({}, (path) => path === '/usr/bin/google-chrome')).toBe(
    '/usr/bin/google-chrome',
  )
})

it('prints in one line how to get a browser', () => {
  expect(() => findBrowser({}, () => false)).toThrow(
    'Pictures need Chromium, and none is found. Install it (apt-get install chromium), or name one in LIVERY_BROWSER.',
  )
  expect(() => findBrowser(named, () => false)).toThrow(
    'There is no browser at /opt/own/chrome, which LIVERY_BROWSER names.',
  )
})
