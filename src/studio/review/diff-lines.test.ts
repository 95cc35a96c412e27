import { describe, expect, it } from 'vitest'
import { diffLines } from './diff-lines.ts'

const print = (before: string, after: string): string[] =>
  diffLines(before, after).map((stretch) =>
    stretch
      .map(({ kind, text, line }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${line} ${text}`)
      .join('|'),
  )

describe('the lines that changed', () => {
  it('are shown with two lines around them, and stretches apart from each other', () => {
    expect(print('a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n', 'a\nB\nc\nd\ne\nf\ng\nh\ni\nJ\n')).toEqual([
      ' 1 a|-2 b|+2 B| 3 c| 4 d',
      ' 8 h| 9 i|-10 j|+10 J',
    ])
  })
  it('are empty where nothing changed, and the whole file where it is new or gone', () => {
    expect(print('a\n', 'a\n')).toEqual([])
    expect(print('', 'a\nb\n')).toEqual(['+1 a|+2 b'])
    expect(print('a\r\nb\r\n', '')).toEqual(['-1 a|-2 b'])
  })
  it('keep what stayed between what was moved', () => {
    expect(print('a\nb\nc\n', 'b\nc\na\n')).toEqual(['-1 a| 1 b| 2 c|+3 a'])
  })
})
