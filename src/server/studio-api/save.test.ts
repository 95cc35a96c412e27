import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  shopText,
  startTestStudioApi,
  type TestStudioApi,
} from '../../../tests/support/start-test-studio-api.ts'
import type { StudioFile } from '../../core/contract/generated/studio-api.ts'
import { StudioApiError } from '../../core/gateway-client/ask-studio-api.ts'
import { type DiskWrites, realWrites } from '../../site/disk/replace-files.ts'
import { editFiles } from '../../studio/model/edit-files.ts'
import {
  keepSavedVersions,
  startEditSession,
  unsavedFiles,
} from '../../studio/model/edit-session.ts'

let studioApi: TestStudioApi
/** Replaces operations of the disk. */
let disk: Partial<DiskWrites> = {}
const file = 'merchants/shop/merchant.json'
const words = 'merchants/shop/messages/en.json'

beforeAll(async () => {
  const writes: DiskWrites = {
    write: (path, bytes) => (disk.write ?? realWrites.write)(path, bytes),
    rename: (from, to) => (disk.rename ?? realWrites.rename)(from, to),
    remove: (path) => (disk.remove ?? realWrites.remove)(path),
  }
  studioApi = await startTestStudioApi({ writes })
})
afterAll(() => studioApi.close())
beforeEach(() => {
  disk = {}
  rmSync(join(studioApi.root, 'merchants/shop'), { recursive: true, force: true })
  mkdirSync(join(studioApi.root, 'merchants/shop'))
  writeFileSync(join(studioApi.root, file), shopText)
})

function read(path: string): string {
  return readFileSync(join(studioApi.root, path), 'utf8')
}

async function readFiles(): Promise<readonly StudioFile[]> {
  return (await studioApi.ask('readFiles', { merchant: 'shop', body: undefined })).files
}

async function save(...files: readonly StudioFile[]) {
  return await studioApi.ask('save', { merchant: 'shop', body: { files: [...files] } })
}

async function refusalOf(asked: Promise<unknown>) {
  const error: unknown = await asked.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof StudioApiError)) throw new Error(`Not refused: ${String(error)}`)
  return error.refusal
}

/** Both files edited, ready to be saved. */
async function edited(): Promise<readonly [StudioFile, StudioFile]> {
  const [own] = await readFiles()
  if (!own) throw new Error('no file')
  const text = shopText.replace('The Shop', 'The Store')
  return [
    { ...own, text },
    { path: words, text: '{ "home": { "title": "Hi" } }\n', fingerprint: 'none' },
  ]
}

/** Only what was there before, and nothing beside it. */
function expectUntouched(): void {
  expect(read(file)).toBe(shopText)
  expect(readdirSync(join(studioApi.root, 'merchants/shop'))).toEqual(['merchant.json'])
}

function failing(code: string): () => never {
  return () => {
    throw Object.assign(new Error(code), { code })
  }
}

it('reads and saves the CSS and the tokens of the own look, also with an error', async () => {
  const look = 'merchants/shop/look/row.css'
  mkdirSync(join(studioApi.root, 'merchants/shop/look'))
  writeFileSync(join(studioApi.root, look), '[data-kit="row"] { padding: 0; }')
  writeFileSync(join(studioApi.root, 'merchants/shop/look/tokens.json'), '{ "tokens": {} }')
  const files = await readFiles()
  expect(files.map(({ path }) => path.split('/').at(-1)).sort()).toEqual([
    'merchant.json',
    'row.css',
    'tokens.json',
  ])
  const own = files.find(({ path }) => path === look)
  if (!own) throw new Error('no look')
  await save({ ...own, text: '[data-kit="row"] { padding: 0' })
  expect(read(look)).toBe('[data-kit="row"] { padding: 0')
  const outside = { path: 'merchants/shop/look/../x.css', text: 'x', fingerprint: 'none' }
  expect(await refusalOf(save(outside))).toMatchObject({ code: 'outside' })
})

describe('a save', () => {
  it('writes what was edited and changes nothing else in the file', async () => {
    const files = await readFiles()
    const edit = { path: ['theme', 'shape'], value: 'sharp' }
    const session = editFiles(startEditSession(files), [{ file, edit }], { now: 0 })
    if ('refused' in session) throw new Error(session.message)
    const unsaved = unsavedFiles(session)
    const saved = await save(...unsaved)
    const lines = shopText.split('\n')
    const now = read(file).split('\n')
    expect(now.filter((line) => !lines.includes(line))).toEqual([
      '  },',
      '  "theme": {',
      '    "shape": "sharp"',
    ])
    const texts = new Map(unsaved.map(({ path, text }) => [path, text]))
    const kept = saved.files.map((one) => ({ ...one, text: texts.get(one.path) ?? '' }))
    expect(unsavedFiles(keepSavedVersions(session, kept))).toEqual([])
    expect(await readFiles()).toEqual(kept)
  })

  it('makes a file of words, and removes one whose text is empty', async () => {
    const [, made] = await edited()
    const { files } = await save(made)
    expect(read(words)).toBe(made.text)
    await save({ ...made, text: '', fingerprint: files[0]?.fingerprint ?? '' })
    expect(existsSync(join(studioApi.root, words))).toBe(false)
  })

  it('keeps a byte order mark and line endings', async () => {
    const text = `\uFEFF${shopText.replaceAll('\n', '\r\n')}`
    const [own] = await edited()
    await save({ ...own, text })
    expect(read(file)).toBe(text)
  })

  it('keeps the permissions of a file', async () => {
    chmodSync(join(studioApi.root, file), 0o660)
    const [own] = await edited()
    await save(own)
    expect(statSync(join(studioApi.root, file)).mode & 0o777).toBe(0o660)
  })

  it('is refused with both texts when a file changed underneath, and writes none', async () => {
    const [own, other] = await edited()
    const theirs = shopText.replace('The Shop', 'Their Shop')
    writeFileSync(join(studioApi.root, file), theirs)
    const refusal = await refusalOf(save(other, own))
    expect(refusal).toMatchObject({
      code: 'changed',
      message: `${file} changed since it was read. Nothing was written. Compare both texts and save again.`,
      changed: [{ path: file, mine: own.text, theirs }],
    })
    expect(existsSync(join(studioApi.root, words))).toBe(false)
    const fingerprint = refusal.changed?.[0]?.fingerprint ?? ''
    await save({ ...own, fingerprint }, other)
    expect(read(file)).toBe(own.text)
  })

  it('succeeds for one of two at once, and is refused for the other', async () => {
    const [own] = await edited()
    const texts = Array.from({ length: 8 }, (_, at) => shopText.replace('The Shop', `Shop ${at}`))
    const ends = await Promise.allSettled(texts.map((text) => save({ ...own, text })))
    const won = ends.flatMap(({ status }, at) => (status === 'fulfilled' ? [texts[at]] : []))
    expect(won).toEqual([read(file)])
    const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.refusal.code] : []))
    expect(lost).toEqual(Array.from({ length: 7 }, () => 'changed'))
  })

  it('succeeds again when its answer was lost', async () => {
    const files = await edited()
    expect(await save(...files)).toEqual(await save(...files))
  })

  it('notices a change that is made while it writes', async () => {
    const [own, other] = await edited()
    disk = {
      write: (path, bytes) => {
        realWrites.write(path, bytes)
        writeFileSync(join(studioApi.root, file), '{}')
      },
    }
    expect(await refusalOf(save(own, other))).toMatchObject({ code: 'changed' })
    expect(read(file)).toBe('{}')
    expect(readdirSync(join(studioApi.root, 'merchants/shop'))).toEqual(['merchant.json'])
  })

  it.each([
    ['ENOSPC', 'disk-full', 'The disk is full.'],
    ['EROFS', 'read-only', 'may not be written.'],
    ['EACCES', 'read-only', 'may not be written.'],
    ['EIO', 'not-written', 'could not be written: Error: EIO.'],
  ])('leaves everything as it was when the disk reports %s', async (problem, code, words) => {
    for (const step of ['write', 'rename'] as const) {
      let calls = 0
      const fail = failing(problem)
      // The second file fails, once the first is done.
      disk = {
        [step]: (...given: never[]) =>
          ++calls > 1 ? fail() : (realWrites[step] as (...all: never[]) => void)(...given),
      }
      const refusal = await refusalOf(save(...(await edited())))
      expect(refusal.code).toBe(code)
      expect(refusal.message).toContain(words)
      expectUntouched()
    }
  })

  it('reports that the folder is gone when it disappears before or while it runs', async () => {
    const folder = join(studioApi.root, 'merchants/shop')
    const files = await edited()
    disk = {
      rename: (from, to) => {
        rmSync(folder, { recursive: true })
        realWrites.rename(from, to)
      },
    }
    expect(await refusalOf(save(...files))).toMatchObject({ code: 'gone' })
    expect(await refusalOf(save(...files))).toMatchObject({ code: 'gone' })
    expect(existsSync(folder)).toBe(false)
  })

  it('writes nothing through a link', async () => {
    const [own, other] = await edited()
    const elsewhere = join(studioApi.root, 'elsewhere')
    mkdirSync(elsewhere, { recursive: true })
    symlinkSync(elsewhere, join(studioApi.root, 'merchants/shop/messages'))
    expect(await refusalOf(save(own, other))).toMatchObject({ code: 'link' })
    expect(readdirSync(elsewhere)).toEqual([])
    expect(read(file)).toBe(shopText)
  })

  it.each([
    ['another merchant', 'merchants/base/merchant.json'],
    ['a language', 'locales/en/common.json'],
    ['a path out', 'merchants/shop/../base/merchant.json'],
    ['a hidden path', 'merchants/shop/messages/../../base/merchant.json'],
    ['the art', 'merchants/shop/art/logo.svg'],
    ['anything else', '/etc/passwd'],
  ])('writes nothing to %s', async (_, path) => {
    const [own] = await edited()
    expect(await refusalOf(save(own, { ...own, path }))).toMatchObject({ code: 'outside' })
    expectUntouched()
  })

  it.each([
    ['broken JSON', '{ "code": }', 'unreadable', `${file}:1:11: A value is missing here.`],
    ['nothing', '', 'unreadable', 'The file is empty.'],
    ['half a character', '{ "a": "\uD800" }', 'wrong-body', 'holds half a character'],
  ])('writes no %s', async (_, text, code, sentence) => {
    const [own] = await edited()
    const refusal = await refusalOf(save({ ...own, text }))
    expect(refusal.code).toBe(code)
    expect(refusal.message).toContain(sentence)
    expectUntouched()
  })

  it('deletes what an ended process left behind, and nothing that a running one writes', async () => {
    const [own] = await edited()
    const left = ['.merchant.json.7-1.new', '.merchant.json.7-1.old', '.notes']
    for (const name of left) writeFileSync(join(studioApi.root, 'merchants/shop', name), '')
    await save(own)
    expect(readdirSync(join(studioApi.root, 'merchants/shop'))).toEqual([...left, 'merchant.json'])
    vi.setSystemTime(Date.now() + 120_000)
    const [now] = await readFiles()
    await save({ ...own, text: shopText, fingerprint: now?.fingerprint ?? '' })
    vi.useRealTimers()
    expect(readdirSync(join(studioApi.root, 'merchants/shop'))).toEqual(['.notes', 'merchant.json'])
  })

  it('refuses a file that is listed twice', async () => {
    const [own] = await edited()
    expect(await refusalOf(save(own, own))).toMatchObject({ code: 'wrong-body' })
  })
})

describe('art', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  async function upload(name: string, content: string | Buffer, fingerprint?: string) {
    const base64 = Buffer.from(content).toString('base64')
    const body = { name, content: base64, ...(fingerprint ? { fingerprint } : {}) }
    return await studioApi.ask('uploadArt', { merchant: 'shop', body })
  }

  it('of pixels is written without the bytes after its end', async () => {
    await upload('photo.png', Buffer.concat([png, Buffer.from('<?php hidden')]))
    expect(readFileSync(join(studioApi.root, 'merchants/shop/art/photo.png'))).toEqual(png)
  })

  it('is stored under a safe name, with the ending of its content', async () => {
    expect(await upload('Été Logo (1).PNG', drawing)).toMatchObject({ path: 'art/ete-logo-1.svg' })
    expect(read('merchants/shop/art/ete-logo-1.svg')).toBe(drawing)
    expect(await upload('พื้นหลัง.svg', png)).toMatchObject({ path: 'art/picture.png' })
    const { art } = await studioApi.ask('readFiles', { merchant: 'shop', body: undefined })
    expect(art.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['art/ete-logo-1.svg', drawing.length],
      ['art/picture.png', png.length],
    ])
  })

  it('replaces a picture only where the operator names that picture', async () => {
    const first = await upload('logo.svg', drawing)
    const other = drawing.replace('4z', '3z')
    expect(await refusalOf(upload('logo.svg', other))).toMatchObject({ code: 'art-taken' })
    expect(read('merchants/shop/art/logo.svg')).toBe(drawing)
    await upload('logo.svg', other, first.fingerprint)
    expect(read('merchants/shop/art/logo.svg')).toBe(other)
  })

  it.each<[string, string, string | Buffer, string]>([
    ['is no picture', 'logo.png', 'hello', 'no-picture'],
    ['is half a picture', 'logo.png', png.subarray(0, 50), 'no-picture'],
    ['only begins like one', 'logo.jpg', Buffer.from([0xff, 0xd8, 0xff, 1, 2]), 'no-picture'],
    ['is a page', 'logo.svg', '<!doctype html><p>', 'no-picture'],
    [
      'holds a script',
      'logo.svg',
      drawing.replace('<path', '<script>1</script><path'),
      'art-unsafe',
    ],
    [
      'loads something',
      'logo.svg',
      drawing.replace('<path', '<path style="fill:url(//x)"'),
      'art-unsafe',
    ],
    ['is broken', 'logo.svg', '<svg><path', 'art-broken'],
    ['is too heavy', 'logo.png', Buffer.concat([png, Buffer.alloc(400_000)]), 'art-heavy'],
    ['is called by a path', '../logo.svg', drawing, 'art-path'],
    ['is called by another path', 'a\\logo.svg', drawing, 'art-path'],
  ])('that %s is refused with a sentence', async (_, name, content, code) => {
    const refusal = await refusalOf(upload(name, content))
    expect(refusal.code).toBe(code)
    expect(refusal.message).toMatch(/\.$/)
    expectUntouched()
  })

  it('of 4 MB is refused', async () => {
    const refusal = await refusalOf(upload('logo.png', Buffer.alloc(4_000_000)))
    expect(refusal).toMatchObject({ code: 'too-large' })
    expectUntouched()
  })

  it('is removed only if it is the picture that was listed', async () => {
    const { path, fingerprint } = await upload('logo.svg', drawing)
    const remove = (body: { path: string; fingerprint: string }) =>
      studioApi.ask('removeArt', { merchant: 'shop', body })
    expect(await refusalOf(remove({ path, fingerprint: 'x' }))).toMatchObject({
      code: 'art-changed',
    })
    for (const wrong of ['merchant.json', 'art/../merchant.json', 'art/none.svg'])
      expect(await refusalOf(remove({ path: wrong, fingerprint }))).toMatchObject({
        code: 'no-art',
      })
    await remove({ path, fingerprint })
    expect(readdirSync(join(studioApi.root, 'merchants/shop/art'))).toEqual([])
    expect(statSync(join(studioApi.root, file)).isFile()).toBe(true)
  })
})
