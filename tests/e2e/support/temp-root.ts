import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { englishFirst } from '../../support/english-first.ts'
import { projectRoot } from './words.ts'

export interface TempRoot {
  readonly path: string
  /** Writes a merchant's file: JSON, or text or bytes as they are. */
  readonly write: (code: string, content: object | string | Uint8Array, file?: string) => void
  /** Takes a merchant's folder in from elsewhere. */
  readonly bring: (code: string, folder: string) => void
  /** Takes a language of the fixtures in. */
  readonly bringLanguage: (tag: string) => void
  /** Takes an own block of the examples in. */
  readonly bringBlock: (type: string) => void
  /** Writes a file of an own block. */
  readonly writeBlock: (type: string, file: string, text: string) => void
  /** Takes the adapters of the examples in. */
  readonly bringAdapters: () => void
  /** Writes an adapter. */
  readonly writeAdapter: (name: string, text: string) => void
  /** Makes a merchant that has all files of the base. */
  readonly copyBase: (code: string) => void
  /** Takes out what was written. */
  readonly tidy: () => void
  readonly remove: () => void
}

/** A folder of its own with the base merchant and the languages. */
export function makeTempRoot(): TempRoot {
  const path = mkdtempSync(join(tmpdir(), 'livery-root-'))
  for (const part of ['merchants/base', 'locales'])
    cpSync(join(projectRoot, part), join(path, part), { recursive: true })
  const written = new Set<string>()
  const languages = new Set<string>()
  return {
    path,
    bring(code, folder) {
      written.add(code)
      cpSync(folder, join(path, 'merchants', code), { recursive: true })
    },
    bringLanguage(tag) {
      languages.add(tag)
      const from = join(projectRoot, 'tests/fixtures/languages', tag)
      cpSync(from, join(path, 'locales', tag), { recursive: true })
    },
    bringBlock(type) {
      const from = join(projectRoot, 'examples/blocks', type)
      cpSync(from, join(path, 'blocks', type), { recursive: true })
    },
    writeBlock(type, file, text) {
      const target = join(path, 'blocks', type, file)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, text)
    },
    bringAdapters() {
      cpSync(join(projectRoot, 'examples/gateways'), join(path, 'gateways'), { recursive: true })
    },
    writeAdapter(name, text) {
      writeFileSync(join(path, 'gateways', `${name}.ts`), text)
    },
    copyBase(code) {
      written.add(code)
      cpSync(join(path, 'merchants/base'), join(path, 'merchants', code), { recursive: true })
    },
    tidy() {
      for (const code of written)
        rmSync(join(path, 'merchants', code), { recursive: true, force: true })
      written.clear()
      for (const folder of ['blocks', 'gateways'])
        rmSync(join(path, folder), { recursive: true, force: true })
      for (const tag of languages)
        rmSync(join(path, 'locales', tag), { recursive: true, force: true })
      languages.clear()
    },
    write(code, content, file = 'merchant.json') {
      written.add(code)
      const folder = join(path, 'merchants', code)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      const plain = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(join(folder, file), plain ? content : JSON.stringify(content, null, 2))
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}

/** A merchant of a few lines, as an operator would begin one, in English. */
export function plainMerchant(code: string, more: object = {}): object {
  return {
    schemaVersion: 1,
    code,
    extends: 'base',
    hosts: [`${code}.localhost`],
    brand: { name: { en: code } },
    languages: englishFirst,
    ...more,
  }
}
