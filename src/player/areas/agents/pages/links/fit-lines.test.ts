import { describe, expect, it } from 'vitest'
import { breakLines, fitLines, standsUpright } from './fit-lines.ts'

/** Every letter is half as wide as its size. */
const measure = (line: string, size: number) => (line.length * size) / 2

describe('the headline of a poster', () => {
  it('is as large as its place allows, in lines of whole words', () => {
    const words = breakLines('Come down to the touchline.', 'en')
    const { lines, size } = fitLines(words, {
      room: { width: 900, height: 600 },
      leading: 1,
      measure,
    })
    expect(lines.join(' ')).toBe('Come down to the touchline.')
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(900)
    expect(lines.length * size).toBeLessThanOrEqual(600)
    expect(size).toBeGreaterThan(150)
  })

  it('keeps a full stop with the word before it', () => {
    expect(breakLines('Dip a toe in first.', 'en').at(-1)).toBe('first.')
  })

  it('breaks where a script has no spaces', () => {
    const words = breakLines('มาลอยโคมด้วยกัน', 'th')
    expect(words.length).toBeGreaterThan(1)
    expect(words.join('')).toBe('มาลอยโคมด้วยกัน')
  })

  it('is upright in Chinese and Japanese alone', () => {
    expect(['zh', 'ja', 'en', 'th'].filter(standsUpright)).toEqual(['zh', 'ja'])
  })
})
