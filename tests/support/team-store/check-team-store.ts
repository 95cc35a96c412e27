import { describe, expect, it, onTestFinished } from 'vitest'
import { openTeamStore, type TeamStore } from '../../../src/server/team/store/open-team-store.ts'
import { checkTogetherStore } from './check-together-store.ts'

/** Where a store is: the folder of its file, or the address of its database. */
export interface StorePlace {
  readonly folder: string
  readonly database?: string
}

const minute = 60_000
const limits = { idleMinutes: 60, hours: 12 }
const from = { address: '192.0.2.7', agent: 'a browser' }
const ann = { subject: 'ann', name: 'Ann', email: 'ann@team.example', claims: { groups: ['a'] } }

const schedule = {
  merchants: ['shop'],
  environment: null,
  target: 'published',
  until: null,
  zone: 'UTC',
  note: null,
  who: 'Ann',
  subject: 'ann',
  sentences: ['shop: new.'],
  inputs: 'hash',
  isBound: false,
  state: 'planned',
} as const

/** The suite of a team's store: the same for every kind of database. `place` makes a new one for each test. */
export function checkTeamStore(place: () => Promise<StorePlace>): void {
  let now = Date.UTC(2026, 10, 30)
  const openAt = async (where: StorePlace): Promise<TeamStore> => {
    const store = await openTeamStore({ ...where, now: () => now, limits })
    onTestFinished(store.close)
    return store
  }
  const open = async () => openAt(await place())

  describe('the store of a team', () => {
    checkTogetherStore({
      open,
      pass: (milliseconds) => {
        now += milliseconds
      },
    })

    it('keeps a session until it ends, and gives it back as it was', async () => {
      const { sessions } = await open()
      const secret = await sessions.start(ann, from)
      const startedAt = now
      expect(await sessions.find(secret)).toMatchObject({ ...ann, from, startedAt, usedAt: now })
      now += 30 * minute
      await sessions.find(secret)
      now += 45 * minute
      expect(await sessions.find(secret)).toMatchObject({ startedAt })
      now += 61 * minute
      expect(await sessions.find(secret)).toBeUndefined()
      expect(await sessions.list()).toEqual([])
    })

    it('lists the sessions of one person or of all, and ends those of their owner alone', async () => {
      const { sessions } = await open()
      await sessions.start(ann, from)
      await sessions.start({ subject: 'bob', name: 'Bob', claims: {} }, from)
      const [{ id } = { id: '' }] = await sessions.list('ann')
      expect((await sessions.list()).map(({ name }) => name).sort()).toEqual(['Ann', 'Bob'])
      expect(await sessions.end({ id, subject: 'bob' })).toBe(false)
      expect(await sessions.end({ id, subject: 'ann' })).toBe(true)
      expect((await sessions.list()).map(({ name }) => name)).toEqual(['Bob'])
    })

    it('ends the sessions of a logout once, whichever instance gets its token', async () => {
      const where = await place()
      const stores = [await openAt(where), await openAt(where), await openAt(where)] as const
      const [{ sessions, audit, providerLogouts }] = stores
      const open = async () => (await sessions.list()).map(({ sid }) => sid ?? 'unknown').sort()
      for (const sid of ['one', 'two', undefined]) await sessions.start({ ...ann, sid }, from)
      await sessions.start({ subject: 'bob', name: 'Bob', claims: {}, sid: 'three' }, from)
      const entry = { who: '', from, action: 'backChannelLogout', merchants: [] }
      const end = (store: TeamStore, logout: object) =>
        store.providerLogouts.end({ token: 'a', endsAt: now + minute, ...logout }, (ended) => ({
          ...entry,
          outcome: 'allowed',
          change: ended.length,
        }))
      expect(await end(stores[0], { sid: 'one' })).toMatchObject([{ subject: 'ann', name: 'Ann' }])
      expect(await end(stores[1], { sid: 'one' })).toBeUndefined()
      expect(await open()).toEqual(['three', 'two', 'unknown'])
      expect((await audit.list({})).entries).toMatchObject([{ change: 1 }])
      // What cannot be recorded is not done, and its token can be sent again.
      const refused = providerLogouts.end({ token: 'b', endsAt: now + minute, sid: 'two' }, () => {
        throw new Error('no entry')
      })
      await expect(refused).rejects.toThrow('no entry')
      expect(await open()).toEqual(['three', 'two', 'unknown'])
      await end(stores[0], { token: 'b', sid: 'two', subject: 'ann' })
      expect(await open()).toEqual(['three'])
      expect(await end(stores[1], { token: 'c', subject: 'bob' })).toHaveLength(1)
      // A token that is refused for its age is forgotten.
      expect(await end(stores[2], { subject: 'bob' })).toBeUndefined()
      now += minute
      expect(await end(stores[2], { subject: 'bob' })).toEqual([])
    })

    it('gives a sign-in to one of many who ask for it at once', async () => {
      const where = await place()
      const [one, other] = [await openAt(where), await openAt(where)]
      const pending = { state: 's', nonce: 'n', verifier: 'v', returnTo: '/studio' }
      await one.signIns.put('secret', pending)
      const taken = await Promise.all(
        [one, other, one, other].map(({ signIns }) => signIns.take('secret')),
      )
      expect(taken.filter((each) => each !== undefined)).toEqual([pending])
    })

    it('keeps API tokens with their roles, their last use and their end', async () => {
      const { tokens } = await open()
      const grants = [{ role: 'publisher' as const, merchants: ['shop'] }]
      const { id, secret } = await tokens.create({ name: 'deploy', grants, days: 1 })
      expect(await tokens.find(secret)).toMatchObject({ id, grants, name: 'deploy' })
      expect(await tokens.list()).toMatchObject([{ id, usedAt: now }])
      now += 24 * 60 * minute
      expect(await tokens.find(secret)).toBeUndefined()
      const later = await tokens.create({ name: 'again', grants, days: 1 })
      expect([await tokens.end(later.id), await tokens.end(later.id)]).toEqual([true, false])
    })

    it('finds entries of the audit log by time, person, merchant and text, taken as they are typed', async () => {
      const { audit } = await open()
      const entry = { from, action: 'save', merchants: ['shop'], outcome: 'allowed' as const }
      await audit.append({ ...entry, who: 'Ann <ann@team.example>', change: { rate: '100%' } })
      now += minute
      await audit.append({
        ...entry,
        who: 'Bob_B',
        merchants: [],
        outcome: 'refused',
        problem: 'No',
      })
      const find = async (query: Parameters<typeof audit.list>[0]) =>
        (await audit.list(query)).entries.map(({ who }) => who.slice(0, 3))
      expect(await find({})).toEqual(['Bob', 'Ann'])
      expect(await find({ since: new Date(now).toISOString() })).toEqual(['Bob'])
      expect(await find({ merchant: 'shop' })).toEqual(['Ann'])
      expect(await find({ who: 'ANN@' })).toEqual(['Ann'])
      expect(await find({ who: '_b' })).toEqual(['Bob'])
      expect(await find({ who: 'b%b' })).toEqual([])
      expect(await find({ text: '100%' })).toEqual(['Ann'])
      expect(await find({ text: '1_0' })).toEqual([])
      expect(await find({ text: '\\' })).toEqual([])
      const [{ id, at, change } = { id: 0, at: '', change: undefined }] = (
        await audit.list({ who: 'ann' })
      ).entries
      expect(at).toBe(new Date(now - minute).toISOString())
      expect(change).toEqual({ rate: '100%' })
      expect(await find({ before: id })).toEqual([])
    })

    it('lists the audit log a page at a time, without a gap', async () => {
      const { audit } = await open()
      for (let at = 0; at < 101; at++)
        await audit.append({
          who: `w${at}`,
          from,
          action: 'save',
          merchants: [],
          outcome: 'failed',
        })
      const page = await audit.list({})
      expect([page.entries.length, page.hasMore]).toEqual([100, true])
      const rest = await audit.list({ before: page.entries.at(-1)?.id ?? 0 })
      expect(rest).toMatchObject({ entries: [{ who: 'w0' }], hasMore: false })
    })

    it('gives a lease to one of many at once, until it ends, is given back or is kept', async () => {
      const where = await place()
      const stores = await Promise.all([openAt(where), openAt(where), openAt(where)])
      const take = async (at: number) => stores[at]?.leases.take('x', `holder ${at}`, 1000)
      const taken = await Promise.all([take(0), take(1), take(2)])
      expect(taken.filter(Boolean)).toHaveLength(1)
      const holder = taken.indexOf(true)
      now += 900
      expect(await take(holder)).toBe(true)
      now += 900
      expect(await take((holder + 1) % 3)).toBe(false)
      now += 100
      expect(await take((holder + 1) % 3)).toBe(true)
      await stores[0]?.leases.drop('x', `holder ${(holder + 1) % 3}`)
      expect(await take(holder)).toBe(true)
    })

    it('runs the schedule that was begun before any other, and changes it for its holder alone', async () => {
      const { schedules, deliveries } = await open()
      const plan = (at: number) => schedules.add({ ...schedule, at })
      const [later, first] = [await plan(now + 2000), await plan(now + 1000)]
      expect(await schedules.takeDue('a')).toBeUndefined()
      now += 5000
      expect(await schedules.takeDue('a')).toMatchObject({ id: first.id, state: 'running' })
      expect(await schedules.takeDue('b')).toMatchObject({ id: first.id, state: 'running' })
      const choice = { id: first.id, states: ['running'] as const }
      const delivery = { id: 'm', address: 'https://hook.example', body: '{}' }
      const end = (holder: string) =>
        schedules.change({ ...choice, holder }, { state: 'done', endedAt: now }, [delivery])
      expect([await end('a'), await end('b'), await end('b')]).toEqual([false, true, false])
      expect(await deliveries.listDue()).toEqual([{ ...delivery, attempts: 0 }])
      await deliveries.note('m', { attempts: 1, nextAt: now + 10, problem: 'no' })
      expect(await deliveries.listDue()).toEqual([])
      now += 10
      expect(await deliveries.listDue()).toMatchObject([{ attempts: 1 }])
      expect(await schedules.takeDue('a')).toMatchObject({ id: later.id })
      expect((await schedules.list()).map(({ id }) => id)).toEqual([later.id, first.id])
      expect(await schedules.find(first.id)).toMatchObject({ merchants: ['shop'], state: 'done' })
    })

    it('renames a merchant in the schedules that name it', async () => {
      const { schedules, renameMerchant } = await open()
      await schedules.add({ ...schedule, at: now, merchants: ['bank', 'shop'] })
      await schedules.add({ ...schedule, at: now, merchants: ['shop-2'] })
      await renameMerchant({ from: 'shop', to: 'store' }, async () => undefined)
      const listed = (await schedules.list()).map(({ merchants }) => merchants)
      expect(listed).toEqual(expect.arrayContaining([['bank', 'store'], ['shop-2']]))
    })

    it('is opened by several at once, who make its tables once and see what the others write', async () => {
      const where = await place()
      const stores = await Promise.all(Array.from({ length: 4 }, () => openAt(where)))
      const secret = await stores[0]?.sessions.start(ann, from)
      for (const { sessions } of stores)
        expect(await sessions.find(secret ?? '')).toMatchObject({ name: 'Ann' })
      expect(await stores[3]?.isReady()).toBe(true)
    })
  })
}
