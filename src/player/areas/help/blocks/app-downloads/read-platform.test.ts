import { expect, it } from 'vitest'
import { platformOfPath, readVisitor } from './read-platform.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15'
const safari = `${iphone} (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1`

it.each([
  ['Safari on an iPhone', safari, 0, { platform: 'ios', safari: true, inApp: false }],
  [
    'Chrome on an iPhone',
    `${iphone} (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1`,
    0,
    { platform: 'ios', safari: false, inApp: false },
  ],
  [
    'LINE on an iPhone',
    `${safari} Line/13.0.0`,
    0,
    { platform: 'ios', safari: false, inApp: true },
  ],
  [
    'an iPad',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
    5,
    { platform: 'ios', safari: true, inApp: false },
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    5,
    { platform: 'android', safari: false, inApp: false },
  ],
  [
    'a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36',
    0,
    { platform: 'other', safari: false, inApp: false },
  ],
])('recognises %s', (_, userAgent, touchPoints, visitor) => {
  expect(readVisitor(userAgent, touchPoints)).toEqual(visitor)
})

it('takes the platform from an address that names one', () => {
  expect(platformOfPath('/m/download/ios')).toBe('ios')
  expect(platformOfPath('/m/iosdownload')).toBe('ios')
  expect(platformOfPath('/m/download/android')).toBe('android')
  expect(platformOfPath('/m/loadapp')).toBeUndefined()
})
