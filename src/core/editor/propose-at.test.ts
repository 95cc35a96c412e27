import { describe, expect, it } from 'vitest'
import { openAt, testFile, testMerchant } from '../../../tests/support/open-in-editor.ts'
import { flags } from '../contract/flags.ts'
import { proposeAt } from './propose-at.ts'

function propose(path: string, marked: string) {
  const { file, offset } = openAt(path, marked)
  return proposeAt(file, offset)
}

const labels = (part: string) =>
  propose(testFile, testMerchant(part))?.list.map(({ label }) => label) ?? []
const home = (part: string) => `"pages": { "home": { ${part} } }`

describe('a merchant', () => {
  it('is offered its parts, without those that it has', () => {
    const offered = labels('"theme": {}, "|"')
    expect(offered).toEqual(expect.arrayContaining(['brand', 'pages', 'registration']))
    expect(offered).not.toContain('theme')
    expect(offered).not.toContain('code')
  })

  it('is offered the values of a setting, also behind a text that is not closed', () => {
    expect(labels('"theme": { "shape": "| }')).toEqual(expect.arrayContaining(['sharp', 'round']))
    expect(labels('"safety": { "rememberedLogin": | }')).toContain('username')
  })

  it('is offered the kinds of block that a page shows, and of one kind its variants and settings', () => {
    expect(labels(home('"blocks": { "top": { "type": "|" } }'))).toContain('winner-board')
    expect(labels(home('"blocks": { "top": { "type": "|" } }'))).not.toContain('header')
    expect(labels('"pages": { "shell": { "blocks": { "top": { "type": "|" } } } }')).toContain(
      'header',
    )
    const typed = '"type": "winner-board"'
    expect(labels(home(`"blocks": { "top": { "variant": |, ${typed} } }`))).toContain('podium')
    expect(labels(home(`"blocks": { "top": { ${typed}, "settings": { "|" } } }`))).toContain('rows')
  })

  it('is offered the settings of a block whose type it inherits', () => {
    expect(labels(home('"blocks": { "winners": { "settings": { "|" } } }'))).toContain('rows')
  })

  it('is offered the blocks of its page, also those that it inherits', () => {
    const own = '"blocks": { "club": { "type": "banner" } }'
    for (const part of [`"order": ["*", |], ${own}`, `"moves": { "|" }, ${own}`])
      expect(labels(home(part))).toEqual(expect.arrayContaining(['winners', 'club']))
    const beside = labels(home('"moves": { "winners": { "before": "|" } }'))
    expect(beside).toContain('popular')
    expect(beside).not.toContain('winners')
    expect(labels(home('"blocks": { "|" }'))).toContain('winners')
  })

  it('is offered flags, tokens, languages, merchants, pictures, messages, links and pages of menus', () => {
    const when = (part: string) =>
      home(`"blocks": { "top": { "type": "banner", "when": { ${part} } } }`)
    expect(labels(when('"flag": "|"'))).toEqual(expect.arrayContaining(Object.keys(flags)))
    expect(labels('"flags": { "|" }')).toEqual(Object.keys(flags))
    expect(labels('"theme": { "tokens": { "|" } }')).toContain('surface-hover')
    expect(labels('"languages": { "supported": ["|"] }')).toContain('km')
    expect(labels('"theme": { "look": "|" }')).toEqual(['base', 'hongyun', 'kiwibet', 'reef'])
    expect(labels('"brand": { "logo": "|" }')).toContain('art/logo.svg')
    expect(labels('"brand": { "name": "|" }')).toContain('login.welcome')
    expect(labels('"navigation": { "bottom": ["|"] }')).toContain('deposit')
  })

  it('is offered nothing in a comment and behind a value', () => {
    expect(propose(testFile, testMerchant('// "th|'))).toBeUndefined()
    expect(propose(testFile, testMerchant('"hosts": [] |'))).toBeUndefined()
  })

  it('is offered texts that replace what is typed and bring the colon that is missing', () => {
    const marked = testMerchant('"th|em"')
    const found = propose(testFile, marked)
    expect(marked.replace('|', '').slice(found?.start, found?.end)).toBe('"them"')
    expect(found?.list.find(({ label }) => label === 'theme')?.insert).toBe('"theme": ')
    const before = propose(testFile, testMerchant('"th|em": {}'))
    expect(before?.list.find(({ label }) => label === 'theme')?.insert).toBe('"theme"')
  })
})

it('a look is offered tokens, parts of the kit and their pieces', () => {
  const look = (text: string) =>
    propose('merchants/siamstar/look/row.css', text)?.list.map(({ label }) => label) ?? []
  expect(look('[data-kit="row"] { color: var(--te|')).toContain('--text-muted')
  expect(look('[data-kit="|')).toContain('row')
  expect(look('[data-kit="row"] [data-part="|"]')).toContain('title')
  expect(look('[data-kit="row"] { color: re|')).toEqual([])
})

it('a translator is offered the keys of English in the plural forms of the language, and the English text', () => {
  const messages = (path: string, text: string) =>
    propose(path, text)?.list.map(({ label }) => label) ?? []
  expect(messages('merchants/siamstar/messages/th.json', '{ "login": { "|" } }')).toContain(
    'welcome',
  )
  expect(messages('locales/th/account.json', '{ "login": { "welcome": "|" } }')).toEqual([
    'Welcome back',
  ])
  expect(messages('locales/ar/common.json', '{ "count": { "|" } }')).toContain('games_two')
  expect(messages('locales/th/common.json', '{ "count": { "|" } }')).not.toContain('games_two')
})

it('the settings of a workspace are offered, and nothing in a file that Livery does not read', () => {
  expect(propose('livery.json', '{ "|" }')?.list.map(({ label }) => label)).toContain(
    'environments',
  )
  expect(propose('package.json', '{ "|" }')).toBeUndefined()
})
