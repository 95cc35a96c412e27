import { describe, expect, it } from 'vitest'
import { readLobby, writeLobby } from './lobby-address.ts'

const container = '/m/gameContainer'
const read = (search: string, path = container) => readLobby(path, new URLSearchParams(search))
const write = (search: string, choice: object, path = container) =>
  writeLobby(path, new URLSearchParams(search), choice)

describe('the address of a lobby', () => {
  it('says hot slots and favourite slots as the specification does', () => {
    expect(read('gameType=RNG&isHot=1').show).toBe('hot')
    expect(read('gameType=RNG&isHot=0').show).toBe('favourites')
    expect(write('gameType=RNG', { show: 'favourites' })).toBe(`${container}?gameType=RNG&isHot=0`)
    expect(write('gameType=RNG&isHot=0', { show: 'new' })).toBe(
      `${container}?gameType=RNG&show=new`,
    )
  })

  it('says it by name for every other category', () => {
    expect(read('gameType=FISH&isHot=1').show).toBe('all')
    expect(write('gameType=FISH', { show: 'hot' })).toBe(`${container}?gameType=FISH&show=hot`)
    expect(read('gameType=FISH&show=hot').show).toBe('hot')
  })

  it('names the vendor by the word of its page', () => {
    expect(read('gameType=RNG&vass=V1').vendor).toBe('V1')
    expect(read('vassalage=V1', '/m/rngList')).toMatchObject({ category: 'RNG', vendor: 'V1' })
    expect(write('vassalage=V1', { sort: 'name' }, '/m/gameList')).toBe(
      '/m/gameList?vassalage=V1&sort=name',
    )
  })

  it('is the same again when everything is chosen and taken back', () => {
    const all = { vendor: 'V', show: 'new', bet: true, lines: true, sort: 'newest' }
    const none = { vendor: undefined, show: 'all', bet: false, lines: false, sort: 'popular' }
    const there = write('gameType=RNG&q=tiger', all)
    expect(read(there.split('?')[1] ?? '')).toMatchObject(all)
    expect(write(there.split('?')[1] ?? '', none)).toBe(`${container}?gameType=RNG&q=tiger`)
  })

  it.each(['isHot=7&show=worst&sort=down&bet=yes&lines=-1', 'show=constructor&sort=__proto__'])(
    'takes %s for nothing said',
    (search) => {
      expect(read(`gameType=RNG&${search}`)).toMatchObject({
        show: 'all',
        sort: 'popular',
        bet: false,
        lines: false,
      })
    },
  )

  it('filters bets and lines of slots alone', () => {
    expect(read('gameType=FISH&bet=1&lines=1')).toMatchObject({ bet: false, lines: false })
  })

  it.each(['', 'gameType=', 'gameType=NOPE', 'gameType=constructor'])(
    'knows no category in "%s"',
    (search) => {
      expect(read(search).category).toBeUndefined()
    },
  )
})
