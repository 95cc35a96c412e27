import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { formatLicences, readFontLicences, readPackageLicences } from './read-licences.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-licences-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function install(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(root, 'node_modules', name)
  mkdirSync(join(folder, 'dist'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return join(folder, 'dist/index.js')
}

describe('the licences of what is published', () => {
  it('name each package once, with its version and all its texts', () => {
    const dual = install('@acme/dual', {
      'package.json':
        '{ "name": "@acme/dual", "version": "2.1.0", "license": "(MPL-2.0 OR Apache-2.0)" }',
      LICENSE: 'Apache text',
      'LICENSE-MPL': 'MPL text',
    })
    const bare = install('bare', {
      'package.json': '{ "name": "bare", "version": "1.0.0", "license": "Unlicense" }',
    })
    const text = formatLicences(readPackageLicences([bare, dual, `${dual}?x`, '/src/own.ts']))
    expect(text).toContain('- @acme/dual 2.1.0: (MPL-2.0 OR Apache-2.0)\n- bare 1.0.0: Unlicense\n')
    expect(text).toContain('Apache text\n\nMPL text')
  })

  it('refuse a package that names no licence', () => {
    const secret = install('secret', { 'package.json': '{ "name": "secret", "version": "1.0.0" }' })
    expect(() => readPackageLicences([secret])).toThrow('secret names no licence.')
  })

  it('hold the text of every font family of the product', () => {
    const fonts = readFontLicences(join(import.meta.dirname, '../../fonts'))
    expect(fonts.length).toBeGreaterThan(5)
    for (const { text } of fonts)
      expect(text).toMatch(/SIL Open Font License|SIL OPEN FONT LICENSE/)
  })
})
