import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openJson, sealJson } from './seal-json.ts'

const key = randomBytes(32)
const value = { token: 'secret', list: [1, 'ก'] }

it('opens what it sealed, which differs each time', () => {
  expect(openJson(key, sealJson(key, value))).toEqual(value)
  expect(sealJson(key, value)).not.toBe(sealJson(key, value))
})

it('opens nothing that is changed, cut off or sealed with another key', () => {
  const bytes = Buffer.from(sealJson(key, value), 'base64')
  const changed = [0, 12, bytes.length - 1].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy
  })
  const cut = [4, 8, 12, 16, 27, 28, bytes.length - 1].map((length) => bytes.subarray(0, length))
  for (const other of [...changed, ...cut])
    expect(() => openJson(key, other.toString('base64'))).toThrow()
  expect(() => openJson(randomBytes(32), bytes.toString('base64'))).toThrow()
})
