import { describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '../../core/contract/generated/studio-api.ts'
import { runLivery } from '../testing.ts'
import type { RunningStudio, TeamRecords } from './running-studio.ts'

const studio = {
  issuer: 'https://login.example/realms/staff',
  client: 'livery-studio',
  grants: [{ claim: 'groups', value: 'staff', role: 'editor', merchants: ['shop'] }],
}
const workspace = { schemaVersion: 1, studio }

const merchant = { schemaVersion: 1, code: 'shop', extends: 'base', hosts: ['shop.localhost'] }

function folderOf(livery: object | undefined) {
  const texts: Record<string, string> = {
    'merchants/shop/merchant.json': JSON.stringify(merchant),
    ...(livery && { 'livery.json': JSON.stringify(livery) }),
  }
  return {
    read: (path: string) => texts[path],
    list: (path: string) => (path === 'merchants' ? ['shop'] : []),
  }
}

describe('livery studio', () => {
  const serve = (
    args: readonly string[],
    more: { readonly livery?: object; readonly secret?: string } = {},
    openStudio = vi.fn(async ({ port }): Promise<RunningStudio> => {
      return { port, built: Promise.resolve(), close: async () => undefined }
    }),
  ) => ({
    openStudio,
    result: runLivery(['studio', ...args], folderOf(more.livery ?? workspace), {
      openStudio,
      studioSecret: 'secret' in more ? more.secret : 'hush',
      port: 4173,
    }),
  })
  const origin = ['--serve', '--origin', 'https://studio.example']

  it('serves the studio with the settings of livery.json, and prints what the identity provider needs', async () => {
    const { openStudio, result } = serve([...origin, '--port', '4190'])
    const { code, out } = await result
    expect(code).toBe(0)
    expect(out).toContain('https://studio.example/studio, from port 4190 of this machine')
    expect(out).toContain('back to https://studio.example/studio/sign-in/callback')
    expect(out).not.toContain('hush')
    expect(openStudio).toHaveBeenCalledWith({
      root: '.',
      port: 4190,
      origin: 'https://studio.example',
      secret: 'hush',
      team: {
        ...studio,
        scopes: [],
        sessions: { idleMinutes: 60, hours: 12 },
        approval: false,
        webhooks: [],
      },
    })
  })

  it('leads to the studio of this machine where it is not asked to serve one', async () => {
    const { code, error } = await serve([]).result
    expect(code).toBe(2)
    expect(error).toContain('"livery start" prints the address of the studio of this machine.')
    expect(await serve(['--serve']).result).toMatchObject({
      code: 2,
      error: expect.stringContaining('--origin https://studio.example'),
    })
  })

  it.each([
    'http://studio.example',
    'https://studio.example/path',
    'https://user@studio.example',
    'ftp://studio.example',
    'studio.example',
  ])('refuses %s as the address of a studio', async (address) => {
    const { code, error } = await serve(['--serve', '--origin', address]).result
    expect(code).toBe(2)
    expect(error).toContain('It is an address such as https://studio.example')
  })

  it('says what is missing: the secret, the settings, a valid file, a free port', async () => {
    expect((await serve(origin, { secret: '' }).result).error).toContain(
      'LIVERY_STUDIO_SECRET is not set.',
    )
    expect((await serve(origin, { livery: { schemaVersion: 1 } }).result).error).toContain(
      'livery.json does not say who signs in. Add "studio"',
    )
    const wrong = { schemaVersion: 1, studio: { ...studio, issuer: 'http://login.example' } }
    expect((await serve(origin, { livery: wrong }).result).error).toContain(
      'livery.json has errors. List them with "livery validate".',
    )
    const busy = vi.fn(() => Promise.reject(Object.assign(new Error('no'), { code: 'EADDRINUSE' })))
    expect((await serve(origin, {}, busy).result).error).toContain('Port 4173 is in use.')
  })
})

function recordsOf(more: Partial<TeamRecords['tokens']> = {}, entries: readonly AuditEntry[] = []) {
  const append = vi.fn(async () => undefined)
  const create = vi.fn(async () => ({ id: 'abc', secret: 'livery_secret' }))
  const tokens = { create, list: async () => [], end: async () => true, ...more }
  const list = vi.fn<TeamRecords['audit']['list']>(async ({ before }) => {
    const older = entries.filter(({ id }) => before === undefined || id < before)
    return { entries: older.slice(0, 1), hasMore: older.length > 1 }
  })
  const close = vi.fn(async () => undefined)
  const schedules = { list: async () => [], plan: vi.fn(), cancel: vi.fn() }
  const notes = { countOpen: async () => 0 }
  const renameMerchant = async () => undefined
  return {
    tokens,
    audit: { append, list },
    schedules,
    notes,
    renameMerchant,
    close,
  } satisfies TeamRecords
}

const run = (args: readonly string[], records: TeamRecords, livery: object = workspace) =>
  runLivery(args, folderOf(livery), { openTeamRecords: async () => records })

describe('livery api-tokens', () => {
  it('creates a token for some merchants, records it first, and prints it once', async () => {
    const records = recordsOf()
    const args = ['--new', 'deploy', '--role', 'publisher', '--merchant', 'shop', '--days', '30']
    const { code, out, error } = await run(['api-tokens', ...args], records)
    expect([code, out]).toEqual([0, 'livery_secret'])
    expect(error).toContain('The token abc ends in 30 days. It is shown this once')
    expect(records.tokens.create).toHaveBeenCalledWith({
      name: 'deploy',
      grants: [{ role: 'publisher', merchants: ['shop'] }],
      days: 30,
    })
    expect(records.audit.append).toHaveBeenCalledWith(
      expect.objectContaining({ who: 'tester of this machine', action: 'createToken' }),
    )
    expect(JSON.stringify(records.audit.append.mock.calls)).not.toContain('livery_secret')
    expect(records.close).toHaveBeenCalledOnce()
  })

  it('lists tokens with their ends, and ends one', async () => {
    const token = {
      id: 'abc',
      name: 'deploy',
      grants: [{ role: 'publisher' as const }],
      endsAt: Date.UTC(2027, 0, 1),
    }
    const records = recordsOf({ list: async () => [token] })
    expect((await run(['api-tokens'], records)).out).toMatch(
      /^abc {2}deploy +publisher of all +ends 2027-01-01, never used$/,
    )
    expect((await run(['api-tokens', '--end', 'abc'], records)).out).toContain('has ended')
    const json = await run(['api-tokens', '--format', 'json'], records)
    expect(JSON.parse(json.out)).toEqual([token])
    expect(await run(['api-tokens', '--end', 'xyz'], records)).toMatchObject({
      code: 1,
      error: 'There is no token "xyz". "livery api-tokens" lists them.',
    })
  })

  it('refuses an unknown merchant, a role that does not exist, and a token without an end', async () => {
    const records = recordsOf()
    for (const wrong of [
      ['--merchant', 'shoop'],
      ['--role', 'owner'],
      ['--days', '0'],
      ['--days', '10000'],
      ['--end', 'abc'],
    ])
      expect((await run(['api-tokens', '--new', 'x', ...wrong], records)).code).not.toBe(0)
    expect(records.tokens.create).not.toHaveBeenCalled()
    expect((await run(['api-tokens'], records, { schemaVersion: 1 })).code).toBe(2)
  })
})

describe('livery audit', () => {
  const entry = (id: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
    id,
    at: `2026-11-30T18:0${id}:00.000Z`,
    who: 'Ann <ann@team.example>',
    from: '192.0.2.7',
    action: 'save',
    merchants: ['shop'],
    outcome: 'allowed',
    ...more,
  })

  it('prints every page of it, the oldest entry first', async () => {
    const refused = entry(2, { who: '', outcome: 'refused', problem: 'no\u001b[2J role' })
    const { out } = await run(['audit'], recordsOf({}, [entry(3), refused, entry(1)]))
    expect(out.split('\n')).toEqual([
      '2026-11-30T18:01:00.000Z  allowed  save shop  Ann <ann@team.example> from 192.0.2.7',
      '2026-11-30T18:02:00.000Z  refused  save shop  nobody from 192.0.2.7: no [2J role',
      '2026-11-30T18:03:00.000Z  allowed  save shop  Ann <ann@team.example> from 192.0.2.7',
    ])
  })

  it('prints JSON lines, and asks for a part of it', async () => {
    const records = recordsOf({}, [entry(2), entry(1)])
    const asked = ['--since', '2026-11-30', '--who', 'ann', '--merchant', 'shop']
    const { out } = await run(['audit', '--format', 'json', ...asked], records)
    expect(out.split('\n').map((line) => JSON.parse(line))).toEqual([entry(1), entry(2)])
    expect(records.audit.list).toHaveBeenCalledWith({
      since: '2026-11-30T00:00:00.000Z',
      who: 'ann',
      merchant: 'shop',
    })
    expect((await run(['audit', '--since', 'soon'], records)).code).toBe(2)
  })
})
