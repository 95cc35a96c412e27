import { describe, expect, it } from 'vitest'
import { hasLongWord } from './has-long-word.ts'

describe('hasLongWord', () => {
  it.each(['Registrierungsbestätigung', 'Meine Kontoübersicht', 'регистрациями'])(
    'finds a word of thirteen letters in "%s"',
    (text) => expect(hasLongWord(text, 13)).toBe(true),
  )

  it.each([
    'Live casino and slots',
    'คาสิโนสดออนไลน์ทั้งหมด',
    'ហ្គេមបាញ់ត្រីទាំងអស់',
    'スポーツベッティングの試合一覧',
    '1234567890123456',
  ])('finds none in "%s"', (text) => expect(hasLongWord(text, 13)).toBe(false))
})
