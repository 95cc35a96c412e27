import { expect, it } from 'vitest'
import { filesOf, resolutionOf } from '../../core/config/testing.ts'
import { addDocuments } from './documents.ts'
import { createMessageReader } from './messages.ts'

const head = (name: string, fallback: readonly string[]) => ({
  $language: { name, code: name, fallback },
})
const texts = {
  'merchants/top/documents/about.en.md': '## Top',
  'merchants/shop/documents/about.th.md': '## ร้าน',
}
const files = filesOf({
  'locales/en/common.json': head('EN', []),
  'locales/th/common.json': head('TH', ['en']),
  'locales/zh/common.json': head('ZH', ['en']),
})
const withTexts = {
  ...files,
  read: (path: string) => new Map(Object.entries(texts)).get(path) ?? files.read(path),
}
const page = (block: object) => ({
  pages: {
    'own-about': { path: '/m/about', title: { en: 'About' }, order: ['a'], blocks: { a: block } },
  },
})

function readAreas(tag: string, block: object): readonly (readonly [string, unknown])[] {
  const { merchant } = resolutionOf({ shop: page(block) })
  const messages = createMessageReader(files)(['shop', 'top'], tag)
  if (!merchant || !messages) throw new Error('The test needs a merchant and its messages.')
  const { areas } = addDocuments(messages, merchant, { files: withTexts, chain: ['shop', 'top'] })
  return [...areas]
    .filter(([area]) => area !== 'common')
    .map(([area, { messages: m }]) => [area, m])
}

it.each([
  ['th', '<h3>ร้าน</h3>'],
  ['en', '<h3>Top</h3>'],
  ['zh', '<h3>Top</h3>'],
])(
  'a document in %s is its own text, an inherited one, or that of a fallback language',
  (tag, html) => {
    expect(readAreas(tag, { type: 'document', settings: { file: 'about' } })).toEqual([
      ['document-about', { 'document-about': { html } }],
    ])
  },
)

it('a document that no block shows, or that nobody wrote, is not served', () => {
  expect(readAreas('en', { type: 'contact' })).toEqual([])
  expect(readAreas('en', { type: 'document', settings: { file: 'terms' } })).toEqual([])
})
