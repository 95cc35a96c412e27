import { expect, it, vi } from 'vitest'
import { plannedSchedule } from '../../../tests/support/planned-schedule.ts'
import type { TeamRecords } from '../studio/running-studio.ts'
import { runLivery } from '../testing.ts'

const studio = {
  issuer: 'https://login.example',
  client: 'livery',
  grants: [{ claim: 'groups', value: 'staff', role: 'publisher' }],
}
const planned = { ...plannedSchedule, until: '2026-12-26T11:00:00.000Z' }

function run(
  args: readonly string[],
  more: Partial<TeamRecords['schedules']> = {},
  livery?: object,
) {
  const append = vi.fn(async () => undefined)
  const plan = vi.fn(async () => planned)
  const cancel = vi.fn(async () => undefined)
  const schedules = { list: async () => [planned], plan, cancel, ...more }
  const merchant = { schemaVersion: 1, code: 'shop', extends: 'base', hosts: ['shop.localhost'] }
  const texts: Record<string, string> = {
    'merchants/shop/merchant.json': JSON.stringify(merchant),
    'livery.json': JSON.stringify(livery ?? { schemaVersion: 1, studio }),
  }
  const files = {
    read: (path: string) => texts[path],
    list: (path: string) => (path === 'merchants' ? ['shop'] : []),
  }
  // The commands use the schedules and the log alone.
  const records = { schedules, audit: { append }, close: async () => undefined }
  const openTeamRecords = async () => records as unknown as TeamRecords
  return { append, plan, cancel, result: runLivery(args, files, { openTeamRecords }) }
}

const at = ['--at', '2026-12-24T18:00']

it('publish --at hands the release to the served studio, records that first, and says what it would change', async () => {
  const { plan, append, result } = run(['publish', 'shop', ...at, '--until', '2026-12-26T18:00'])
  const { code, out } = await result
  expect(code).toBe(0)
  expect(plan).toHaveBeenCalledWith(
    { merchants: ['shop'], at: '2026-12-24T18:00', until: '2026-12-26T18:00' },
    { who: 'tester of this machine', subject: 'machine tester' },
  )
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ action: 'createSchedule' }))
  expect(out).toContain('English message login.submit changed.')
  expect(out).toContain(
    'The served studio publishes it: 2026-12-24 18:00 (Asia/Bangkok, +07:00) until 2026-12-26 18:00',
  )
})

it('publish --at says that a second person has to approve it, where that is so', async () => {
  const waiting = { ...planned, state: 'waiting' as const }
  const { result } = run(['publish', 'shop', ...at], { plan: async () => waiting })
  expect((await result).out).toContain('It waits until a second publisher approves it')
})

it('publish --at is refused for a place that no served studio publishes to, and without a team', async () => {
  expect((await run(['publish', ...at, '--out', 'x']).result).code).toBe(2)
  expect((await run(['publish', '--until', '2026-12-26T18:00']).result).error).toContain(
    'needs --at',
  )
  const { error } = await run(['publish', ...at], {}, { schemaVersion: 1 }).result
  expect(error).toContain('does not say who signs in')
  const late = run(['publish', ...at], { plan: () => Promise.reject(new Error('It is over.')) })
  expect(await late.result).toMatchObject({ code: 1, error: 'It is over.' })
})

it('schedules lists what is planned, and cancels one', async () => {
  expect((await run(['schedules']).result).out).toBe(
    'abc  planned    shop  2026-12-24 18:00 (Asia/Bangkok, +07:00) until 2026-12-26 18:00 (Asia/Bangkok, +07:00)  by Ann',
  )
  expect(JSON.parse((await run(['schedules', '--format', 'json']).result).out)).toEqual([planned])
  const { cancel, append, result } = run(['schedules', '--cancel', 'abc'])
  expect((await result).out).toBe('abc is cancelled.')
  expect(cancel).toHaveBeenCalledWith({ id: 'abc', merchants: ['shop'] })
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ action: 'cancelSchedule' }))
  expect((await run(['schedules', '--cancel', 'xyz']).result).error).toContain('no schedule "xyz"')
})
