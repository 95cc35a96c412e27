import { expect, it } from 'vitest'
import { openAt, testFile, testMerchant } from '../../../tests/support/open-in-editor.ts'
import { defineAt } from './define-at.ts'
import { explainAt } from './explain-at.ts'

function explain(path: string, marked: string): string {
  const { file, offset } = openAt(path, marked)
  const found = explainAt(file, offset, Date.UTC(2026, 0))
  return [...(found?.sentences ?? []), ...(found?.lines ?? [])].join('\n')
}

function define(path: string, marked: string): string | undefined {
  const { file, offset } = openAt(path, marked)
  const found = defineAt(file, offset)
  return found && `${found.file}:${found.line}`
}

const block = (part: string) => testMerchant(`"pages": { "home": { "blocks": {\n${part}\n} } }`)
const line = (text: string) => expect.stringMatching(text)

it('a setting is explained with every layer that sets it, the winner marked', () => {
  const words = explain(testFile, testMerchant('"theme": { "sh|ape": "round" }'))
  expect(words).toContain('corner')
  expect(words).toContain('theme.shape = "round"')
  expect(words).toMatch(/platform|base sets "soft" {2}merchants\/base\/merchant\.json:\d+/)
  expect(words).toContain('siamstar sets "round"  merchants/siamstar/merchant.json:5:21  ← wins')
})

it('a map is explained without its whole value', () => {
  expect(explain(testFile, testMerchant('"the|me": { "shape": "round" }'))).toMatch(/\ntheme\n/)
})

it('a block is explained with why a guest sees it', () => {
  const words = explain(testFile, block('"win|ners": { "when": { "session": "member" } }'))
  expect(words).toContain('For a guest, this block is hidden')
  expect(explain(testFile, block('"win|ners": {}'))).toContain('For a guest, this block is shown')
})

it('a message, a token and a part of the kit are explained', () => {
  expect(
    explain('merchants/siamstar/messages/th.json', '{ "login": { "wel|come": "x" } }'),
  ).toContain('English: Welcome back')
  const look = 'merchants/siamstar/look/row.css'
  expect(explain(look, '[data-kit="row"] { color: var(--te|xt) }')).toContain('derived:')
  expect(explain(look, '[data-kit="r|ow"] { }')).toContain('row of a list')
})

it('nothing is explained where nothing is, and in a file that cannot be parsed what is known', () => {
  expect(explain(testFile, testMerchant('|'))).toBe('')
  expect(explain(testFile, testMerchant('"theme": { "sh|ape": "round" '))).toContain('corner')
})

it('a value leads to the layer below that set it', () => {
  expect(define(testFile, testMerchant('"theme": { "sh|ape": "round" }'))).toEqual(
    line('^merchants/base/merchant.json:'),
  )
})

it('a name leads to what it names', () => {
  expect(define(testFile, testMerchant('').replace('"base"', '"ba|se"'))).toBe(
    'merchants/base/merchant.json:1',
  )
  expect(define(testFile, testMerchant('"theme": { "look": "re|ef" }'))).toBe(
    'merchants/reef/merchant.json:1',
  )
  expect(define(testFile, block('"top": { "type": "winner-|board" }'))).toBe(
    'schemas/block.winner-board.schema.json:1',
  )
  const order = '"pages": { "home": { "order": ["win|ners", "*"] } }'
  expect(define(testFile, testMerchant(order))).toEqual(line('^merchants/base/merchant.json:'))
  expect(define(testFile, testMerchant('"brand": { "logo": "art/lo|go.svg" }'))).toBe(
    'merchants/siamstar/art/logo.svg:1',
  )
  expect(define(testFile, testMerchant('"brand": { "name": "login.wel|come" }'))).toEqual(
    line('^locales/en/account.json:'),
  )
})

it('a message of a language leads to the English text, and a token of a look to the layer that set it', () => {
  expect(define('locales/th/account.json', '{ "login": { "wel|come": "" } }')).toEqual(
    line('^locales/en/account.json:'),
  )
  expect(define('merchants/siamstar/look/row.css', 'a { color: var(--te|xt) }')).toEqual(
    line('^merchants/siamstar/merchant.json:'),
  )
})

it('a name that does not exist leads nowhere', () => {
  expect(define(testFile, testMerchant('').replace('"base"', '"no|where"'))).toBeUndefined()
  expect(define('package.json', '{ "na|me": "x" }')).toBeUndefined()
})
