import { beforeAll, describe, expect, it } from 'vitest'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const game = (gameCode: string, gameName: string, otherNames: string[] = []): Game => ({
  gameCode,
  gameName,
  otherNames,
  vendor: 'AMBER',
  vendorName: 'Amber Works',
})
const games = [
  game('koi', 'Thunder Koi', ['ปลาคาร์ปสายฟ้า', '雷霆锦鲤', 'ត្រីកោយផ្គរ', '雷のコイ']),
  game('koi2', 'Golden Koi', ['ปลาคาร์ปทอง', '黄金锦鲤']),
  game('tiger', 'Quiet Tiger', ['เสือเงียบ', '静虎', 'ខ្លាស្ងៀម', '静かなトラ']),
  game('café', 'Café Séance', ['คาเฟ่']),
  game('seven', 'Lucky 777', ['เลขนำโชค 777', '幸运777']),
]
let index: SearchIndex
const codes = (text: string): string[] => index.search(text, 5).map(({ gameCode }) => gameCode)

beforeAll(() => {
  index = createSearchIndex()
  index.add(games)
  while (index.indexNext());
})

describe('a search', () => {
  it.each([
    ['a name', 'thunder koi', 'koi'],
    ['the beginning of a word', 'thun', 'koi'],
    ['a missing letter', 'thuder koi', 'koi'],
    ['a wrong letter', 'tigar', 'tiger'],
    ['swapped letters', 'tigre', 'tiger'],
    ['swapped letters of a short word', 'thunder kio', 'koi'],
    ['other case and no accents', 'CAFE SEANCE', 'café'],
    ['full width', 'ＴＩＧＥＲ', 'tiger'],
    ['a number', '777', 'seven'],
    ['Thai', 'ปลาคาร์ปสายฟ้า', 'koi'],
    ['Thai without a tone and a letter', 'ปลาคาร์สายฟา', 'koi'],
    ['Thai with swapped letters', 'ปลาคารป์สายฟ้า', 'koi'],
    ['Chinese', '雷霆锦鲤', 'koi'],
    ['Chinese with swapped characters', '雷霆鲤锦', 'koi'],
    ['Khmer', 'ខ្លាស្ងៀម', 'tiger'],
    ['Japanese', '静かなトラ', 'tiger'],
    ['half-width kana', '静かなﾄﾗ', 'tiger'],
    ['two scripts at once', 'amber 锦鲤', 'koi'],
  ])('finds a game by %s', (_, text, code) => {
    expect(codes(text)).toContain(code)
  })

  it('ranks the intended game above those that share a word', () => {
    expect(codes('golden kio')[0]).toBe('koi2')
    expect(codes('雷霆锦鲤')[0]).toBe('koi')
  })

  it('ranks games that contain the text as it is typed above those with a typing error in it', () => {
    const near = createSearchIndex()
    near.add([game('gold', 'Gold'), game('sun', 'Sun of a God'), game('god', 'God of Sun')])
    while (near.indexNext());
    expect(near.search('god', 5).map(({ gameCode }) => gameCode)).toEqual(['god', 'sun', 'gold'])
  })

  it('finds a game by the middle of a word, before it is indexed and afterwards', () => {
    const fresh = createSearchIndex()
    fresh.add(games)
    for (const whole of [false, true]) {
      if (whole) while (fresh.indexNext());
      expect(fresh.search('hunder', 5)[0]?.gameCode).toBe('koi')
    }
  })

  it('finds what matches one of two words where no game has both', () => {
    expect(codes('tiger zzzzzz')).toEqual(['tiger'])
  })

  it('finds every game of a vendor by its name', () => {
    expect(codes('ambr')).toHaveLength(games.length)
  })

  it.each(['', '   ', '!?', 'zzzzzz', '飞机'])('finds nothing for %j', (text) => {
    expect(codes(text)).toEqual([])
  })

  it('finds each game by its own name where a gateway sends a NUL in one', () => {
    const odd = createSearchIndex()
    odd.add([game('odd', 'Half\0Moon'), game('late', 'Café Comet')])
    expect(odd.search('moon', 5).map(({ gameCode }) => gameCode)).toEqual(['odd'])
    expect(odd.search('cafe comet', 5).map(({ gameCode }) => gameCode)).toEqual(['late'])
  })

  it('finds what is added later', () => {
    const late = createSearchIndex()
    late.add(games.slice(0, 1))
    late.add([game('late', 'Paper Comet')])
    expect(late.search('comet', 5)[0]?.gameCode).toBe('late')
    expect(late.size()).toBe(2)
  })

  it('finds a game by what its names contain before it is indexed, and with typing errors afterwards', () => {
    const fresh = createSearchIndex()
    fresh.add(games)
    const find = (text: string): string[] => fresh.search(text, 5).map(({ gameCode }) => gameCode)
    for (const text of ['thunder k', 'SEANCE', '雷霆锦', 'ปลาคาร์ปส', 'amber'])
      expect([text, find(text).length > 0]).toEqual([text, true])
    expect(find('thuder koi')).toEqual([])
    while (fresh.indexNext());
    expect(find('thuder koi')).toContain('koi')
    expect(find('amber')).toHaveLength(games.length)
  })
})
