import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatMinor } from '../../src/sandbox/ledger/ledger.ts'
import { withdrawalLimitsOf } from '../../src/sandbox/money/withdrawal-limits.ts'
import { depositMethodsOf } from '../../src/sandbox/terms/deposit-methods.ts'
import { readOpenWorld, worldNames } from '../support/seeded-worlds.ts'

/** How each language says that nothing is charged, and the words with which a text promises days or hours. */
const words = {
  en: { free: 'We charge no fee', agreed: 'We charge no fee', times: /\b(day|hour|minute)s?\b/ },
  th: {
    free: 'ไม่มีค่าธรรมเนียม',
    agreed: 'เราไม่เก็บค่าธรรมเนียม',
    times: /(หนึ่ง|\d)\s?(วัน|ชั่วโมง|นาที)/,
  },
  zh: { free: '不收取手续费', agreed: '不收取手续费', times: /[一二三\d]\s?(天|小时|分钟)/ },
  km: { free: 'មិនគិតថ្លៃសេវា', agreed: 'មិនគិតថ្លៃសេវា', times: /(មួយ|\d)\s?(ថ្ងៃ|ម៉ោង|នាទី)/ },
  ja: { free: '手数料はかかりません', agreed: '手数料はかかりません', times: /\d\s?(日|時間|分)/ },
} as const

it.each(worldNames)('%s charges no fee, as help and agreement say', (name) => {
  const world = readOpenWorld(name)
  const charging = depositMethodsOf(world).filter(({ fee }) => Number(fee ?? '0') > 0)
  expect(charging.map(({ id }) => id)).toEqual([])
  expect(formatMinor(withdrawalLimitsOf(world).fee, 2)).toBe('0.00')
})

it.each(Object.entries(words))(
  'help and agreement in %s say that nothing is charged, and help leaves the time of a withdrawal to its page',
  (language, { free, agreed, times }) => {
    const { help } = JSON.parse(readFileSync(`locales/${language}/help.json`, 'utf8'))
    expect(help.faq.deposit.answer).toContain(free)
    expect(help.faq.withdraw.answer).toContain(free)
    expect(help.faq.withdraw.answer).not.toMatch(times)
    expect(readFileSync(`locales/${language}/legal.json`, 'utf8')).toContain(agreed)
  },
)
