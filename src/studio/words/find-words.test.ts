import { describe, expect, it } from 'vitest'
import { startEditSession } from '../model/edit-session.ts'
import { readOwnWords } from '../state/own-words.ts'
import { findWords } from './find-words.ts'

const inherited = [
  { language: 'en', words: { 'login.submit': 'Log in', 'menu.help': 'Help' } },
  { language: 'th', words: { 'login.submit': 'เข้าสู่ระบบ' } },
]
const folder = 'merchants/orb/messages'
const session = startEditSession([
  { path: `${folder}/th.json`, text: '{ "menu": { "help": "ช่วยด้วย" } }', fingerprint: '1' },
  { path: `${folder}/en.json`, text: '{ "menu": ', fingerprint: '2' },
  { path: `${folder}/km.json`, text: '', fingerprint: 'none' },
  { path: 'merchants/orb/merchant.json', text: '{}', fingerprint: '3' },
])

describe('the words of a merchant', () => {
  const { words, problems } = readOwnWords({ session })
  const find = (wanted: string, isOwnOnly = false): string[] =>
    findWords(inherited, words, { wanted, isOwnOnly }).map(({ key }) => key)

  it('are its own before the inherited ones, and a broken file is reported with its place', () => {
    expect(findWords(inherited, words, { wanted: '', isOwnOnly: false })).toEqual([
      { key: 'menu.help', own: { th: 'ช่วยด้วย' }, inherited: { en: 'Help' } },
      {
        key: 'login.submit',
        own: {},
        inherited: { en: 'Log in', th: 'เข้าสู่ระบบ' },
      },
    ])
    expect(problems).toEqual([expect.stringMatching(/^merchants\/orb\/messages\/en\.json:1:\d+/)])
  })
  it('are found by key and by the words of any language', () => {
    expect(find('LOGIN')).toEqual(['login.submit'])
    expect(find('เข้า')).toEqual(['login.submit'])
    expect(find('help menu')).toEqual(['menu.help'])
    expect(find('', true)).toEqual(['menu.help'])
    expect(find('nothing')).toEqual([])
  })
})
