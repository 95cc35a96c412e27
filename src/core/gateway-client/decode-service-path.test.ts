import { expect, test } from 'vitest'
import { decodeServicePath } from './decode-service-path.ts'

test('a plain address is returned unchanged', () => {
  expect(decodeServicePath('https://line.me/x', 'plain')).toBe('https://line.me/x')
})

test('base64 is decoded as UTF-8', () => {
  const path = Buffer.from('https://line.me/ไทย').toString('base64')
  expect(decodeServicePath(path, 'base64')).toBe('https://line.me/ไทย')
})

test.each(['not base64!', Buffer.from([0xff, 0xfe]).toString('base64')])(
  '%j cannot be decoded',
  (path) => {
    expect(decodeServicePath(path, 'base64')).toBeUndefined()
  },
)
