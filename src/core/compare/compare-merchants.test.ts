import { describe, expect, it } from 'vitest'
import { resolutionOf } from '../config/testing.ts'
import type { Resolved } from './change.ts'
import { compareMerchants } from './compare-merchants.ts'

const blocks = {
  banner: { type: 'banner' },
  hot: { type: 'popular-games' },
  winners: { type: 'winner-board' },
  mall: { type: 'contact' },
}
const home = { order: ['banner', 'hot', 'winners', 'mall'], blocks }
const shop = { pages: { home }, theme: { mode: 'light', primary: '#1F5673', accent: '#0E6B54' } }

function resolve(own: object): Resolved {
  const { merchant, provenance, findings } = resolutionOf({ shop: own })
  if (!merchant) throw new Error(JSON.stringify(findings))
  return { merchant, provenance }
}

function listSentences(after: object, before: object = shop): string[] {
  return compareMerchants({ before: resolve(before), after: resolve(after) }).map(
    ({ sentence }) => sentence,
  )
}

function withHome(own: object): object {
  return { ...shop, pages: { home: { ...home, ...own } } }
}

describe('compareMerchants', () => {
  it('reports nothing for equal merchants', () => {
    expect(listSentences(shop)).toEqual([])
    expect(listSentences({ theme: shop.theme, pages: shop.pages })).toEqual([])
  })

  it('reports the block that moved, but not the blocks around it', () => {
    expect(listSentences(withHome({ order: ['winners', 'banner', 'hot', 'mall'] }))).toEqual([
      'home: winner board moved above banner',
    ])
  })

  it('reports an added and a removed block, but not the shifted positions of others', () => {
    const { winners: _, ...others } = blocks
    const own = {
      order: ['banner', 'cards', 'hot', 'mall'],
      blocks: { ...others, cards: { type: 'notices', variant: 'line' } },
    }
    expect(listSentences(withHome(own))).toEqual([
      'home: winner board removed',
      'home: cards added (notices, line) below banner',
    ])
  })

  it('reports the type of a fallback, or the settings in it that changed', () => {
    const withFallback = (fallback?: object) =>
      withHome({ blocks: { ...blocks, mall: { type: 'contact', ...(fallback && { fallback }) } } })
    const board = withFallback({ type: 'winner-board', settings: { rows: 3 } })
    expect(listSentences(board)).toEqual(['home: mall: fallback is now winner-board'])
    expect(listSentences(withFallback({ type: 'notices' }), board)).toEqual([
      'home: mall: fallback winner-board → notices',
    ])
    expect(listSentences(withFallback(), board)).toEqual([
      'home: mall: fallback was removed (was winner-board)',
    ])
    expect(
      listSentences(withFallback({ type: 'winner-board', settings: { rows: 5 } }), board),
    ).toEqual([expect.stringMatching(/^home: mall: .*rows 3 → 5$/)])
  })

  it('names only the first font of each family of a type pair', () => {
    const sentences = listSentences({ ...shop, theme: { ...shop.theme, type: 'kanit' } }).join('; ')
    expect(sentences).toMatch(/font-text [\w -]+ → Kanit,/)
    expect(sentences).not.toContain('sans-serif')
  })

  it('describes an own page that comes and goes, and what changes about it', () => {
    const club = {
      path: '/m/club',
      title: { en: 'Club' },
      order: ['mall'],
      blocks: { mall: { type: 'contact' } },
    }
    const withClub = (own: object) => ({
      ...shop,
      pages: { home, 'own-club': { ...club, ...own } },
    })
    expect(listSentences(withClub({}))).toEqual([
      'own-club: added at /m/club',
      'own-club: mall added (contact, pills) at the top',
    ])
    expect(listSentences(shop, withClub({}))).toEqual([
      'own-club: removed from /m/club',
      'own-club: mall removed',
    ])
    const changed = { path: '/m/lounge', title: { en: 'Lounge' }, sessions: ['member'] }
    expect(listSentences(withClub(changed), withClub({}))).toEqual([
      'own-club: path /m/club → /m/lounge',
      'own-club: title in English Club → Lounge',
      'own-club: sessions is now member',
    ])
  })

  it('describes conditions in words', () => {
    const when = (condition: object) =>
      withHome({ blocks: { ...blocks, mall: { type: 'contact', when: condition } } })
    const needs = when({ flag: 'PTSYS3' })
    expect(listSentences(needs)).toEqual(['home: mall now needs flag PTSYS3'])
    expect(listSentences(shop, needs)).toEqual([
      'home: mall is always shown now (before only if flag PTSYS3 is on)',
    ])
    expect(
      listSentences(when({ all: [{ flag: 'PTSYS3' }, { session: 'member' }] }), needs),
    ).toEqual([
      'home: mall is now shown only if flag PTSYS3 is on and the session is member (before if flag PTSYS3 is on)',
    ])
    expect(listSentences(when({ flag: 'PTSYS3', is: true }), needs)).toEqual([
      'home: mall has its condition written differently: still shown only if flag PTSYS3 is on',
    ])
  })

  it('reports variants, settings, types and texts of a block', () => {
    const winners = {
      type: 'winner-board',
      variant: 'table',
      settings: { rows: 20, title: { en: 'Top', th: 'บน' } },
    }
    expect(listSentences(withHome({ blocks: { ...blocks, winners } }))).toEqual([
      'home: winner board: variant podium → table',
      'home: winner board: rows 100 → 20',
      'home: winner board: title in English is now Top',
      'home: winner board: title in Thai is now "บน"',
    ])
    expect(listSentences(withHome({ blocks: { ...blocks, mall: { type: 'footer' } } }))).toEqual([
      'home: mall: type contact → footer',
    ])
  })

  it('reports a block that is no longer in the order', () => {
    expect(listSentences(withHome({ order: ['banner', 'hot', 'mall'] }))).toEqual([
      'home: winner board is no longer in the order, so it is not shown',
    ])
  })

  it('reports entries of the menus, their rows, and what a forced flag hides in them', () => {
    const navigation = {
      bottom: ['home', 'sports', 'live', 'slots', 'own-club'],
      menu: [{ title: { en: 'Club' }, entries: ['mall', 'help'] }],
      entries: { help: { icon: 'idea', when: { session: 'guest' } } },
    }
    const before = { ...shop, navigation }
    const after = {
      ...shop,
      navigation: {
        ...navigation,
        menu: [{ title: { en: 'The club' }, entries: ['help', 'mall'] }],
        entries: { help: { icon: 'help', when: { session: 'member' } } },
      },
    }
    expect(listSentences(after, before)).toEqual([
      'navigation: menu item 1 title in English Club → "The club"',
      'navigation: menu item 1 entries: help moved before mall',
      'navigation: entries help icon idea → help',
      'navigation: entries help is now shown only if the session is member (before if the session is guest)',
    ])
    const forced = { ...before, forceOff: { PTSYS3: 'Not here.' } }
    expect(listSentences(forced, before)).toContainEqual(
      expect.stringContaining('in the slide-in menu, "mall" vanishes for members and agents'),
    )
  })

  it('reports lists of names, hosts, languages, flags and plain settings', () => {
    const after = {
      ...shop,
      hosts: ['b.localhost', 'a.localhost'],
      languages: { default: 'th', supported: ['en', 'th'] },
      flags: { PTSYS3: true },
      lobby: { minimumBet: 5 },
      navigation: { bottom: ['home', 'live', 'sports', 'slots', 'menu'] },
      gateway: { linkHosts: ['line.me'] },
      registration: { order: ['password', 'username'] },
      safety: { rememberedLogin: 'off' },
    }
    const before = {
      ...shop,
      hosts: ['a.localhost', 'c.localhost'],
      registration: { order: ['username', 'password', 'email'] },
    }
    expect(listSentences(after, before)).toEqual([
      'no longer answers to c.localhost',
      'now answers to b.localhost',
      'Thai (th) can be chosen now',
      'languages: default en → th',
      'registration: order no longer has email',
      'registration: order: password moved before username',
      'navigation: bottom no longer has fish',
      'navigation: bottom now has menu, after slots',
      'navigation: bottom: live moved before sports',
      'lobby: minimum bet 1 → 5',
      'safety: remembered login username → off',
      'flag PTSYS3 is on while the gateway does not send it (was off)',
      'gateway: link hosts now has line.me',
      'the page "mall" opens for members and agents',
      'the page "pointsRecord" opens for members and agents',
    ])
  })

  it('reports flags that are forced off, with the reason', () => {
    const off = (reason: string) => ({ ...shop, forceOff: { FREEPLAY3: reason } })
    expect(listSentences(off('No trial play here.'))).toEqual([
      'flag FREEPLAY3 is forced off, whatever the gateway sends: No trial play here.',
    ])
    expect(listSentences(off('By law.'), off('No trial play here.'))).toEqual([
      'flag FREEPLAY3 is still forced off, whatever the gateway sends: By law.',
    ])
    expect(listSentences(shop, off('By law.'))).toEqual(['flag FREEPLAY3 is no longer forced off'])
  })

  it('reports the blocks that a flag shows or hides inside, with the smallest change that shows them', () => {
    const blocks = {
      social: { type: 'social-login', settings: { providers: ['google'] } },
      trial: { type: 'trial-play' },
      mall: { type: 'contact', when: { flag: 'PTSYS3' } },
    }
    const login = { pages: { login: { order: ['*'], blocks } } }
    const sentences = listSentences(
      { ...login, flags: { PTSYS3: true, GOOGLELOGIN3: false } },
      { ...login, flags: { GOOGLELOGIN3: true } },
    )
    expect(sentences.slice(2, 4)).toEqual([
      'on login, "social" vanishes for everybody. It is hidden inside: flag GOOGLELOGIN3 is off (its default). Its state would change if flag GOOGLELOGIN3 were on',
      'on login, "mall" appears for everybody',
    ])
    const forced = listSentences({ ...login, forceOff: { FREEPLAY3: 'By law.' } }, login)
    expect(forced[1]).toMatch(
      /^on login, "trial" vanishes for guests\. It is hidden inside: .*FREEPLAY3 is off \(forced off by the merchant\)\. Its reason: By law$/,
    )
  })

  it('reports a block that a flag shows or hides within its window of time', () => {
    const time = { from: '2026-12-24T18:00[Asia/Bangkok]', until: '2026-12-27T00:00[Asia/Bangkok]' }
    const when = { all: [{ flag: 'PTSYS3' }, { time }] }
    const blocks = { mall: { type: 'contact', when } }
    const home = { pages: { home: { order: ['mall'], blocks } } }
    expect(listSentences({ ...home, flags: { PTSYS3: true } }, home)).toContain(
      'on home, "mall" appears for everybody',
    )
    const off = { ...home, flags: { PTSYS3: false } }
    expect(listSentences(off, { ...home, flags: { PTSYS3: true } })).toContainEqual(
      expect.stringMatching(/^on home, "mall" vanishes for everybody/),
    )
  })

  it('reports the pages that a flag opens and closes, and what it shows on them', () => {
    const on = { ...shop, flags: { PROFPIC3: true, MEMTRANS3: true, INBOX3: false } }
    const off = { ...shop, flags: { PROFPIC3: false, MEMTRANS3: false, INBOX3: true } }
    expect(listSentences(on, off).slice(3)).toEqual([
      'on settings, flag PROFPIC3 shows the choice of a profile picture to members and agents',
      'the page "messages" closes for members and agents. The gateway does not send flag INBOX3, so its default (off) applies. Its state would change if flag INBOX3 were on',
      'on agentHome, flag MEMTRANS3 shows the entry of the team transfer to agents',
      'on team, flag MEMTRANS3 shows the transfer to a member to agents',
      'the page "teamTransfer" opens for agents',
    ])
    const forced = listSentences({ ...on, forceOff: { PROFPIC3: 'By law.' } }, on)
    expect(forced[1]).toBe(
      'on settings, flag PROFPIC3 no longer shows the choice of a profile picture to members and agents',
    )
  })

  it('reports a colour with the contrasts that change, and a setting with the measures that follow', () => {
    const dark = listSentences({ ...shop, theme: { ...shop.theme, primary: '#8A1538' } })
    expect(dark[0]).toBe('primary colour #1F5673 → #8A1538')
    expect(dark.slice(1).length).toBeGreaterThan(0)
    for (const sentence of dark.slice(1))
      expect(sentence).toMatch(/^contrast of \S+ on \S+ \d+\.\d → \d+\.\d/)
    expect(listSentences({ ...shop, theme: { ...shop.theme, shape: 'sharp' } })).toEqual([
      'shape soft → sharp',
      'this also changes radius-control 14px → 0, radius-field 16px → 0, radius-card 16px → 0, radius-tile 12px → 0 and 2 more',
    ])
    const own = { ...shop, theme: { ...shop.theme, tokens: { 'radius-card': 6, text: '#999999' } } }
    expect(listSentences(own).slice(0, 2)).toEqual([
      'radius-card is set by hand to 6 (was 16px, derived)',
      expect.stringMatching(
        /^colour text is set by hand to #999999 \(was #[0-9a-f]{6}, derived\)$/,
      ),
    ])
    expect(listSentences(own)).toContainEqual(
      expect.stringMatching(/^contrast of text on surface .*; at least 4.5 is needed$/),
    )
    expect(listSentences(shop, own)[0]).toBe('radius-card is derived again: 16px (was set to 6)')
  })

  it('gives the place that sets the new value', () => {
    const [change] = compareMerchants({
      before: resolve(shop),
      after: resolve({ ...shop, lobby: { minimumBet: 5 } }),
    })
    expect(change).toEqual({
      kind: 'changed',
      path: 'lobby.minimumBet',
      before: 1,
      after: 5,
      sentence: 'lobby: minimum bet 1 → 5',
      place: {
        file: 'merchants/shop/merchant.json',
        line: expect.any(Number),
        column: expect.any(Number),
      },
    })
  })

  it('gives the place of a removal', () => {
    const parent = { ...shop }
    const child = (own: object) => {
      const { merchant, provenance } = resolutionOf({ parent, shop: { extends: 'parent', ...own } })
      if (!merchant) throw new Error('no merchant')
      return { merchant, provenance }
    }
    const removed = { pages: { home: { blocks: { mall: { $remove: true } } } } }
    const [change] = compareMerchants({ before: child({}), after: child(removed) })
    expect(change).toMatchObject({
      kind: 'removed',
      path: 'pages.home.blocks.mall',
      sentence: 'home: mall removed',
      place: { file: 'merchants/shop/merchant.json', line: expect.any(Number) },
    })
  })
})
