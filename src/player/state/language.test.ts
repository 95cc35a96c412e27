import { beforeEach, expect, test, vi } from 'vitest'
import {
  chooseLanguage,
  onLanguageChange,
  readLanguage,
  readLanguageCode,
  startLanguage,
} from './language.ts'

const language = (tag: string, code: string) => ({
  tag,
  code,
  name: tag,
  fallback: [],
  messages: {},
})
const rules = { default: 'th', supported: [language('th', 'TH'), language('zh', 'CN')] }

beforeEach(() => localStorage.clear())

test('a first visit speaks the default language', () => {
  startLanguage(rules)
  expect([readLanguage(), readLanguageCode()]).toEqual(['th', 'TH'])
})

test.each([
  ['zh', 'zh'],
  ['CN', 'zh'],
  ['xx', 'th'],
])('a stored %s gives %s', (stored, tag) => {
  localStorage.setItem('language', stored)
  startLanguage(rules)
  expect(readLanguage()).toBe(tag)
})

test('a choice is stored, clears the hot games and is published', () => {
  startLanguage(rules)
  localStorage.setItem('hotGames', '{}')
  const heard = vi.fn()
  const stop = onLanguageChange(heard)
  chooseLanguage('zh')
  chooseLanguage('zh')
  chooseLanguage('xx')
  expect({ ...localStorage }).toEqual({ language: 'zh' })
  expect(heard.mock.calls).toEqual([['zh']])
  stop()
})
