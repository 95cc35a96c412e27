import { describe, expect, it, vi } from 'vitest'
import { filesOf, pictureOf } from '../../core/config/testing.ts'
import { UnpublishedError } from '../../site/publish/publish-error.ts'
import type { CliEnvironment, MovedFolder } from '../environment.ts'
import type { TeamRecords } from '../studio/running-studio.ts'
import { runLivery } from '../testing.ts'

const files = pictureOf({
  lagoon: { hosts: ['lagoon.localhost'], theme: { look: 'reef' } },
  bay: { extends: 'lagoon' },
  cove: { extends: 'bay', theme: { look: 'lagoon' } },
  reef: { gateway: { merchantCode: 'REEF-1' }, hosts: ['reef.localhost'], archived: true },
})

const livery = `{
  "studio": {
    "issuer": "https://id.example",
    "client": "livery",
    // Who works on what.
    "grants": [
      { "claim": "groups", "value": "a", "role": "editor", "merchants": ["lagoon"] },
      { "claim": "groups", "value": "b", "role": "editor", "merchants": ["bay", "lagoon"] }
    ]
  }
}
`

/** A repository in which everything is committed. */
const clean: CliEnvironment['git'] = (_, [command]) => ({
  code: 0,
  bytes: new TextEncoder().encode(command === 'ls-files' ? 'merchants/lagoon/merchant.json\0' : ''),
})

interface World extends Partial<CliEnvironment> {
  readonly livery?: string
  readonly others?: Readonly<Record<string, string>>
}

async function run(args: readonly string[], world: World = {}) {
  const { livery: text, others = {}, ...rest } = world
  const moves: MovedFolder[] = []
  const own: Readonly<Record<string, string>> = {
    ...others,
    ...(text !== undefined && { 'livery.json': text }),
  }
  const result = await runLivery(
    ['rename', ...args],
    {
      ...files,
      read: (path) => own[path] ?? files.read(path),
      list: (folder) => [
        ...files.list(folder),
        ...Object.keys(own)
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
      ],
    },
    {
      git: clean,
      moverAt: () => (move) => void moves.push(move),
      // Only the folder is opened.
      publisher: async () =>
        ({
          openPublishedFolder: async () => {
            throw new UnpublishedError('Nothing is published.')
          },
        }) as never,
      ...rest,
    },
  )
  const written = new Map(
    moves.flatMap((move) =>
      move.files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const),
    ),
  )
  return { ...result, moves, written }
}

describe('livery rename', () => {
  it('moves the folder, and changes the merchants that inherit from it or take its look', async () => {
    const { code, out, moves, written } = await run(['lagoon', 'laguna'])
    expect(code).toBe(0)
    expect(moves).toMatchObject([{ from: 'merchants/lagoon', to: 'merchants/laguna' }])
    expect([...written.keys()]).toEqual([
      'merchants/laguna/merchant.json',
      'merchants/bay/merchant.json',
      'merchants/cove/merchant.json',
    ])
    const read = (merchant: string) =>
      JSON.parse(written.get(`merchants/${merchant}/merchant.json`) ?? '')
    expect(read('bay').extends).toBe('laguna')
    expect(read('cove')).toMatchObject({ extends: 'bay', theme: { look: 'laguna' } })
    expect(read('laguna')).toMatchObject({ code: 'laguna', theme: { look: 'reef' } })
    expect(out.split('\n')).toEqual([
      'merchants/lagoon becomes merchants/laguna: 1 file.',
      '"extends" of bay becomes "laguna".',
      '"theme.look" of cove becomes "laguna".',
      'The gateway knows it by "lagoon" as before, so players notice nothing.',
      'For that, its file gets "gateway.merchantCode" "lagoon" and "gateway.trialMerchantCode" "lagoon-trial".',
      'It keeps its hosts: lagoon.localhost.',
      'To take it back, rename "laguna" to "lagoon", or revert the commit of the rename.',
      'It is renamed.',
      'Commit it: git add -A merchants/lagoon merchants/laguna merchants/bay/merchant.json merchants/cove/merchant.json && git commit -m "Rename lagoon to laguna" merchants/lagoon merchants/laguna merchants/bay/merchant.json merchants/cove/merchant.json',
    ])
  })

  it('keeps the codes at the gateway: those that are set, and those that the folder gave', async () => {
    const lagoon = await run(['lagoon', 'laguna'])
    expect(JSON.parse(lagoon.written.get('merchants/laguna/merchant.json') ?? '').gateway).toEqual({
      merchantCode: 'lagoon',
      trialMerchantCode: 'lagoon-trial',
    })
    const reef = await run(['reef', 'atoll'])
    expect(JSON.parse(reef.written.get('merchants/atoll/merchant.json') ?? '').gateway).toEqual({
      merchantCode: 'REEF-1',
      trialMerchantCode: 'reef-trial',
    })
    expect(reef.out).toContain('The gateway knows it by "REEF-1" as before')
    const moved = await run(['lagoon', 'laguna', '--at-gateway'])
    expect(moved.written.get('merchants/laguna/merchant.json')).not.toContain('gateway')
    expect(moved.out).toContain('The gateway has to know it by "laguna"')
  })

  it('changes nothing in a dry run', async () => {
    const { code, out, moves } = await run(['lagoon', 'laguna', '--dry-run'])
    expect([code, moves]).toEqual([0, []])
    expect(out).toMatch(/\nNothing was changed\.$/)
  })

  it.each([
    ['lagoon', 'Bay!', '"Bay!" is not a valid code. Use 2 to 32 lower-case letters'],
    ['lagoon', 'bay', 'merchants/bay already exists. Choose another code.'],
    ['lagoon', 'reef', 'merchants/reef already exists. Choose another code.'],
    ['lagoon', 'lagoon', 'merchants/lagoon already exists. Choose another code.'],
    ['lagoon', 'games', '"games" is taken: games.localhost serves the demonstration games.'],
  ])('refuses to rename %s to %s', async (merchant, code, reason) => {
    const { code: exit, error, moves } = await run([merchant, code])
    expect([exit, moves]).toEqual([1, []])
    expect(error).toContain(reason)
  })

  it('names the merchants of roles anew, and leaves the rest of livery.json as typed', async () => {
    const audit = { append: vi.fn() }
    const renamed: unknown[] = []
    const team = {
      schedules: { list: async () => [{ release: 'old', state: 'done', merchants: ['lagoon'] }] },
      notes: { countOpen: async () => 2 },
      audit,
      renameMerchant: async (names: unknown, work: () => Promise<void>) => {
        renamed.push(names)
        await work()
      },
      close: async () => {},
    }
    const openTeamRecords = async () => team as unknown as TeamRecords
    const { out, written } = await run(['lagoon', 'laguna'], { livery, openTeamRecords })
    expect(written.get('livery.json')).toBe(livery.replaceAll('"lagoon"', '"laguna"'))
    expect(out).toContain('2 roles in livery.json are for "laguna".')
    expect(out).toContain(
      '2 open notes, the unsaved edits of people and the API tokens for it follow to "laguna".',
    )
    expect(out).toContain('A studio that runs reads the roles at its start: start it again.')
    expect(renamed).toEqual([{ from: 'lagoon', to: 'laguna' }])
    expect(audit.append).toHaveBeenCalledWith(
      expect.objectContaining({
        action: 'renameMerchant',
        change: { merchant: 'lagoon', code: 'laguna' },
      }),
    )
  })

  it('refuses while a scheduled release needs it', async () => {
    const team = {
      schedules: {
        list: async () => [{ release: 'may', state: 'planned', merchants: ['lagoon'] }],
      },
      notes: { countOpen: async () => 0 },
      close: async () => {},
    }
    const openTeamRecords = async () => team as unknown as TeamRecords
    const { code, out, moves } = await run(['lagoon', 'laguna'], { livery, openTeamRecords })
    expect([code, moves]).toEqual([1, []])
    expect(out).toContain(
      '1 scheduled release needs it: may. Cancel it first.\nSo nothing is changed.',
    )
  })

  it('names the files that have the code as a word, and what is not committed', async () => {
    const others = {
      'blocks/banner/block.schema.json': '{ "examples": [{ "brand": "lagoon" }] }',
      'blocks/other/block.schema.json': '{ "examples": [{ "brand": "lagoon-2" }] }',
    }
    const git: CliEnvironment['git'] = (_, [command]) => ({
      code: 0,
      bytes: new TextEncoder().encode(command === 'status' ? ' M merchants/lagoon/x\0' : ''),
    })
    const { code, out } = await run(['lagoon', 'laguna'], { others, git })
    expect(code).toBe(0)
    expect(out).toContain(
      'The word "lagoon" is also in blocks/banner/block.schema.json. These files stay as they are',
    )
    expect(out).toContain(
      '1 file of it is not committed, so the commit of the rename would hold it',
    )
  })

  it('prints JSON for a script', async () => {
    const { out } = await run(['lagoon', 'laguna', '--format', 'json'])
    expect(JSON.parse(out)).toMatchObject({
      merchant: 'lagoon',
      to: 'laguna',
      renamed: true,
      files: ['merchants/lagoon/merchant.json'],
      heirs: ['bay'],
      looks: ['cove'],
      pinned: { merchantCode: 'lagoon' },
      obstacles: [],
    })
  })
})

it('refuses to rename the base, which Livery finds by its name, and a merchant that is not there', async () => {
  const only = filesOf({ 'merchants/base/merchant.json': { schemaVersion: 1, code: 'base' } })
  const base = await run(['base', 'ground'], { filesAt: () => only })
  expect(base.code).toBe(1)
  expect(base.error).toContain('"base" is what merchants inherit from, and Livery finds it by this')
  const nobody = await run(['nobody', 'laguna'])
  expect(nobody.code).toBe(2)
  expect(nobody.error).toContain('There is no merchant called "nobody".')
})

it('renames a merchant without hosts without writing codes at the gateway, which nobody asks for', async () => {
  const parent = filesOf({
    'merchants/base/merchant.json': { schemaVersion: 1, code: 'base' },
    'merchants/group/merchant.json': { schemaVersion: 1, code: 'group', extends: 'base' },
  })
  const { out } = await run(['group', 'family'], { filesAt: () => parent })
  expect(out).not.toContain('gateway')
})
