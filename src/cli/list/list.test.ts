import { describe, expect, it } from 'vitest'
import { plannedSchedule } from '../../../tests/support/planned-schedule.ts'
import type { Files } from '../../core/config/files.ts'
import { filesOf, pictureOf } from '../../core/config/testing.ts'
import type { TeamRecords } from '../studio/running-studio.ts'
import { runLivery } from '../testing.ts'

const shell = (variant: string) => ({
  shell: { order: ['foot'], blocks: { foot: { type: 'footer', variant } } },
})
const files = pictureOf({
  parent: { brand: { name: { en: 'Parent' } }, pages: shell('plain'), theme: { shape: 'pill' } },
  apple: { extends: 'parent', hosts: ['apple.localhost'], brand: { name: { en: 'Apple' } } },
  berry: { extends: 'parent', pages: shell('level'), flags: { PTSYS3: true } },
  cherry: { forceOff: { PTSYS3: 'No mall here.' }, theme: { shape: 'sharp' } },
})

const list = (...args: readonly string[]) => runLivery(['list', ...args], files)

/** Lays files over those of the test. */
function overlay(more: Parameters<typeof filesOf>[0]): Files {
  const own = filesOf(more)
  return {
    read: (path) => own.read(path) ?? files.read(path),
    list: (folder) => [...own.list(folder), ...files.list(folder)],
  }
}

/** Returns the codes of the merchants that meet conditions. */
async function codesOf(...conditions: readonly string[]): Promise<string> {
  const { out } = await list('--codes', ...conditions)
  return out.split('\n').join(' ')
}

describe('livery list', () => {
  it('lists every merchant with its name, parent, languages and hosts', async () => {
    expect(await list()).toEqual({
      code: 0,
      error: '',
      out: [
        '4 merchants',
        '  apple   Apple  extends parent  en  apple.localhost',
        '  berry   Parent  extends parent  en',
        '  cherry  cherry  en',
        '  parent  Parent  en',
      ].join('\n'),
    })
  })

  it('lists what meets a condition, with the file and the line that set it', async () => {
    const { code, out } = await list('footer.variant = plain')
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      '2 of 4 merchants: footer.variant = plain',
      '  apple   Apple  extends parent  en  apple.localhost',
      expect.stringMatching(
        /^ {4}pages\.shell\.blocks\.foot\.variant = "plain" {2}merchants\/parent\/merchant\.json:\d+:\d+$/,
      ),
      '  parent  Parent  en',
      expect.stringContaining('merchants/parent/merchant.json:'),
    ])
  })

  it.each([
    ['theme.shape = pill', 'apple berry parent'],
    ['theme.shape != pill', 'cherry'],
    ['theme.mode = light', 'apple berry cherry parent'],
    ['theme.shape', 'apple berry cherry parent'],
    ['brand.name', 'apple berry parent'],
    ['foot.variant = level', 'berry'],
    ['pages.*.blocks.*.variant = level', 'berry'],
    ['languages.supported = en', 'apple berry cherry parent'],
    ['block footer', 'apple berry parent'],
    ['PTSYS3 on', 'berry'],
    ['PTSYS3 off', 'apple cherry parent'],
    ['app', 'apple'],
    ['APPLE.local', 'apple'],
    ['parent', 'apple berry parent'],
    ['apple local parent', 'apple'],
    ['apple cherry', ''],
  ])('finds by %s', async (condition, codes) => {
    expect(await codesOf(condition)).toBe(codes)
  })

  it('lists the merchants that meet every condition', async () => {
    expect(await codesOf('theme.shape = pill', 'PTSYS3 on')).toBe('berry')
  })

  it('names the line that forces a flag off', async () => {
    expect((await list('PTSYS3 off', 'cherry')).out).toMatch(
      /^ {4}PTSYS3 is forced off {2}merchants\/cherry\/merchant\.json:\d+:\d+$/m,
    )
  })

  it('exits with 1 when no merchant meets the conditions', async () => {
    expect(await list('block banner')).toMatchObject({
      code: 1,
      out: '0 of 4 merchants: block banner',
    })
  })

  it.each([
    ['theme.shap = pill', 'No merchant has a value "theme.shap". Did you mean "theme.shape"?'],
    [
      'foott.variant = level',
      'No merchant has a value "foott.variant". Did you mean "foot.variant"?',
    ],
  ])('names the nearest path for one that no merchant has: %s', async (condition, error) => {
    expect(await list(condition)).toMatchObject({ code: 1, error })
  })

  it('finds what the studio of the team has planned, at the place that is named', async () => {
    const team = {
      issuer: 'https://login.test',
      client: 'livery',
      grants: [{ claim: 'email', value: 'ann@shop.test', role: 'admin' }],
    }
    const withTeam = overlay({ 'livery.json': { schemaVersion: 1, studio: team } })
    const schedules = [
      { ...plannedSchedule, merchants: ['apple'] },
      { ...plannedSchedule, id: 'b', merchants: ['berry'], environment: 'staging' },
      { ...plannedSchedule, id: 'c', merchants: ['cherry'], state: 'waiting' as const },
      {
        ...plannedSchedule,
        id: 'd',
        merchants: ['parent'],
        state: 'failed' as const,
        message: 'Full.',
        endedAt: '2026-12-24T11:00:00.000Z',
      },
    ]
    // The other records of a team are not opened here.
    const records = {
      schedules: { list: async () => schedules },
      close: async () => undefined,
    } as unknown as TeamRecords
    const find = (...args: readonly string[]) =>
      runLivery(['list', ...args], withTeam, { openTeamRecords: async () => records })
    expect((await find('--codes', 'state = scheduled')).out.split('\n')).toEqual(['apple', 'berry'])
    expect((await find('--codes', 'scheduled in staging')).out).toBe('berry')
    expect((await find('waiting')).out).toContain('    waits for approval at 2026-12-24 18:00')
    expect((await find('failed')).out).toContain('    a planned release failed: Full.')
    expect((await list('state = waiting')).error).toContain('does not say who signs in')
  })

  it('refuses a flag that does not exist, and an environment that livery.json does not have', async () => {
    expect(await list('PTSSY3 on')).toMatchObject({ code: 2 })
    expect(await list('PTSYS3 on in staging')).toMatchObject({
      code: 2,
      error: expect.stringContaining('livery.json has no environment "staging".'),
    })
  })

  it('finds merchants by their findings, and lists one that has errors', async () => {
    const broken = {
      read: (path: string) => (path.includes('cherry') ? '{' : files.read(path)),
      list: files.list,
    }
    const { code, out } = await runLivery(['list', 'errors'], broken)
    expect(code).toBe(0)
    expect(out.split('\n').slice(0, 3)).toEqual([
      '1 of 4 merchants: errors',
      '  cherry  has errors',
      expect.stringMatching(
        /^ {4}error {2}syntax {2}.+ {2}merchants\/cherry\/merchant\.json:1:\d+$/,
      ),
    ])
  })

  it('finds what a merchant with errors has typed', async () => {
    const broken = pictureOf({ apple: { pages: shell('levle') }, berry: { pages: shell('level') } })
    const { out } = await runLivery(['list', '--codes', 'foot.variant != level'], broken)
    expect(out).toBe('apple')
  })

  it('prints the same as JSON for a script', async () => {
    const { out } = await list('--format', 'json', 'foot.variant = level')
    expect(JSON.parse(out)).toEqual([
      {
        merchant: 'berry',
        name: 'Parent',
        extends: 'parent',
        languages: ['en'],
        hosts: [],
        matches: [
          {
            condition: 'foot.variant = level',
            text: 'pages.shell.blocks.foot.variant = "level"',
            file: 'merchants/berry/merchant.json',
            line: expect.any(Number),
            column: expect.any(Number),
          },
        ],
      },
    ])
  })

  it('finds a block of the workspace', async () => {
    const both = overlay({ 'blocks/club-card/block.json': {} })
    expect((await runLivery(['list', 'block club-card'], both)).error).toBe('')
    expect((await list('block club-card')).error).toContain('There is no block "club-card".')
  })
})
