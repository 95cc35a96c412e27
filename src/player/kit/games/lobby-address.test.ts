import { describe, expect, it } from 'vitest'
import { readLobby, writeLobby } from './lobby-address.ts'

const container = '/m/gameContainer'
const read = (search: string, path = container) => readLobby(path, new URLSearchParams(search))
const write = (search: string, choice: object, path = container) =>
  writeLobby(path, new URLSearchParams(search), choice)

describe('the address of a lobby', () => {
  it('writes hot slots and favourite slots as the specification does', () => {
    expect(read('gameType=RNG&isHot=1').show).toBe('hot')
    expect(read('gameType=RNG&isHot=0').show).toBe('favourites')
    expect(write('gameType=RNG', { show: 'favourites' })).toBe(`${container}?gameType=RNG&isHot=0`)
    expect(write('gameType=RNG&isHot=0', { show: 'new' })).toBe(
      `${container}?gameType=RNG&show=new`,
    )
  })

  it('writes the filter by name for every other category', () => {
    expect(read('gameType=FISH&isHot=1').show).toBe('all')
    expect(write('gameType=FISH', { show: 'hot' })).toBe(`${container}?gameType=FISH&show=hot`)
    expect(read('gameType=FISH&show=hot').show).toBe('hot')
  })

  it('uses the vendor parameter of the page', () => {
    expect(read('gameType=RNG&vass=V1').vendor).toBe('V1')
    expect(read('vassalage=V1', '/m/rngList')).toMatchObject({ category: 'RNG', vendor: 'V1' })
    expect(write('vassalage=V1', { sort: 'name' }, '/m/gameList')).toBe(
      '/m/gameList?vassalage=V1&sort=name',
    )
  })

  it('is the same again after every choice is made and reset', () => {
    const everyChoice = { vendor: 'V', show: 'new', bet: true, lines: true, sort: 'newest' }
    const none = { vendor: undefined, show: 'all', bet: false, lines: false, sort: 'popular' }
    const address = write('gameType=RNG&q=tiger', everyChoice)
    expect(read(address.split('?')[1] ?? '')).toMatchObject(everyChoice)
    expect(write(address.split('?')[1] ?? '', none)).toBe(`${container}?gameType=RNG&q=tiger`)
  })

  it.each(['isHot=7&show=worst&sort=down&bet=yes&lines=-1', 'show=constructor&sort=__proto__'])(
    'ignores the unknown values in %s',
    (search) => {
      expect(read(`gameType=RNG&${search}`)).toMatchObject({
        show: 'all',
        sort: 'popular',
        bet: false,
        lines: false,
      })
    },
  )

  it('filters by bet and lines for slots only', () => {
    expect(read('gameType=FISH&bet=1&lines=1')).toMatchObject({ bet: false, lines: false })
  })

  it.each(['', 'gameType=', 'gameType=NOPE', 'gameType=constructor'])(
    'has no category in "%s"',
    (search) => {
      expect(read(search).category).toBeUndefined()
    },
  )
})
