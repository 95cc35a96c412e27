import { describe, expect, it, vi } from 'vitest'
import { filesOf, pictureOf } from '../../core/config/testing.ts'
import { UnpublishedError } from '../../site/publish/publish-error.ts'
import type { CliEnvironment } from '../environment.ts'
import type { TeamRecords } from '../studio/running-studio.ts'
import { runLivery } from '../testing.ts'

const files = pictureOf({
  parent: {},
  lagoon: { extends: 'parent', hosts: ['lagoon.localhost'] },
  bay: { theme: { look: 'reef' } },
  reef: {},
})

const livery = `{
  "studio": {
    "issuer": "https://id.example",
    "client": "livery",
    // Who works on what.
    "grants": [
      { "claim": "groups", "value": "a", "role": "editor", "merchants": ["lagoon"] },
      { "claim": "groups", "value": "b", "role": "editor", "merchants": ["bay", "lagoon"] },
      { "claim": "groups", "value": "c", "role": "admin" }
    ]
  }
}
`

const clean = () => ({ code: 0, bytes: new Uint8Array() })

/** A published folder with two releases. The newer one serves the lagoon. */
const published = {
  names: async () => ['may-1', 'may-2'],
  release: async (name: string) => ({
    name,
    hosts: new Map(name === 'may-1' ? [] : [['lagoon.localhost', 'lagoon-1a2b']]),
  }),
  serving: async () => new Map([['lagoon.localhost', 'lagoon-1a2b']]),
}

const team = {
  schedules: {
    list: async () => [
      { release: 'christmas', state: 'planned', merchants: ['lagoon'] },
      { release: 'easter', state: 'done', merchants: ['lagoon'] },
      { release: 'all', state: 'planned' },
    ],
  },
  notes: { countOpen: async () => 2 },
  audit: { append: vi.fn() },
  close: async () => {},
}

interface World extends Partial<CliEnvironment> {
  readonly isPublished?: boolean
  readonly livery?: string
}

async function run(args: readonly string[], world: World = {}) {
  const { isPublished = false, livery: text, ...rest } = world
  const [replace, remove] = [vi.fn(), vi.fn()]
  const publisher = {
    openPublishedFolder: async () => {
      if (!isPublished) throw new UnpublishedError('Nothing is published.')
      return published
    },
  }
  const result = await runLivery(
    ['delete', ...args],
    text === undefined
      ? files
      : { ...files, read: (path) => (path === 'livery.json' ? text : files.read(path)) },
    {
      git: clean,
      replacerAt: () => replace,
      removerAt: () => remove,
      // Only the folder is opened.
      publisher: async () => publisher as never,
      ...rest,
    },
  )
  return { ...result, replace, remove }
}

describe('livery delete', () => {
  it('says what goes with a merchant, and deletes nothing in a dry run', async () => {
    const { code, out, remove } = await run(['lagoon', '--dry-run'], { isPublished: true })
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      'merchants/lagoon is removed: 1 file, 1 KB.',
      'No merchant has lagoon.localhost any more.',
      '"published" serves it at lagoon.localhost until the next publish of all merchants, which takes it down.',
      '1 release there has it. A rollback can serve it again until "livery prune" deletes them.',
      'git brings the files back: revert the commit of the deletion. Then publish the merchant again.',
    ])
    expect(remove).not.toHaveBeenCalled()
  })

  it('deletes it once its code is given, and says how to commit that', async () => {
    const { code, out, remove } = await run(['lagoon', '--yes', 'lagoon'])
    expect(code).toBe(0)
    expect(remove).toHaveBeenCalledExactlyOnceWith('merchants/lagoon')
    expect(out).toContain('Commit it: git commit -m "Delete lagoon" merchants/lagoon')
  })

  it('asks for the code at the terminal, and deletes nothing after another word', async () => {
    const wrong = await run(['lagoon'], { prompt: async () => 'yes' })
    expect([wrong.code, wrong.error]).toEqual([1, 'Nothing was deleted.'])
    expect(wrong.remove).not.toHaveBeenCalled()
    expect((await run(['lagoon'], { prompt: async () => ' lagoon ' })).remove).toHaveBeenCalled()
    const other = await run(['lagoon', '--yes', 'bay'])
    expect([other.code, other.remove.mock.calls.length]).toEqual([1, 0])
    expect((await run(['lagoon'])).error).toContain('Add --yes lagoon, or --dry-run')
  })

  it.each([
    { merchant: 'parent', reason: 'lagoon inherits from it. Change "extends" there first.' },
    { merchant: 'reef', reason: 'bay takes its look. Change "theme.look" there first.' },
  ])('refuses $merchant while another needs it', async ({ merchant, reason }) => {
    const { code, out, remove } = await run([merchant, '--yes', merchant])
    expect(code).toBe(1)
    expect(out).toContain(`${reason}\nSo nothing is deleted.`)
    expect(remove).not.toHaveBeenCalled()
  })

  it('refuses what git could not bring back', async () => {
    const git = () => ({ code: 0, bytes: new TextEncoder().encode('?? merchants/lagoon/x\0') })
    const { code, out } = await run(['lagoon', '--yes', 'lagoon'], { git })
    expect(code).toBe(1)
    expect(out).toContain('1 file of it is not committed')
    const none = () => ({ code: 128, bytes: new Uint8Array() })
    const outside = await run(['lagoon', '--yes', 'lagoon'], { git: none })
    expect(outside.out).toContain('in no git repository, so nothing brings the files back.')
    expect(outside.code).toBe(0)
  })

  it('takes its roles out of livery.json, and leaves the rest of the file as typed', async () => {
    const openTeamRecords = async () =>
      ({ ...team, schedules: { list: async () => [] } }) as unknown as TeamRecords
    const { out, replace } = await run(['lagoon', '--yes', 'lagoon'], { livery, openTeamRecords })
    expect(out).toContain('2 roles in livery.json no longer name it.')
    expect(out).toContain('2 open notes about it are shown again only when it is back.')
    expect(out).toContain('merchants/lagoon livery.json')
    const written = new TextDecoder().decode(replace.mock.calls[0]?.[0][0].bytes)
    expect(written).toBe(
      livery.replace(/.*"value": "a".*\n/, '').replace('["bay", "lagoon"]', '["bay"]'),
    )
    expect(team.audit.append).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'deleteMerchant', merchants: ['lagoon'] }),
    )
  })

  it('refuses while a scheduled release needs it', async () => {
    const openTeamRecords = async () => team as unknown as TeamRecords
    const { code, out } = await run(['lagoon', '--yes', 'lagoon'], { livery, openTeamRecords })
    expect(code).toBe(1)
    expect(out).toContain('1 scheduled release needs it: christmas. Cancel it first.')
  })

  it('prints JSON for a script', async () => {
    const { out } = await run(['lagoon', '--yes', 'lagoon', '--format', 'json'])
    expect(JSON.parse(out)).toMatchObject({
      merchant: 'lagoon',
      deleted: true,
      files: ['merchants/lagoon/merchant.json'],
      hosts: ['lagoon.localhost'],
      obstacles: [],
    })
  })
})

it('never deletes the base, from which others inherit without naming it', async () => {
  const only = filesOf({ 'merchants/base/merchant.json': { schemaVersion: 1, code: 'base' } })
  const { code } = await run(['base', '--yes', 'base'], { filesAt: () => only })
  expect(code).toBe(1)
})
