import { expect, it } from 'vitest'
import { filesOf } from '../../core/config/testing.ts'
import { readVoice } from './messages.ts'

const locale = {
  $language: { name: 'English', code: 'EN', fallback: [] },
  login: { title: 'Login', welcome: 'Hello' },
  won: 'Won',
}

/** What players of a shop read where it says these words of its own. */
function readWords(own: unknown) {
  const files = filesOf({
    'locales/en/common.json': locale,
    'merchants/shop/messages/en.json': own,
  })
  return readVoice(files, ['shop'], 'en')?.areas.get('common')?.messages
}

it('players read what a merchant says itself, over the words of the platform', () => {
  expect(readWords({ login: { welcome: 'Come in' } })).toEqual({
    login: { title: 'Login', welcome: 'Come in' },
    won: 'Won',
  })
})

it('comments and trailing commas are read as they are in every file of a merchant', () => {
  const typed = '{\n  // For the opening.\n  "login": { "welcome": "Come in", },\n}\n'
  expect(readWords(typed)).toMatchObject({ login: { title: 'Login', welcome: 'Come in' } })
})

it.each([
  ['nothing in place of a group', { login: null }],
  ['a text in place of a group', { login: 'Hello' }],
  ['a group in place of a text', { won: { by: 'You' } }],
  ['a number in place of a text', { login: { welcome: 5 } }],
])('%s takes no words away', (_, own) => {
  expect(readWords(own)).toEqual({ login: locale.login, won: 'Won' })
})

it('players read a group of a merchant in the area that the platform has it in', () => {
  const files = filesOf({
    'locales/en/common.json': locale,
    'locales/en/play.json': { play: { open: 'Open' } },
    'merchants/shop/messages/en.json': { play: { open: 'Go' }, other: { any: 'thing' } },
  })
  const areas = readVoice(files, ['shop'], 'en')?.areas
  expect(areas?.get('play')).toMatchObject({ messages: { play: { open: 'Go' } }, own: true })
  expect(areas?.get('common')).toMatchObject({ messages: { other: { any: 'thing' } }, own: true })
  expect(readVoice(files, ['else'], 'en')?.areas.get('play')?.own).toBe(false)
})

it('a language without an area reads it in the languages it falls back to', () => {
  const files = filesOf({
    'locales/en/common.json': locale,
    'locales/en/play.json': { play: { open: 'Open', shut: 'Shut' } },
    'locales/th/common.json': { $language: { name: 'ไทย' } },
    'locales/th/play.json': { play: { open: 'เปิด' } },
    'locales/km/common.json': { $language: { name: 'ខ្មែរ', fallback: ['th'] } },
  })
  expect(readVoice(files, ['shop'], 'km')?.areas.get('play')?.messages).toEqual({
    play: { open: 'เปิด', shut: 'Shut' },
  })
})
