import { describe, expect, it } from 'vitest'
import type { MerchantPages } from '../../core/contract/own-pages.ts'
import { routes } from '../../core/contract/pages.ts'
import { resolveVisit } from './resolve-visit.ts'

const pages: MerchantPages = {
  home: {},
  'own-about': { path: '/m/about' },
  'own-club': { path: '/m/club', sessions: ['member', 'agent'] },
  'own-points': { path: '/m/club/points', flag: 'PTSYS3' },
}
const usual = { pages, readFlag: () => true } as const
const member = { ...usual, session: 'member' } as const
const agent = { ...usual, session: 'agent' } as const
const trial = { ...usual, session: 'trial' } as const
const guest = { ...usual, session: 'guest' } as const

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
      resolveVisit('/m/mall/mallHome', '', { ...member, readFlag: () => flag })
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
    expect(resolveVisit('/m/about/', '', guest)).toEqual({ kind: 'page', route: 'own-about' })
  })
})

describe('an address of an own page', () => {
  it('shows the page to everyone, with or without a query', () => {
    const shown = { kind: 'page', route: 'own-about' }
    expect(resolveVisit('/m/about', '', guest)).toEqual(shown)
    expect(resolveVisit('/m/about', 'from=menu', member)).toEqual(shown)
  })

  it('leads a guest to login and back, and names the account that a trial account needs', () => {
    const login = '/m/login?back=%2Fm%2Fclub%3Ftab%3D2'
    expect(resolveVisit('/m/club', 'tab=2', guest)).toEqual({ kind: 'redirect', to: login })
    expect(resolveVisit('/m/club', '', trial)).toMatchObject({ route: 'own-club', needs: 'real' })
    expect(resolveVisit('/m/club', '', member)).toEqual({ kind: 'page', route: 'own-club' })
  })

  it('is closed while its flag is off, and waits while the flag is not known', () => {
    const at = (flag: boolean | undefined) =>
      resolveVisit('/m/club/points', '', { ...guest, readFlag: () => flag })
    expect(at(true)).toEqual({ kind: 'page', route: 'own-points' })
    expect(at(false)).toEqual({ kind: 'redirect', to: '/m/home', closed: true })
    expect(at(undefined)).toEqual({ kind: 'wait', route: 'own-points' })
  })
})
