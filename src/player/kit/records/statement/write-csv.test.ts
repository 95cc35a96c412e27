import { expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

it('begins with the mark of UTF-8, and ends each line as RFC 4180 demands', () => {
  expect(
    writeCsv([
      ['Order', 'ยอด'],
      ['1', '2'],
    ]),
  ).toBe('\uFEFFOrder,ยอด\r\n1,2\r\n')
})

it('quotes a cell with a comma, a quote or a line break', () => {
  expect(writeCsv([['a,b', 'say "hi"', 'two\r\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""hi""","two\r\nlines",plain\r\n',
  )
})

it.each([
  ['=1+1', "'=1+1"],
  ['+66 81', "'+66 81"],
  ['-cmd|calc', "'-cmd|calc"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\tx', "'\tx"],
  ['＝1+1', "'＝1+1"],
  ['-1200.00', '-1200.00'],
  ['+200.00', '+200.00'],
  ['-1-1', "'-1-1"],
  ['1 = 1', '1 = 1'],
  ['', ''],
])('lets no formula run: %s', (cell, written) => {
  expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`)
})
