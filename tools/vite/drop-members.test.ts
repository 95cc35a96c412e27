import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dropMembers, listWords } from './drop-members.ts'

it('drops the methods that nothing names, and the methods that only those named', () => {
  const code = 'class A { used() { this.inner() } inner() {} other() { this.last() } last() {} }'
  expect(dropMembers(code, needs('used')).replaceAll(/\s+/g, ' ')).toBe(
    'class A { used() { this.inner() } inner() {} }',
  )
})

it('keeps a method whose name appears in a text of the library', () => {
  const code = "class A { found() {} } ['found'].map((name) => a[name]())"
  expect(dropMembers(code, needs())).toBe(code)
})

it('drops exports and copies of methods that nothing imports', () => {
  const code = 'class A { x() {} y() {} }\nconst x = a.x;\nconst y = a.y;\nexport { x, y };'
  expect(dropMembers(code, needs('y'))).toBe('class A {  y() {} }\n\nconst y = a.y;\nexport { y };')
})

it('drops exports of a CommonJS module that nobody imports', () => {
  const code = 'exports.used = () => 1;\nexports.other = () => 2;'
  expect(dropMembers(code, needs('used'))).toBe('exports.used = () => 1;\n')
})

it('keeps of i18next what the translator calls', async () => {
  const source = createRequire(import.meta.url)
    .resolve('i18next')
    .replace('/cjs/', '/esm/')
  const door = join(import.meta.dirname, '../../src/player/i18n/create-translator.ts')
  const whole = readFileSync(source, 'utf8')
  const code = dropMembers(whole, needs(...listWords(readFileSync(door, 'utf8'))))
  const folder = mkdtempSync(join(tmpdir(), 'livery-members-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'i18next.mjs'), code)
  const { createInstance } = await import(/* @vite-ignore */ join(folder, 'i18next.mjs'))
  const i18next = createInstance()
  i18next.init({ lng: 'th', fallbackLng: { default: ['en'] }, resources: {}, initAsync: false })
  i18next.addResourceBundle('th', 'translation', { hello: 'สวัสดี {{name}}' })
  i18next.addResourceBundle('en', 'translation', { one: 'in English', day_other: '{{count}} days' })
  expect(i18next.t('hello', { replace: { name: 'A' } })).toBe('สวัสดี A')
  expect(i18next.t('one')).toBe('in English')
  i18next.changeLanguage('en')
  expect(i18next.t('day', { count: 3 })).toBe('3 days')
  expect(i18next.exists('hello')).toBe(false)
  expect(code.length).toBeLessThan(whole.length * 0.9)
})

function needs(...names: string[]): (name: string) => boolean {
  return (name) => names.includes(name)
}
