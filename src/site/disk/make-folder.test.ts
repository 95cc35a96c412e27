import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

test('a folder is created with its missing parents, and an existing one stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-make-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  makeFolder(join(root, 'a/b/c'))
  makeFolder(join(root, 'a/b'))
  expect(statSync(join(root, 'a/b/c')).isDirectory()).toBe(true)
  writeFileSync(join(root, 'a/file'), '')
  expect(() => makeFolder(join(root, 'a/file'))).toThrow('EEXIST')
  expect(() => makeFolder(join(root, 'a/file/d'))).toThrow('EEXIST')
})

test('making a folder throws the error of the disk where none can be made', () => {
  expect(() => makeFolder('/proc/livery/a')).toThrow('ENOENT')
})
