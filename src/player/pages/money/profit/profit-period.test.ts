import { describe, expect, it } from 'vitest'
import { checkDates, formatDateInput, presets, readPresetPeriod } from './profit-period.ts'

const noon = new Date(2026, 11, 31, 12, 30).getTime()
const dates = (period: { readonly from: number; readonly to: number }) => [
  formatDateInput(period.from),
  formatDateInput(period.to),
]

describe('the days of a preset', () => {
  it.each([
    ['today', '2026-12-31', '2027-01-01'],
    ['yesterday', '2026-12-30', '2026-12-31'],
    ['week', '2026-12-25', '2027-01-01'],
    ['days30', '2026-12-02', '2027-01-01'],
    ['month', '2026-12-02', '2027-01-01'],
  ] as const)('%s is from %s until before %s', (preset, from, to) => {
    expect(dates(readPresetPeriod(preset, noon))).toEqual([from, to])
  })

  it('starts a month at its first day', () => {
    const period = readPresetPeriod('month', new Date(2026, 10, 25).getTime())
    expect(dates(period)).toEqual(['2026-11-01', '2026-11-26'])
  })

  it('is the same at every time of a day', () => {
    const night = new Date(2026, 11, 31, 23, 59).getTime()
    for (const preset of presets)
      if (preset !== 'custom')
        expect(readPresetPeriod(preset, night)).toEqual(readPresetPeriod(preset, noon))
  })
})

describe('two dates of a player', () => {
  it.each([
    ['', '2026-12-31', 'missing'],
    ['2026-12-31', 'soon', 'missing'],
    ['2026-12-31', '2026-12-30', 'order'],
    ['2026-12-31', '2027-01-01', 'future'],
    ['2026-12-01', '2026-12-31', 'length'],
  ])('from "%s" to "%s" is refused: %s', (first, last, problem) => {
    expect(checkDates({ first, last }, noon)).toEqual({ problem })
  })

  it('includes both of them, up to 30 days', () => {
    const period = checkDates({ first: '2026-12-02', last: '2026-12-31' }, noon)
    expect('problem' in period ? period : dates(period)).toEqual(['2026-12-02', '2027-01-01'])
  })
})
