import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const imports = /import (\w+) from '(\.[^']+\.module\.css)'/g

it('every class that a component uses is in its style sheet', () => {
  const missing = globSync('src/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(imports)].flatMap(([, name = '', path = '']) => {
      const sheet = readFileSync(join(dirname(file), path), 'utf8')
      const classes = new Set([...sheet.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, one]) => one))
      const used = source.matchAll(new RegExp(`\\b${name}\\[['"]([\\w-]+)['"]\\]`, 'g'))
      return [...used].flatMap(([, one]) => (classes.has(one) ? [] : [`${file}: ${one}`]))
    })
  })
  expect(missing).toEqual([])
})
