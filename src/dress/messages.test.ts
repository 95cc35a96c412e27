import { expect, it } from 'vitest'
import { filesOf } from '../config/testing.ts'
import { readVoice } from './messages.ts'

const locale = {
  $language: { name: 'English', code: 'EN', fallback: [] },
  login: { title: 'Login', welcome: 'Hello' },
  won: 'Won',
}

/** What players of a shop read where it says these words of its own. */
function readWords(own: unknown) {
  const files = filesOf({ 'locales/en.json': locale, 'merchants/shop/messages/en.json': own })
  return readVoice(files, ['shop'], 'en')?.messages
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
