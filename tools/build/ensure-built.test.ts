import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuildWith, ensureBuilt, isBuilt } from './ensure-built.ts'

let root: string
let built: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-build-'))
  built = []
  write('index.html', 'page')
  write('src/core/one.ts', 'one')
  write('src/studio/main.ts', 'studio')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const build: BuildWith = async (_, { what, page }, folder) => {
  built.push(what)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, `assets/${built.length}.js`), '')
  await new Promise((resolve) => setImmediate(resolve))
  writeFileSync(join(folder, page.split('/').at(-1) ?? ''), `build ${built.length}`)
}
const ensure = (...parts: Parameters<typeof ensureBuilt>[0]) =>
  ensureBuilt(parts, { root, build, report: () => {} })

describe('the parts of a build', () => {
  it('are built once for the same contents, whatever the times of their files are', async () => {
    await ensure('local')
    utimesSync(join(root, 'src/core/one.ts'), new Date(), new Date(Date.now() + 60_000))
    await ensure('local')
    expect(built).toEqual(['player'])
    expect(isBuilt(root, 'local')).toBe(true)
  })

  it('are built again after a change of what they are built from, and only those', async () => {
    await ensure('local', 'studio')
    write('src/studio/main.ts', 'another studio')
    await ensure('local', 'studio')
    expect(built).toEqual(['player', 'studio', 'studio'])
    write('src/studio/main.ts', 'studio')
    write('src/core/new.ts', '')
    expect(isBuilt(root, 'local')).toBe(false)
    rmSync(join(root, 'src/core/new.ts'))
    expect(isBuilt(root, 'local')).toBe(true)
  })

  it('do not follow tests and notes', async () => {
    await ensure('local')
    write('src/core/one.test.ts', '')
    write('src/core/README.md', '')
    expect(isBuilt(root, 'local')).toBe(true)
  })

  it('are built once when two need them at the same time', async () => {
    await Promise.all([ensure('local'), ensure('local')])
    expect(built).toEqual(['player'])
  })

  it('keep each other’s files, and nothing of an earlier build', async () => {
    await ensure('local', 'studio', 'player')
    write('index.html', 'another page')
    await ensure('player')
    expect(read('dist/index.html')).toBe('build 4')
    expect(existsSync(join(root, 'dist/assets/3.js'))).toBe(false)
    expect(read('dist/local/index.html')).toBe('build 1')
    expect(read('dist/studio/studio.html')).toBe('build 2')
  })

  it('stay after a build that fails, and are built again', async () => {
    await ensure('local')
    write('index.html', 'broken')
    const fail: BuildWith = () => Promise.reject(new Error('No such module.'))
    const failing = ensureBuilt(['local'], { root, build: fail, report: () => {} })
    await expect(failing).rejects.toThrow('No such module.')
    expect(read('dist/local/index.html')).toBe('build 1')
    expect(isBuilt(root, 'local')).toBe(false)
    await ensure('local')
    expect(read('dist/local/index.html')).toBe('build 2')
  })
})

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
