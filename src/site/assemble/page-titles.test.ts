import { expect, it } from 'vitest'
import { filesOf, resolutionOf } from '../../core/config/testing.ts'
import { createMessageReader } from './messages.ts'
import { addPageTitles } from './page-titles.ts'

const files = filesOf({
  'locales/en/common.json': {
    $language: { name: 'English', code: 'EN', fallback: [] },
    route: { home: 'Home' },
  },
  'locales/en/mall.json': { mall: { title: 'The mall' } },
  'locales/th/common.json': {
    $language: { name: 'ไทย', code: 'TH', fallback: ['en'] },
    route: { home: 'หน้าแรก' },
  },
})

/** Returns the titles of pages that a player of a language reads. */
function readTitles(tag: string, pages: object): unknown {
  const { merchant } = resolutionOf({ shop: { pages } })
  const messages = createMessageReader(files)(['shop'], tag)
  if (!merchant || !messages) throw new Error('The test needs a merchant and its messages.')
  return addPageTitles(messages, merchant).areas.get('common')?.messages['route']
}

const path = '/m/club'

it('the title of an own page is beside the titles of the product, in the language', () => {
  const pages = { 'own-club': { path, title: { en: 'Club', th: 'คลับ' } } }
  expect(readTitles('en', pages)).toEqual({ home: 'Home', 'own-club': 'Club' })
  expect(readTitles('th', pages)).toEqual({ home: 'หน้าแรก', 'own-club': 'คลับ' })
})

it.each([
  ['a fallback language', { en: 'Club' }],
  ['any language', { km: 'Club' }],
])('a title that the language lacks is that of %s', (_, title) => {
  expect(readTitles('th', { 'own-club': { path, title } })).toMatchObject({ 'own-club': 'Club' })
})

it('a title may be a message', () => {
  expect(readTitles('en', { 'own-club': { path, title: 'mall.title' } })).toMatchObject({
    'own-club': 'The mall',
  })
})

it('a merchant without own pages shares the messages of the platform', () => {
  const { merchant } = resolutionOf({ shop: {} })
  const messages = createMessageReader(files)(['shop'], 'en')
  expect(merchant && messages && addPageTitles(messages, merchant)).toBe(messages)
})
