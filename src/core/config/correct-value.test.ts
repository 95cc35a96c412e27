import { expect, it } from 'vitest'
import artSchema from '../../../schemas/art.schema.json' with { type: 'json' }
import merchantSchema from '../../../schemas/merchant.schema.json' with { type: 'json' }
import { checkMerchants } from './check-merchants.ts'
import { correctValue } from './correct-value.ts'
import { pictureOf } from './testing.ts'

const colour = '^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$'
const host = merchantSchema.properties.hosts.items.pattern
const tag = merchantSchema.properties.languages.properties.default.pattern
const origin = merchantSchema.properties.gateway.properties.origin.pattern
const art = artSchema.anyOf[0]?.pattern ?? ''

it.each([
  ['a short colour', '#fff', colour, '#FFFFFF'],
  ['a short colour that is half transparent', '#0a08', colour, '#00AA0088'],
  ['a colour without its sign', '0b6e8c', colour, '#0B6E8C'],
  ['a colour with spaces around it', ' #0B6E8C ', colour, '#0B6E8C'],
  ['a host in capitals', 'Brand.Example.COM', host, 'brand.example.com'],
  ['a host with scheme and path', 'https://brand.example/m/home', host, 'brand.example'],
  ['a host with a port', 'brand.example:8080', host, 'brand.example'],
  ['a host in Thai letters', 'ไทย.com', host, 'xn--o3cw4h.com'],
  ['a host in Cyrillic letters', 'Пример.рф', host, 'xn--e1afmkfd.xn--p1ai'],
  ['a host in full-width letters', 'ｂｒａｎｄ．ｅｘａｍｐｌｅ', host, 'brand.example'],
  ['a language in capitals', 'TH', tag, 'th'],
  ['a language with an underscore', 'zh_CN', tag, 'zh-CN'],
  ['an origin with a slash', 'https://gateway.example/', origin, 'https://gateway.example'],
  ['an origin in Thai letters', 'https://ไทย.com', origin, 'https://xn--o3cw4h.com'],
])('corrects %s', (_, typed, pattern, value) => {
  expect(correctValue(typed, pattern)).toEqual({ value, safe: true })
})

it.each([
  ['spaces and brackets', 'art/my logo (1).svg', 'art/my-logo-1.svg'],
  ['an ending in capitals', 'art/logo.SVG', 'art/logo.svg'],
  ['letters of another script', 'art/โลโก้ new.png', 'art/new.png'],
])('names a file that has %s, which must be renamed too', (_, typed, value) => {
  expect(correctValue(typed, art)).toEqual({ value, safe: false })
})

it.each([
  ['a colour by its name', 'red', colour],
  ['three letters that are no digits', '#xyz', colour],
  ['every host', '*', host],
  ['a host with an underscore, which is another host', 'a_b.example', host],
  ['a script', 'javascript:alert(1)', origin],
  ['a file without a plain letter', 'art/โลโก้.svg', art],
])('leaves %s alone', (_, typed, pattern) => {
  expect(correctValue(typed, pattern)).toBeUndefined()
})

/** Checks a merchant with a picture in its folder, and returns what each finding advises and its fix. */
function adviceOf(own: object, { picture = 'logo.svg' } = {}): [string, string | undefined][] {
  const files = pictureOf({ shop: own })
  const folder = 'merchants/shop/art'
  const found = checkMerchants({
    ...files,
    list: (path) => (path === folder ? [picture] : files.list(path)),
    read: (path) =>
      path === `${folder}/${picture}`
        ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 28"><path d="M0 0h144v28H0z"/></svg>'
        : files.read(path),
  })
  return found.map(({ message, fix }) => [message.replace(/^.*\. /, ''), fix?.insert])
}

it('shows what to write, and writes it where it means the same', () => {
  expect(adviceOf({ hosts: ['Shop.Example'] })).toContainEqual([
    'Change it to "shop.example".',
    '"shop.example"',
  ])
  expect(adviceOf({ theme: { primary: '#fff' } })).toContainEqual([
    'Change it to "#FFFFFF".',
    '"#FFFFFF"',
  ])
})

it('finds a picture whose name is written in other letters', () => {
  const brand = { logo: 'art/Logo.svg' }
  expect(adviceOf({ brand })).toContainEqual(['Change it to "art/logo.svg".', '"art/logo.svg"'])
})

it('finds the language that a tag in other letters or of a country names', () => {
  const languages = { default: 'en', supported: ['en', 'EN', 'en-us', 'fr'] }
  const advice = adviceOf({ languages }).map(([sentence]) => sentence)
  expect(advice.filter((sentence) => sentence === 'Change it to "en".')).toHaveLength(3)
  expect(advice).toContainEqual(
    expect.stringMatching(/^Add its files to locales\/fr\/, or choose from en/),
  )
})
