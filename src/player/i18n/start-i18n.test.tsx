// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Messages } from './create-translator.ts'
import type { MessageKey } from './message-key.ts'
import {
  changeLanguage,
  type I18nOptions,
  type LoadBundle,
  listNeededAreas,
  loadAreas,
  readI18n,
  startI18n,
} from './start-i18n.ts'
import { useT, useText } from './use-t.ts'

// These keys are of the test's own catalogue, whose groups are those of the platform.
const key = (name: string) => name as MessageKey

const english = {
  play: {
    hello: 'Hello {{name}}',
    wins_one: '{{count}} win',
    wins_other: '{{count}} wins',
    only: 'Only here',
  },
}
const thai = { play: { hello: 'สวัสดี {{name}}', only: '' } }
const messages = { en: { play: english }, th: { play: thai } }

function start(language = 'th', more: Partial<I18nOptions> = {}) {
  startI18n({ language, fallback: { km: ['th'] }, messages, ...more })
}
const translate = (name: string, values = {}) => readI18n().translate(key(name), values)

it('fills the values into a message without escaping', () => {
  start()
  expect(translate('play.hello', { name: '<b>' })).toBe('สวัสดี <b>')
})

it('falls back along the chain, then to en, then to the last part of the key', () => {
  start('km')
  expect(translate('play.hello', { name: 'A' })).toBe('สวัสดี A')
  expect(translate('play.only')).toBe('Only here')
  expect(translate('play.nowhere')).toBe('nowhere')
  expect(translate('play')).toBe('play')
})

it('takes a value as text and leaves a place without a value blank', () => {
  start('en')
  expect(translate('play.hello', { name: '{{count}} $& $t(play.only)', count: 3 })).toBe(
    'Hello {{count}} $& $t(play.only)',
  )
  expect(translate('play.hello')).toBe('Hello ')
  expect(readI18n().translate(key('play.hello'), Object.create({ name: 'A' }))).toBe('Hello ')
})

it('takes no value for an option of the translator', () => {
  start('en')
  for (const name of ['lng', 'ns', 'context', 'defaultValue', 'replace', 'returnObjects'])
    expect(translate('play.hello', { [name]: 'th', name: 'A' }), name).toBe('Hello A')
})

it('takes from a value what would turn the words after it around', () => {
  start('en')
  expect(translate('play.hello', { name: '\u202eA\u2066' })).toBe('Hello A')
})

it('reads only what a catalogue itself holds', () => {
  start('en')
  expect(translate('play.constructor')).toBe('constructor')
  expect(translate('__proto__.toString')).toBe('toString')
  expect(translate('play.hello.length')).toBe('length')
  expect(translate('play.only.0')).toBe('0')
})

it('uses the general form where a language lacks the chosen one', () => {
  const russian = { play: { wins_one: '{{count}} победа', wins_other: '{{count}} побед' } }
  start('ru', { messages: { ru: { play: russian } } })
  expect(translate('play.wins', { count: 21 })).toBe('21 победа')
  expect(translate('play.wins', { count: 22 })).toBe('22 побед')
  expect(translate('play.wins', { count: 0.5 })).toBe('0.5 побед')
})

it('chooses the plural form of the language that has the message', () => {
  start('en')
  expect(translate('play.wins', { count: 1 })).toBe('1 win')
  expect(translate('play.wins', { count: 2 })).toBe('2 wins')
})

it('finds the messages of a language however its tag is written', () => {
  start('zh-hant', { messages: { 'zh-hant': { play: { play: { only: '只有' } } } } })
  expect(translate('play.only')).toBe('只有')
})

it('reads words of configuration along the same chain', () => {
  start('km')
  const { read } = readI18n()
  expect(read({ th: 'ไทย', en: 'English' })).toBe('ไทย')
  expect(read({ en: 'English', zh: '中文' })).toBe('English')
  expect(read({ zh: '中文' })).toBe('中文')
  expect(read('play.only')).toBe('Only here')
})

it('reports a message that no language has, once', () => {
  const onMissing = vi.fn()
  start('km', { onMissing })
  expect([translate('play.gone'), translate('play.gone'), translate('play.only')]).toEqual([
    'gone',
    'gone',
    'Only here',
  ])
  expect(onMissing.mock.calls).toEqual([['play.gone', 'km']])
})

/** Answers for an area of a language when told to. */
function openLoader() {
  const asked: string[] = []
  const waiting = new Map<string, (messages: Messages | undefined) => void>()
  const load: LoadBundle = (language, area) => {
    asked.push(`${language} ${area}`)
    return new Promise((resolve) =>
      waiting.set(`${language} ${area}`, (found) =>
        resolve(found && { language, area, messages: found }),
      ),
    )
  }
  const answer = (name: string, found?: Messages) => act(async () => waiting.get(name)?.(found))
  return { asked, load, answer }
}

it('loads an area once, and again when it did not come', async () => {
  const { asked, load, answer } = openLoader()
  start('en', { messages: {}, load })
  const first = Promise.all([loadAreas(['play']), loadAreas(['play'])])
  await answer('en play')
  await first
  expect(asked).toEqual(['en play'])
  const again = loadAreas(['play'])
  await answer('en play', english)
  await again
  expect(asked).toEqual(['en play', 'en play'])
  expect(loadAreas(['play'])).toBeUndefined()
  expect(translate('play.only')).toBe('Only here')
})

it('a change of language loads the areas that were needed, and shows it when they are there', async () => {
  const { asked, load, answer } = openLoader()
  start('en', { load })
  translate('play.only')
  expect(listNeededAreas()).toEqual(['play'])
  const changed = changeLanguage('zh')
  expect(asked).toEqual(['zh play'])
  expect(readI18n().language).toBe('en')
  await answer('zh play', { play: { only: '只有' } })
  await changed
  expect(readI18n().language).toBe('zh')
  expect(translate('play.only')).toBe('只有')
})

it('of two changes of language the later one is shown, whichever comes first', async () => {
  const { load, answer } = openLoader()
  start('en', { load })
  translate('play.only')
  const both = [changeLanguage('zh'), changeLanguage('ja')]
  await answer('ja play', { play: { only: 'だけ' } })
  await answer('zh play', { play: { only: '只有' } })
  await Promise.all(both)
  expect(readI18n().language).toBe('ja')
})

const rendered = vi.fn()
function Greeting() {
  rendered()
  const t = useT()
  const text = useText()
  return <p>{`${t(key('play.hello'), { name: 'A' })} ${text({ zh: '词', en: 'word' })}`}</p>
}

it('shows components the new language, and only when it changed', async () => {
  start('en', {
    load: async (language, area) => ({
      language,
      area,
      messages: { play: { hello: '你好 {{name}}' } },
    }),
  })
  rendered.mockClear()
  render(<Greeting />)
  await act(() => changeLanguage('zh'))
  expect(screen.getByText('你好 A 词')).toBeTruthy()
  expect(rendered).toHaveBeenCalledTimes(2)
})

it('a component that speaks of an area that is not there shows nothing until it is, and then the words', async () => {
  const { asked, load, answer } = openLoader()
  const onMissing = vi.fn()
  start('en', { messages: {}, load, onMissing })
  const { container } = render(<Greeting />)
  expect(container.textContent).toBe(' word')
  expect(asked).toEqual(['en play'])
  await answer('en play', english)
  expect(screen.getByText('Hello A word')).toBeTruthy()
  expect(onMissing).not.toHaveBeenCalled()
})

it('a component whose area does not come shows the last part of the key, and asks no more', async () => {
  const { asked, load, answer } = openLoader()
  start('en', { messages: {}, load })
  const { container } = render(<Greeting />)
  await answer('en play')
  expect(container.textContent).toBe('hello word')
  expect(asked).toEqual(['en play'])
})
