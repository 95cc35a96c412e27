import { expect, test } from 'vitest'
import { checkMerchants } from './check-merchants.ts'
import { printFindings } from './finding.ts'
import { longestFile } from './parse-source.ts'
import { filesOf, pictureOf } from './testing.ts'

test('a finding repeats so much of a key as can be read', () => {
  const key = 'x'.repeat(100_000)
  const [finding, ...others] = checkMerchants(pictureOf({ shop: { [key]: 1 } }))
  expect(others).toEqual([])
  expect(finding?.message).toContain(`"${'x'.repeat(239)}…"`)
  expect(finding?.message.length).toBeLessThan(600)
  expect(finding?.path.length).toBe(240)
})

test('a finding repeats so many names of a list as can be read', () => {
  const texts = Array.from({ length: 5_000 }, (_, at) => `{{name${at}}}`)
  const words = { en: { home: { title: texts.join(' ') } } }
  const messages = Object.fromEntries(
    Object.entries(words).map(([tag, texts]) => [`merchants/shop/messages/${tag}.json`, texts]),
  )
  const shop = { schemaVersion: 1, code: 'shop', languages: { default: 'en', supported: ['en'] } }
  const files = filesOf({
    'locales/en.json': {
      $language: { name: 'English', code: 'EN', fallback: [] },
      home: { title: 'Hi' },
    },
    'merchants/shop/merchant.json': shop,
    ...messages,
  })
  const found = checkMerchants(files)
  expect(found.length).toBeGreaterThan(0)
  for (const { message } of found) expect(message.length).toBeLessThan(2_000)
})

test('a file with very many findings lists a hundred, errors first, and the number of the others', () => {
  const settings = Array.from({ length: 10_000 }, (_, at) => [`setng${at}`, 1])
  const some = { safety: { rememberedLogin: 'credentials' }, ...Object.fromEntries(settings) }
  const found = checkMerchants(pictureOf({ shop: some, fine: { colour: 1 } }))
  expect(found.filter(({ severity }) => severity === 'error')).toHaveLength(10_001)
  const lines = printFindings(found)
  expect(lines).toHaveLength(102)
  expect(lines[0]).toContain('merchants/fine/merchant.json')
  expect(lines.at(-1)).toMatch(
    /^merchants\/shop\/merchant\.json {2}9,90\d more findings are not listed\. Correct these first\.$/,
  )
  expect(lines.join('\n')).not.toContain('remembered-login')
})

test.each(['merchant.json', 'world.json', 'art/recipe.json', 'messages/en.json'])(
  'a %s that is too large is reported at its first line, and not read',
  (name) => {
    const { read, list } = pictureOf({ shop: {}, fine: { colour: 1 } })
    const path = `merchants/shop/${name}`
    const large = { [path]: `{ "a": 1 ${' '.repeat(longestFile)} }` }
    const files = {
      read: (asked: string) => large[asked] ?? read(asked),
      list: (folder: string) => {
        const start = `${folder}/`
        const more = path.startsWith(start) ? [path.slice(start.length).split('/')[0] ?? ''] : []
        return [...new Set([...list(folder), ...more])]
      },
    }
    const found = checkMerchants(files).map((one) => `${one.code} ${one.file}:${one.line}`)
    expect(found).toContain(`file-too-large ${path}:1`)
    expect(found.some((one) => one.includes('unknown-setting merchants/fine/'))).toBe(true)
    expect(found.filter((one) => one.includes(path))).toHaveLength(1)
  },
)
