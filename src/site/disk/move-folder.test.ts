import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveFolder } from './move-folder.ts'
import { realWrites } from './replace-files.ts'

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const change = {
  from: 'merchants/shop',
  to: 'merchants/store',
  files: [
    { path: 'merchants/store/merchant.json', bytes: Buffer.from('store') },
    { path: 'livery.json', bytes: Buffer.from('after') },
  ],
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-move-'))
  mkdirSync(join(root, 'merchants/shop/art'), { recursive: true })
  write('merchants/shop/art/.hidden', 'kept')
  write('merchants/shop/merchant.json', 'shop')
  write('livery.json', 'before')
})
afterEach(() => rmSync(root, { recursive: true }))

const isAsBefore = () =>
  read('merchants/shop/merchant.json') === 'shop' &&
  read('livery.json') === 'before' &&
  !existsSync(join(root, 'merchants/store'))

it('gives a folder another name with everything in it, and changes files with it', () => {
  moveFolder(change, { root })
  expect(readdirSync(join(root, 'merchants'))).toEqual(['store'])
  expect(read('merchants/store/art/.hidden')).toBe('kept')
  expect([read('merchants/store/merchant.json'), read('livery.json')]).toEqual(['store', 'after'])
  expect(readdirSync(root).sort()).toEqual(['livery.json', 'merchants'])
})

it('takes all of it back', () => {
  moveFolder(change, { root })()
  expect(isAsBefore()).toBe(true)
  expect(read('merchants/shop/art/.hidden')).toBe('kept')
})

it('changes nothing where the disk fails in between', () => {
  const rename = (from: string, to: string) => {
    if (to.endsWith('livery.json') && from.endsWith('.new'))
      throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    realWrites.rename(from, to)
  }
  expect(() => moveFolder(change, { root, writes: { ...realWrites, rename } })).toThrow(
    'merchants/shop cannot be renamed: the disk is full. Nothing was changed.',
  )
  expect(isAsBefore()).toBe(true)
})

it('refuses links and a name that is taken', () => {
  symlinkSync('shop', join(root, 'merchants/linked'))
  expect(() => moveFolder({ ...change, from: 'merchants/linked' }, { root })).toThrow(
    'merchants/linked is a symbolic link',
  )
  expect(() => moveFolder({ ...change, to: 'merchants/linked' }, { root })).toThrow(
    'there is already something at this path',
  )
  rmSync(join(root, 'livery.json'))
  symlinkSync('merchants/shop/merchant.json', join(root, 'livery.json'))
  expect(() => moveFolder(change, { root })).toThrow('livery.json is a symbolic link')
  expect(readdirSync(join(root, 'merchants')).sort()).toEqual(['linked', 'shop'])
})
