import { expect, it } from 'vitest'
import { whitelabelFacts } from './live-facts.ts'

it('turns off every module below a disabled one', () => {
  const tree = [
    {
      modId: 'MEMBER3',
      enabled: '0',
      childrenNodes: [
        { modId: 'PROFPIC3', enabled: '1', childrenNodes: [{ modId: 'X', enabled: '1' }] },
      ],
    },
    { modId: 'GAMES3', enabled: '1', childrenNodes: [{ modId: 'GAMELOFAV3', enabled: '1' }] },
    { modId: 'ODD3', enabled: 'true' },
  ]
  expect(whitelabelFacts(tree)).toEqual({
    MEMBER3: false,
    PROFPIC3: false,
    X: false,
    GAMES3: true,
    GAMELOFAV3: true,
    ODD3: false,
  })
})

it('accepts module ids that are names of Object.prototype members', () => {
  const flags = whitelabelFacts([
    { modId: '__proto__', enabled: '1' },
    { modId: 'constructor', enabled: '0' },
  ])
  expect(Object.hasOwn(flags, '__proto__')).toBe(true)
  expect(Object.hasOwn(flags, 'constructor')).toBe(true)
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
})
