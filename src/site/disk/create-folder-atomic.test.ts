import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderAtomic } from './create-folder-atomic.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-place-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const folder = {
  path: 'merchants/orb',
  content: new Map<string, string | Uint8Array>([
    ['merchant.json', '{}'],
    ['art/logo.png', new Uint8Array([1, 2])],
  ]),
}

function refusal(write?: (path: string) => void): string {
  try {
    createFolderAtomic(root, folder, write)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function failWith(code: string): () => void {
  return () => {
    throw Object.assign(new Error(code), { code })
  }
}

test('a folder is created with all its files, and others may read it', () => {
  createFolderAtomic(root, folder)
  expect(readdirSync(root)).toEqual(['merchants'])
  expect(readFileSync(join(root, 'merchants/orb/merchant.json'), 'utf8')).toBe('{}')
  expect([...readFileSync(join(root, 'merchants/orb/art/logo.png'))]).toEqual([1, 2])
  const { mode } = statSync(join(root, 'merchants/orb'))
  expect(mode & 0o777).toBe(statSync(join(root, 'merchants')).mode & 0o777)
})

test('a disk that fails halfway leaves nothing behind', () => {
  let written = 0
  const fillUp = (path: string): void => {
    written += 1
    if (written > 1) failWith('ENOSPC')()
    writeFileSync(path, 'half')
  }
  expect(refusal(fillUp)).toBe(
    'merchants/orb cannot be written: the disk is full. Nothing was left behind.',
  )
  expect(refusal(failWith('EROFS'))).toContain('the disk is read-only.')
  expect(refusal(failWith('EACCES'))).toContain('you lack the permission.')
  expect(refusal(failWith('EIO'))).toContain('the disk reports an error.')
  expect(refusal(failWith('EPROTO'))).toContain('the disk reports EPROTO.')
  expect(readdirSync(root)).toEqual(['merchants'])
  expect(readdirSync(join(root, 'merchants'))).toEqual([])
})

test('an existing file, folder or link at the path stays unchanged', () => {
  mkdirSync(join(root, 'merchants'))
  symlinkSync('nowhere', join(root, 'merchants/orb'))
  expect(refusal()).toContain('there is already something at this path.')
  rmSync(join(root, 'merchants'), { recursive: true })
  writeFileSync(join(root, 'merchants'), 'a file')
  expect(refusal()).toContain('cannot be written')
  expect(readdirSync(root)).toEqual(['merchants'])
})

test('a link that leads out of the root is not followed', () => {
  const outside = mkdtempSync(join(tmpdir(), 'livery-outside-'))
  symlinkSync(outside, join(root, 'merchants'))
  expect(refusal()).toContain('a symbolic link leads out of the folder.')
  expect(readdirSync(outside)).toEqual([])
  rmSync(outside, { recursive: true })
})
