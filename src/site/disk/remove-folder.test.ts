import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeFolder } from './remove-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-remove-'))
  mkdirSync(join(root, 'merchants/shop/art'), { recursive: true })
  writeFileSync(join(root, 'merchants/shop/art/.hidden'), 'kept')
})
afterEach(() => rmSync(root, { recursive: true }))

it('takes a folder away with everything in it', () => {
  removeFolder(root, 'merchants/shop').finish()
  expect(readdirSync(root)).toEqual(['merchants'])
  expect(readdirSync(join(root, 'merchants'))).toEqual([])
})

it('puts it back as it was', () => {
  removeFolder(root, 'merchants/shop').restore()
  expect(existsSync(join(root, 'merchants/shop/art/.hidden'))).toBe(true)
  expect(readdirSync(root)).toEqual(['merchants'])
})

it('refuses a link and a folder that is not there', () => {
  symlinkSync('shop', join(root, 'merchants/linked'))
  expect(() => removeFolder(root, 'merchants/linked')).toThrow('is a symbolic link')
  expect(() => removeFolder(root, 'merchants/none')).toThrow('Nothing was changed.')
})
