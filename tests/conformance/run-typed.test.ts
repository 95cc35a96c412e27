import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, readWhole, writeDecimal } from '../../src/core/contract/read-decimal.ts'
import { readTyped } from '../../src/core/contract/read-typed.ts'
import typed from './typed.json' with { type: 'json' }

const separators = {
  point: { decimal: '.', group: ',' },
  comma: { decimal: ',', group: '.' },
} as const

describe('what people type in a field', () => {
  for (const { typed: text, ...expected } of typed.texts) {
    it(`is read the same in every field: ${JSON.stringify(text)}`, () => {
      const readings = ['code', 'name', 'text'] as const
      const read = readings.map((reading) => [reading, readTyped(text, reading)])
      expect(Object.fromEntries(read)).toEqual(expected)
      expect(readTyped(text, 'asTyped')).toBe(text)
    })
  }
})

describe('what people type as a day', () => {
  for (const { typed: text, day } of typed.days) {
    it(`is a day of the calendar that the platform counts by: ${JSON.stringify(text)}`, () => {
      expect(readTyped(text, 'day')).toBe(day)
    })
  }
})

describe('what people type as a number', () => {
  for (const entry of typed.numbers) {
    it(`is read as the language writes it, or refused: ${JSON.stringify(entry.typed)}`, () => {
      const { point, comma }: { readonly point?: string; readonly comma?: string } = entry
      expect(readDecimal(entry.typed, separators.point)).toBe(point)
      expect(readDecimal(entry.typed, separators.comma)).toBe(comma)
    })
  }

  it('is never a whole number with a fraction', () => {
    expect(readWhole('1,5', separators.point)).toBeUndefined()
    expect(readWhole('1.5', separators.comma)).toBeUndefined()
    expect(readWhole('1,200', separators.point)).toBe(1200)
    expect(readWhole('1.200', separators.comma)).toBe(1200)
  })

  it('reads back every amount that was written for a language', () => {
    const amount = fc
      .tuple(fc.nat(), fc.option(fc.stringMatching(/^\d{1,8}$/), { nil: undefined }))
      .map(([whole, fraction]) => (fraction === undefined ? `${whole}` : `${whole}.${fraction}`))
    fc.assert(
      fc.property(amount, fc.constantFrom(...Object.values(separators)), (value, language) => {
        expect(readDecimal(writeDecimal(value, language), language)).toBe(value)
      }),
    )
  })
})
