import { describe, expect, it } from 'vitest'
import { readIssue, writeDay, writeLunarDay } from './almanac.ts'

const saturday = Date.UTC(2026, 10, 21, 12)

describe('dates of a draw', () => {
  it('formats the lunar day in the numerals of the language', () => {
    expect(writeLunarDay(saturday, 'zh')).toBe('十月十三')
    expect(writeLunarDay(Date.UTC(2026, 1, 17, 12), 'zh')).toBe('正月初一')
    expect(writeLunarDay(saturday, 'en')).toBe('10/13')
  })

  it('formats the day with its weekday in the order of the language', () => {
    expect(writeDay(saturday, 'zh')).toBe('11月21日 星期六')
    expect(writeDay(saturday, 'en')).toBe('Sat, November 21')
  })

  it('returns no lunar day without a Chinese calendar for the language', () => {
    const day = writeLunarDay(saturday, 'km')
    expect(day === undefined || /10.13/.test(day)).toBe(true)
  })

  it('reads the number of a draw within its day', () => {
    expect(readIssue('20261121-174', saturday, 'zh')).toEqual({ number: '一七四', today: true })
    expect(readIssue('20261120-007', saturday, 'en')).toEqual({ number: '007', today: false })
    expect(readIssue('2026/47', saturday, 'zh')).toEqual({ number: '2026/47', today: false })
  })
})
