import {
  chmodSync,
  lstatSync,
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
import { expect, onTestFinished, test } from 'vitest'
import { createFolderWriter } from './create-folder-writer.ts'
import { openDiskFiles } from './disk-files.ts'

function openFolder() {
  const root = mkdtempSync(join(tmpdir(), 'livery-write-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

test('a written file keeps its permissions, and a link inside the folder stays a link', () => {
  const root = openFolder()
  mkdirSync(join(root, 'shop'))
  writeFileSync(join(root, 'shop/real.json'), 'old')
  chmodSync(join(root, 'shop/real.json'), 0o640)
  symlinkSync('real.json', join(root, 'shop/merchant.json'))
  createFolderWriter(root)('shop/merchant.json', 'new')
  expect(lstatSync(join(root, 'shop/merchant.json')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(root, 'shop/real.json'), 'utf8')).toBe('new')
  expect(statSync(join(root, 'shop/real.json')).mode & 0o777).toBe(0o640)
  expect(readdirSync(join(root, 'shop'))).toEqual(['merchant.json', 'real.json'])
})

test('a written text keeps its byte order mark, and a new one has none', () => {
  const root = openFolder()
  writeFileSync(join(root, 'marked.json'), '\uFEFF{ "a": 1 }')
  const files = openDiskFiles(root)
  createFolderWriter(root)('marked.json', files.read('marked.json')?.replace('1', '2') ?? '')
  expect(readFileSync(join(root, 'marked.json'), 'utf8')).toBe('\uFEFF{ "a": 2 }')
  createFolderWriter(root)('plain.json', '{}')
  expect(readFileSync(join(root, 'plain.json'), 'utf8')).toBe('{}')
})

test('a link that leads out of the folder is replaced, and its target stays unchanged', () => {
  const [root, other] = [openFolder(), openFolder()]
  writeFileSync(join(other, 'words.json'), 'theirs')
  symlinkSync(join(other, 'words.json'), join(root, 'words.json'))
  createFolderWriter(root)('words.json', 'ours')
  expect(readFileSync(join(other, 'words.json'), 'utf8')).toBe('theirs')
  expect(readFileSync(join(root, 'words.json'), 'utf8')).toBe('ours')
})

test('a file in place of the folder is reported in a sentence', () => {
  const root = openFolder()
  writeFileSync(join(root, 'out'), '')
  expect(() => createFolderWriter(join(root, 'out'))('index.html', '')).toThrow(
    /out\/index.html cannot be written: there is already something at this path\.$/,
  )
})
