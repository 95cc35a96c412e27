import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScheduledRelease } from '../../src/core/contract/generated/studio-api.ts'
import type { ScheduleState } from '../../src/core/contract/schedule-states.ts'
import type { OpenReleases } from '../../src/server/releases/open-releases.ts'
import { openTestReleases, type TestReleases } from '../../src/server/releases/testing.ts'
import { createTestProject, type TestProject } from '../../src/site/publish/testing.ts'
import { patience } from '../support/patience.ts'

const hour = 3_600_000
const ann = { who: 'Ann <ann@team.example>', subject: 'ann' }
const bob = { who: 'Bob <bob@team.example>', subject: 'bob' }

let project: TestProject
let test: TestReleases
beforeAll(() => {
  project = createTestProject()
})
afterAll(() => project.close())
beforeEach(async () => {
  for (const path of ['livery.json', 'locales/en/extra.json', 'blocks', 'merchants/base/messages'])
    rmSync(join(project.root, path), { recursive: true, force: true })
  test = await openTestReleases(project)
})
afterEach(() => test.close())

function name(code: string, brand: string): void {
  project.writeMerchant(code, { timeZone: 'Asia/Bangkok', brand: { name: { en: brand } } })
}

async function readLast(releases: OpenReleases): Promise<ScheduledRelease> {
  const { schedules } = await releases.list(ann)
  const last = schedules.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  if (!last) throw new Error('There is no schedule.')
  return last
}

/** Waits until the last schedule has a state. */
const untilState = (releases: OpenReleases, state: ScheduleState) =>
  vi.waitFor(
    async () => {
      const last = await readLast(releases)
      expect(last.state, last.message).toBe(state)
      return last
    },
    { ...patience, interval: 50 },
  )

describe('a scheduled publish', () => {
  it('goes out at its time in the zone of the merchant, with what is saved then, and says what it changed', async () => {
    // The only one whose jobs are done in threads, as they are in use.
    const releases = test.open({ openJobs: undefined })
    const before = await test.readServed()
    name('acme', 'Two')
    await releases.create({ merchants: ['acme'], at: '2026-11-30T09:00', note: 'Spring' }, ann)
    const planned = await readLast(releases)
    expect(planned).toMatchObject({
      state: 'planned',
      at: '2026-11-30T02:00:00.000Z',
      zone: 'Asia/Bangkok',
      by: ann.who,
      note: 'Spring',
      merchants: ['acme'],
    })
    expect(planned.sentences.join(' ')).toContain('Two')
    name('acme', 'Three')
    test.clock.now += 2 * hour
    const { due, release } = await untilState(releases, 'done')
    expect(due?.join(' ')).toContain('Three')
    expect(release).toBe(`scheduled-${planned.id}`)
    const after = await test.readServed()
    expect(after['acme']).not.toBe(before['acme'])
    expect(after['brio']).toBe(before['brio'])
    const { entries } = await test.store.audit.list({ text: 'runSchedule' })
    expect(entries).toMatchObject([{ who: ann.who, merchants: ['acme'], outcome: 'allowed' }])
  })

  it('brings back at its end what was served before', async () => {
    const releases = test.open()
    const before = await test.readServed()
    name('acme', 'Two')
    await releases.create(
      { merchants: ['acme'], at: '2026-11-30T09:00', until: '2026-11-30T10:00' },
      ann,
    )
    test.clock.now += 2 * hour
    await untilState(releases, 'live')
    expect(await test.readServed()).not.toEqual(before)
    test.clock.now += hour
    await untilState(releases, 'done')
    expect(await test.readServed()).toEqual(before)
  })

  it('leaves alone what was published by hand since', async () => {
    const releases = test.open()
    name('acme', 'Two')
    await releases.create(
      { merchants: ['acme'], at: '2026-11-30T09:00', until: '2026-11-30T10:00' },
      ann,
    )
    test.clock.now += 2 * hour
    await untilState(releases, 'live')
    name('acme', 'By hand')
    await project.publish(test.folder, { codes: ['acme'], release: 'by-hand' })
    const byHand = await test.readServed()
    test.clock.now += hour
    const { message } = await untilState(releases, 'failed')
    expect(message).toContain('because it was published or rolled back since')
    expect(await test.readServed()).toEqual(byHand)
  })

  it('fails whole where a merchant has an error when it comes due, and says so', async () => {
    const releases = test.open()
    const before = await test.readServed()
    await releases.create({ merchants: ['acme', 'brio'], at: '2026-11-30T09:00' }, ann)
    name('acme', 'Two')
    project.writeMerchant('brio', { theme: { primary: 'red-ish' } })
    test.clock.now += 2 * hour
    const { message } = await untilState(releases, 'failed')
    expect(message).toContain('"brio" would be refused')
    expect(await test.readServed()).toEqual(before)
    expect((await test.store.audit.list({ text: 'failed' })).entries).toHaveLength(1)
  })

  it('changes its times, is cancelled, and then never goes out', async () => {
    const releases = test.open()
    await releases.create({ merchants: ['acme'], at: '2026-11-30T09:00' }, ann)
    const { id } = await readLast(releases)
    const merchants = ['acme']
    await releases.change({ id, merchants, at: '2026-11-30T11:00' })
    expect(await readLast(releases)).toMatchObject({ at: '2026-11-30T04:00:00.000Z' })
    await releases.cancel({ id, merchants }, ann)
    expect(await readLast(releases)).toMatchObject({ state: 'cancelled' })
    await expect(releases.cancel({ id, merchants }, ann)).rejects.toThrow('went out, ended')
    await expect(releases.change({ id, merchants, at: '2026-11-30T12:00' })).rejects.toThrow(
      'went out, ended',
    )
  })

  it('stays where its return is cancelled', async () => {
    const releases = test.open()
    name('acme', 'Two')
    await releases.create(
      { merchants: ['acme'], at: '2026-11-30T09:00', until: '2026-11-30T10:00' },
      ann,
    )
    test.clock.now += 2 * hour
    const { id } = await untilState(releases, 'live')
    const out = await test.readServed()
    await releases.change({ id, merchants: ['acme'], until: '2026-11-30T12:00' })
    await releases.cancel({ id, merchants: ['acme'] }, bob)
    test.clock.now += 9 * hour
    expect(await readLast(releases)).toMatchObject({
      state: 'done',
      message: expect.stringContaining('Bob'),
    })
    expect(await test.readServed()).toEqual(out)
  })

  it.each([
    [{ at: '2026-11-30T06:00' }, 'is over. Choose a later time'],
    [{ at: 'soon' }, 'soon'],
    [{ at: '2026-11-30T09:00', until: '2026-11-30T08:00' }, 'Choose a later end.'],
    [{ at: '2026-11-30T09:00', environment: 'nowhere' }, 'has no environment "nowhere"'],
    [{}, 'Say when it goes out'],
  ])('%j is refused: %s', async (typed, sentence) => {
    const releases = test.open()
    await expect(releases.create({ merchants: ['acme'], ...typed }, ann)).rejects.toThrow(sentence)
    expect((await releases.list(ann)).schedules).toEqual([])
  })

  it('is not planned with a merchant that has an error, and belongs to the merchants that it names', async () => {
    const releases = test.open()
    project.writeMerchant('brio', { theme: { primary: 'red-ish' } })
    const wrong = releases.create({ merchants: ['brio'], at: '2026-11-30T09:00' }, ann)
    await expect(wrong).rejects.toThrow('A planned release goes out whole.')
    await releases.create({ merchants: ['acme'], at: '2026-11-30T09:00' }, ann)
    const { id } = await readLast(releases)
    await expect(releases.cancel({ id, merchants: ['brio'] }, ann)).rejects.toThrow(
      'no such scheduled release',
    )
    await expect(releases.cancel({ id }, ann)).rejects.toThrow('no such scheduled release')
  })
})

describe('an approval', () => {
  const ask = async (releases: OpenReleases, more: object = {}): Promise<ScheduledRelease> => {
    await releases.create({ merchants: ['acme'], ...more }, ann)
    return readLast(releases)
  }
  const decide = (
    releases: OpenReleases,
    { id, inputs, merchants = [] }: ScheduledRelease,
    more: object = {},
  ) => releases.decide({ id, inputs, merchants: [...merchants], approves: true, ...more }, bob)

  it('by a second person lets exactly what was approved go out at once', async () => {
    const releases = test.open({ approval: true })
    const before = await test.readServed()
    name('acme', 'Two')
    const asked = await ask(releases)
    expect(asked).toMatchObject({ state: 'waiting', isOwn: true })
    expect((await releases.list(bob)).schedules).toMatchObject([{ isOwn: false }])
    await decide(releases, asked)
    expect(await untilState(releases, 'done')).toMatchObject({ decidedBy: bob.who })
    expect((await test.readServed())['acme']).not.toBe(before['acme'])
  })

  it('is refused to whoever asked, and given once', async () => {
    const releases = test.open({ approval: true })
    const asked = await ask(releases, { at: '2026-11-30T09:00' })
    const { id, inputs } = asked
    const own = releases.decide({ id, inputs, merchants: ['acme'], approves: true }, ann)
    await expect(own).rejects.toThrow('somebody else has to approve it')
    await decide(releases, asked)
    await expect(decide(releases, asked)).rejects.toThrow('holds for one release and once')
  })

  it.each([
    ['the merchant was edited', () => name('acme', 'Three')],
    [
      'a parent was edited',
      () => project.writeFile('merchants/base/messages/en.json', '{"login.title":"Hey"}'),
    ],
    [
      'a message of the workspace was edited',
      () => project.writeFile('locales/en/extra.json', '{}'),
    ],
    ['a block was added', () => project.writeFile('blocks/x/notes.txt', 'x')],
  ])('is refused where %s after it was asked for', async (_, edit) => {
    const releases = test.open({ approval: true })
    name('acme', 'Two')
    const asked = await ask(releases)
    edit()
    await expect(decide(releases, asked)).rejects.toThrow('is no longer what you looked at')
    expect(await readLast(releases)).toMatchObject({ state: 'waiting' })
  })

  it('does not hold for what was edited between it and its time', async () => {
    const releases = test.open({ approval: true })
    const before = await test.readServed()
    name('acme', 'Two')
    await decide(releases, await ask(releases, { at: '2026-11-30T09:00' }))
    name('acme', 'Three')
    test.clock.now += 2 * hour
    const { message } = await untilState(releases, 'failed')
    expect(message).toContain('is no longer what was approved')
    expect(await test.readServed()).toEqual(before)
  })

  it('does not hold for another merchant, another look at it, or another target', async () => {
    const releases = test.open({ approval: true })
    const asked = await ask(releases)
    await expect(decide(releases, asked, { merchants: ['brio'] })).rejects.toThrow(
      'no such scheduled',
    )
    await expect(decide(releases, asked, { inputs: 'other' })).rejects.toThrow(
      'no longer what you looked at',
    )
    const place = (out: string) => ({
      schemaVersion: 1,
      environments: { live: { gateway: 'https://gateway.example', publish: { out } } },
    })
    project.writeFile('livery.json', JSON.stringify(place('one')))
    const there = await ask(releases, { environment: 'live', release: 'there' })
    expect(await releases.list({ who: '', subject: '' })).toMatchObject({ environments: ['live'] })
    project.writeFile('livery.json', JSON.stringify(place('two')))
    await expect(decide(releases, there)).rejects.toThrow('no longer what you looked at')
  })

  it('is asked for again where the times change, and is too late once they are over', async () => {
    const releases = test.open({ approval: true })
    const asked = await ask(releases, { at: '2026-11-30T09:00' })
    await decide(releases, asked)
    await releases.change({ id: asked.id, merchants: ['acme'], at: '2026-11-30T11:00' })
    expect(await readLast(releases)).toMatchObject({ state: 'waiting' })
    test.clock.now += 5 * hour
    await expect(decide(releases, asked)).rejects.toThrow('Its time is over')
  })

  it('is declined with a reason, and then nothing goes out', async () => {
    const releases = test.open({ approval: true })
    const asked = await ask(releases)
    await decide(releases, asked, { approves: false, reason: 'Not before Monday' })
    expect(await readLast(releases)).toMatchObject({
      state: 'declined',
      message: 'Bob <bob@team.example> declined it: Not before Monday',
    })
    await expect(decide(releases, asked)).rejects.toThrow('does not wait for approval')
  })
})
