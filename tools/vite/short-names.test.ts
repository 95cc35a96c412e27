import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createShortNames } from './short-names.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-names-'))
  mkdirSync(join(root, 'src'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, names: readonly string[]): void =>
  writeFileSync(join(root, 'src', file), names.map((name) => `.${name} { color: red; }`).join('\n'))

it('gives every class of every sheet a name of its own with at most two letters', () => {
  const many = Array.from({ length: 1600 }, (_, index) => `class-${index}`)
  write('A.module.css', many)
  write('B.module.css', many)
  const nameOf = createShortNames(root)
  const names = ['A', 'B'].flatMap((sheet) =>
    many.map((name) => nameOf(name, join(root, `src/${sheet}.module.css?used`))),
  )
  expect(new Set(names).size).toBe(3200)
  expect(names.filter((name) => !/^[a-zA-Z][a-zA-Z0-9]?$/.test(name))).toEqual([])
  // Content blockers hide what is named so.
  expect(names.filter((name) => /^ad/i.test(name))).toEqual([])
})

it('names the same sources the same in every build', () => {
  write('A.module.css', ['bar', 'title'])
  const file = join(root, 'src/A.module.css')
  const [one, other] = [createShortNames(root), createShortNames(root)]
  expect(one('title', file)).toBe(other('title', file))
  expect(one('bar', file)).not.toBe(one('title', file))
})
