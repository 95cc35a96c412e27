import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDiskFiles } from './disk-files.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-disk-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a text of 50 MB is read only up to 2 MB, and its size is known', () => {
  writeFileSync(join(root, 'large.json'), '{ "a": 1 }')
  truncateSync(join(root, 'large.json'), 50 * 1024 * 1024)
  const files = openDiskFiles(root)
  expect(files.read('large.json')).toHaveLength(2 * 1024 * 1024)
  expect(files.size('large.json')).toBe(50 * 1024 * 1024)
})

test('a text of 2 MB is read completely', () => {
  const text = 'a'.repeat(2 * 1024 * 1024)
  writeFileSync(join(root, 'fits.json'), text)
  expect(openDiskFiles(root).read('fits.json')).toBe(text)
})

test('files that programs write beside others are not listed', () => {
  mkdirSync(join(root, 'messages'))
  for (const name of ['en.json', '._en.json', '.DS_Store'])
    writeFileSync(join(root, 'messages', name), '')
  expect(openDiskFiles(root).list('messages')).toEqual(['en.json'])
})
