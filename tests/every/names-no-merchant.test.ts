import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const merchants = readdirSync(join(root, 'merchants')).filter((code) => code !== 'base')
const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
)

test.each(merchants)('no source file names %s', (code) => {
  const word = new RegExp(`\\b${code}\\b`, 'i')
  const naming = sources.filter((file) => word.test(readFileSync(join(root, file), 'utf8')))
  expect(naming).toEqual([])
})
