import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DiskFiles, openDiskFiles } from './disk-files.ts'
import { snapshotFiles } from './snapshot-files.ts'

let folder: string
let root: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-snapshot-'))
  root = join(folder, 'root')
  mkdirSync(join(root, 'a/b'), { recursive: true })
  writeFileSync(join(root, 'a/b/one.txt'), '\uFEFFone')
  writeFileSync(join(root, 'a/two.txt'), '22')
  writeFileSync(join(root, 'a/._two.txt'), '\0\x05\x16\x07')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  symlinkSync('two.txt', join(root, 'a/link.txt'))
  symlinkSync('a', join(root, 'also-a'))
  symlinkSync('b', join(root, 'a/also-b'))
  mkdirSync(join(root, 'c'))
  symlinkSync('../a/two.txt', join(root, 'c/over.txt'))
  symlinkSync('.', join(root, 'a/round'))
  symlinkSync('../b', join(root, 'a/b/again'))
  symlinkSync(join(folder, 'secret.txt'), join(root, 'out.txt'))
  symlinkSync(folder, join(root, 'out'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const paths = [
  ...['', 'a', 'a/b', 'a/b/one.txt', 'a/two.txt', 'a/link.txt', 'also-a', 'also-a/b/one.txt'],
  ...['a/also-b', 'a/also-b/one.txt', 'c', 'c/over.txt'],
  ...[
    'a/round',
    'a/round/two.txt',
    'a/round/b',
    'a/b/again',
    'a/also-b/again',
    'a/b/again/one.txt',
  ],
  ...['out.txt', 'out', 'out/secret.txt', 'none', 'none/at/all', 'a/two.txt/x'],
  ...['..', 'a/..', 'a/../a/two.txt', '../secret.txt', 'a//two.txt', '/a/two.txt'],
]

test('a snapshot reads like the folder, including links and paths that lead out of it', () => {
  const [snapshot, disk] = [snapshotFiles(root), openDiskFiles(root)]
  for (const path of paths) {
    const plain = !/\.\.|\/\//.test(path)
    const known = plain ? disk : openDiskFiles(join(folder, 'no-folder'))
    expect([path, snapshot.read(path)]).toEqual([path, known.read(path)])
    expect([path, snapshot.size(path)]).toEqual([path, known.size(path)])
    expect([path, snapshot.list(path)]).toEqual([path, known.list(path)])
    expect([path, snapshot.isOutsideLink(path)]).toEqual([path, known.isOutsideLink(path)])
  }
  expect(snapshot.list('a')).not.toContain('._two.txt')
  expect(snapshot.read('a/b/one.txt')).toBe('one')
  expect(snapshot.read('a/also-b/one.txt')).toBe('one')
  expect(paths.filter(snapshot.isOutsideLink)).toEqual([
    ...['also-a', 'c/over.txt', 'a/round', 'a/b/again', 'a/also-b/again', 'out.txt', 'out'],
  ])
  expect(snapshot.read('also-a/two.txt')).toBeUndefined()
  expect(snapshot.read('c/over.txt')).toBeUndefined()
})

test('a folder keeps the entries that it had when it was first listed', () => {
  const snapshot = snapshotFiles(root)
  expect(snapshot.list('a')).toEqual(['also-b', 'b', 'link.txt', 'round', 'two.txt'])
  writeFileSync(join(root, 'a/three.txt'), '333')
  rmSync(join(root, 'a/two.txt'))
  expect(snapshot.read('a/three.txt')).toBeUndefined()
  expect(snapshot.list('a')).toEqual(['also-b', 'b', 'link.txt', 'round', 'two.txt'])
  expect(snapshot.read('a/two.txt')).toBeUndefined()
})

test('a link to a folder that contains it is not followed endlessly', () => {
  const listAll = (folder: string, files: DiskFiles): string[] =>
    files.list(folder).flatMap((name) => {
      const path = `${folder}/${name}`
      return [path, ...listAll(path, files)]
    })
  const all = [
    ...['a/also-b', 'a/also-b/again', 'a/also-b/one.txt', 'a/b', 'a/b/again', 'a/b/one.txt'],
    ...['a/link.txt', 'a/round', 'a/two.txt'],
  ]
  for (const open of [snapshotFiles, openDiskFiles]) expect(listAll('a', open(root))).toEqual(all)
})

test('a pipe has no content, and reading it does not block', () => {
  execFileSync('mkfifo', [join(root, 'a/b/pipe.json')])
  expect(snapshotFiles(root).read('a/b/pipe.json')).toBeUndefined()
})
