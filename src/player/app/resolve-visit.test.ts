import { describe, expect, it } from 'vitest'
import { routes } from '../../core/contract/pages.ts'
import { resolveVisit } from './resolve-visit.ts'

const member = { session: 'member', readFlag: () => true } as const
const agent = { session: 'agent', readFlag: () => true } as const
const guest = { session: 'guest', readFlag: () => true } as const

describe('an address', () => {
  it.each(Object.entries(routes).flatMap(([id, { paths }]) => paths.map((path) => [path, id])))(
    '%s is the page %s for an agent',
    (path, id) => {
      const route = id === 'game' ? 'home' : id
      expect(resolveVisit(path, '', agent)).toEqual({ kind: 'page', route })
    },
  )

  it('names the account that it needs to a member and to a trial account', () => {
    const contract = '/m/member/agent/getSalaryContract'
    expect(resolveVisit(contract, '', member)).toMatchObject({ kind: 'page', needs: 'agent' })
    const trial = { session: 'trial', readFlag: () => true } as const
    expect(resolveVisit('/m/member/home', '', trial)).toMatchObject({ needs: 'real' })
    expect(resolveVisit('/m/help', '', trial)).toEqual({ kind: 'page', route: 'help' })
  })

  it('opens the launch screen only with a vassKey', () => {
    expect(resolveVisit('/m/game', 'vassKey=PG', member)).toEqual({ kind: 'page', route: 'game' })
    expect(resolveVisit('/m/game', 'lottKey=1', guest)).toEqual({ kind: 'page', route: 'home' })
  })

  it('leads a guest to login and keeps the whole way back', () => {
    expect(resolveVisit('/m/game', 'vassKey=PG&lottKey=2', guest)).toEqual({
      kind: 'redirect',
      to: '/m/login?back=%2Fm%2Fgame%3FvassKey%3DPG%26lottKey%3D2',
    })
  })

  it('has a points mall only with its flag, and waits while the flag is not known', () => {
    const at = (flag: boolean | undefined) =>
      resolveVisit('/m/mall/mallHome', '', { session: 'member', readFlag: () => flag })
    expect(at(true)).toEqual({ kind: 'page', route: 'mall' })
    expect(at(false)).toEqual({ kind: 'redirect', to: '/m/home', closed: true })
    expect(at(undefined)).toEqual({ kind: 'wait', route: 'mall' })
  })

  it.each(['/m/nowhere', '/constructor', '/m/__proto__', '/index.php'])(
    '%s falls back to home',
    (path) => {
      expect(resolveVisit(path, '', guest)).toEqual({ kind: 'redirect', to: '/m/home' })
    },
  )

  it('ignores a slash at the end', () => {
    expect(resolveVisit('/m/', '', guest)).toEqual({ kind: 'page', route: 'home' })
  })
})
