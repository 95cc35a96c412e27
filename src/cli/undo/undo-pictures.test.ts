import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallPng } from '../../../tests/support/small-png.ts'
import { beginHistory, logos, openTestHistory, orb, type TestHistory } from '../log/testing.ts'

const photo = 'merchants/orb/art/photo.png'
const logo = 'merchants/orb/art/logo.svg'
const png = Buffer.from(smallPng, 'base64')
/** The same pixel, and a byte behind its end. */
const longer = Buffer.concat([png, Buffer.of(0)])

let shop: TestHistory
beforeEach(() => {
  shop = openTestHistory()
  beginHistory(shop)
})
afterEach(() => shop.remove())

const bytesOf = (path: string): Buffer => readFileSync(join(shop.root, path))

it('puts a picture back byte for byte while later changes stay', async () => {
  shop.write(photo, png)
  shop.commit('A photo')
  shop.write(photo, longer)
  const replaced = shop.commit('Another photo')
  shop.write('merchants/orb/merchant.json', { ...orb, theme: { shape: 'pill' } })
  shop.commit('Rounder')
  const { code, out } = await shop.run(['undo', 'orb', replaced, '--yes'])
  expect(code).toBe(0)
  expect(out).toContain(
    'art/photo.png replaced (pictures of the sandbox): 1 × 1 px, 71 bytes → 1 × 1 px, 70 bytes',
  )
  expect(bytesOf(photo)).toEqual(png)
  expect(shop.read('merchants/orb/merchant.json')).toContain('pill')
})

it('says which picture a later change replaced, and undoes that of another alone', async () => {
  shop.write(photo, png)
  shop.write(logo, logos.first)
  const both = shop.commit('Two pictures')
  shop.write(logo, logos.second)
  shop.commit('Another logo')
  const refused = await shop.run(['undo', 'orb', both, '--yes'])
  expect(refused.code).toBe(1)
  expect(refused.out).toContain(
    `the picture ${logo} was changed again: this commit left 8 × 1 px, 87 bytes, it is 8 × 1 px, 87 bytes now, and it would be no picture again`,
  )
  expect(refused.out).toContain('add --picture and its path')
  const alone = await shop.run(['undo', 'orb', both, '--picture', 'art/photo.png', '--yes'])
  expect(alone.code).toBe(0)
  expect(shop.read(photo)).toBeUndefined()
  expect(shop.read(logo)).toBe(logos.second)
  const none = await shop.run(['undo', 'orb', both, '--picture', 'merchant.json', '--yes'])
  expect(none).toMatchObject({
    code: 2,
    error: `The commit ${both.slice(0, 10)} changed no picture "merchant.json".`,
  })
})
