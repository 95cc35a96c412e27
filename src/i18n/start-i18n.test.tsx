// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { MessageKey } from './message-key.ts'
import { changeLanguage, hasMessages, readVoice, startI18n } from './start-i18n.ts'
import { useT, useText } from './use-t.ts'

// These keys are of the test's own catalogue.
const key = (name: string) => name as MessageKey

const english = {
  game: {
    hello: 'Hello {{name}}',
    wins_one: '{{count}} win',
    wins_other: '{{count}} wins',
    only: 'Only here',
  },
}
const thai = { game: { hello: 'สวัสดี {{name}}', only: '' } }

function start(language = 'th') {
  startI18n({ language, fallback: { km: ['th'] }, messages: { en: english, th: thai } })
}
const say = (name: string, values = {}) => readVoice().translate(key(name), values)

it('says a message with what stands in it, unescaped', () => {
  start()
  expect(say('game.hello', { name: '<b>' })).toBe('สวัสดี <b>')
})

it('falls back along the chain, then to en, then to the last part of the key', () => {
  start('km')
  expect(say('game.hello', { name: 'A' })).toBe('สวัสดี A')
  expect(say('game.only')).toBe('Only here')
  expect(say('game.nowhere')).toBe('nowhere')
  expect(say('game')).toBe('game')
})

it('takes a value as text and leaves a place without a value blank', () => {
  start('en')
  expect(say('game.hello', { name: '{{count}} $& $t(game.only)', count: 3 })).toBe(
    'Hello {{count}} $& $t(game.only)',
  )
  expect(say('game.hello')).toBe('Hello ')
  expect(readVoice().translate(key('game.hello'), Object.create({ name: 'A' }))).toBe('Hello ')
})

it('reads only what a catalogue itself holds', () => {
  start('en')
  expect(say('game.constructor')).toBe('constructor')
  expect(say('__proto__.toString')).toBe('toString')
  expect(say('game.hello.length')).toBe('length')
  expect(say('game.only.0')).toBe('0')
})

it('uses the general form where a language lacks the chosen one', () => {
  startI18n({
    language: 'ru',
    fallback: {},
    messages: { ru: { wins_one: '{{count}} победа', wins_other: '{{count}} побед' } },
  })
  expect(say('wins', { count: 21 })).toBe('21 победа')
  expect(say('wins', { count: 22 })).toBe('22 побед')
  expect(say('wins', { count: 0.5 })).toBe('0.5 побед')
})

it('chooses the plural form of the language that has the message', () => {
  start('en')
  expect(say('game.wins', { count: 1 })).toBe('1 win')
  expect(say('game.wins', { count: 2 })).toBe('2 wins')
})

it('reads words of configuration along the same chain', () => {
  start('km')
  const { read } = readVoice()
  expect(read({ th: 'ไทย', en: 'English' })).toBe('ไทย')
  expect(read({ en: 'English', zh: '中文' })).toBe('English')
  expect(read({ zh: '中文' })).toBe('中文')
  expect(read('game.only')).toBe('Only here')
})

const rendered = vi.fn()
function Greeting() {
  rendered()
  const t = useT()
  const text = useText()
  return <p>{`${t(key('game.hello'), { name: 'A' })} ${text({ zh: '词', en: 'word' })}`}</p>
}

it('shows components the new language, and only when it changed', async () => {
  start('en')
  rendered.mockClear()
  render(<Greeting />)
  expect(hasMessages('zh')).toBe(false)
  await act(() =>
    changeLanguage({ language: 'zh', messages: { zh: { game: { hello: '你好 {{name}}' } } } }),
  )
  expect(screen.getByText('你好 A 词')).toBeTruthy()
  expect(rendered).toHaveBeenCalledTimes(2)
})
