import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readClaims } from '../../core/config/read-claims.ts'
import { openCheckedCache } from '../disk/checked-cache.ts'
import { snapshotFiles } from '../disk/snapshot-files.ts'
import { openHostIndex } from './host-index.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-host-index-'))
  for (const code of ['acme', 'brio']) write(code, [`${code}.example`])
  // So much later that the times of the files tell whether they change.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true })
})

const cacheFile = (): string => join(root, 'cache/hosts.json')
const fileOf = (code: string): string => join(root, 'merchants', code, 'merchant.json')

function write(code: string, hosts: readonly string[]): void {
  mkdirSync(join(root, 'merchants', code), { recursive: true })
  writeFileSync(fileOf(code), JSON.stringify({ hosts }))
}

/** Reads the hosts of all merchants as a publish does, and lists the merchants whose file was opened. */
function claim(version = '1') {
  const disk = snapshotFiles(root)
  const opened: string[] = []
  const files = {
    ...disk,
    read: (path: string) => {
      opened.push(path.split('/')[1] ?? '')
      return disk.read(path)
    },
  }
  const index = openHostIndex(files, openCheckedCache(cacheFile(), version))
  const claims = readClaims(files, index.hostsOf)
  index.save()
  expect(claims).toEqual(readClaims(snapshotFiles(root)))
  return { hosts: [...claims.byHost.keys()], opened }
}
const both = ['acme.example', 'brio.example']

test('a second publish reads the hosts without opening a file', () => {
  expect(claim()).toEqual({ hosts: both, opened: ['acme', 'brio'] })
  expect(claim()).toEqual({ hosts: both, opened: [] })
})

test('a merchant that changes, appears or goes is noticed, and the others stay closed', () => {
  claim()
  write('acme', ['new.example'])
  write('coda', ['coda.example'])
  expect(claim()).toEqual({
    hosts: ['new.example', 'brio.example', 'coda.example'],
    opened: ['acme', 'coda'],
  })
  rmSync(join(root, 'merchants/brio'), { recursive: true })
  expect(claim()).toEqual({ hosts: ['new.example', 'coda.example'], opened: [] })
})

test('a change that leaves the size and time of a file is noticed', () => {
  claim()
  const { atime, mtime } = statSync(fileOf('acme'))
  write('acme', ['emca.example'])
  utimesSync(fileOf('acme'), atime, mtime)
  expect(claim()).toMatchObject({ hosts: ['emca.example', 'brio.example'], opened: ['acme'] })
})

test('a file that was read within two seconds of its change is read again', () => {
  vi.useRealTimers()
  claim()
  expect(claim().opened).toEqual(['acme', 'brio'])
})

test('an index of another version, or a damaged one, is not used and is replaced', () => {
  claim()
  expect(claim('2').opened).toEqual(['acme', 'brio'])
  for (const damaged of ['', '{}', 'no sum\n{"acme":{"hosts":["other.example"]}}']) {
    writeFileSync(cacheFile(), damaged)
    expect(claim('2')).toEqual({ hosts: both, opened: ['acme', 'brio'] })
    expect(claim('2').opened).toEqual([])
  }
})

test('all files are opened where the index cannot be written', () => {
  writeFileSync(join(root, 'cache'), 'a file where the folder would be')
  expect(claim().opened).toEqual(['acme', 'brio'])
  expect(claim()).toEqual({ hosts: both, opened: ['acme', 'brio'] })
})

test('a merchant behind a link is opened each time', () => {
  symlinkSync('acme', join(root, 'merchants/linked'))
  claim()
  expect(claim().opened).toContain('linked')
})
