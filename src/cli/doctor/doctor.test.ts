import { describe, expect, it } from 'vitest'
import { type Files, noFiles } from '../../core/config/files.ts'
import { filesOf } from '../../core/config/testing.ts'
import type { GitAnswer } from '../../site/git/run-git.ts'
import type { CliEnvironment } from '../environment.ts'
import { runLivery } from '../testing.ts'

const bytes = new Uint8Array()
const withGit = (driver: number): Partial<CliEnvironment> => ({
  version: 'Livery 1.2.3, Node 24.1.0',
  git: (_, [command]): GitAnswer => ({ code: command === 'config' ? driver : 0, bytes }),
  findBrowser: async () => '/usr/bin/chromium',
})
const workspaceOf = (livery: object): Files => ({
  ...filesOf({
    'livery.json': livery,
    'merchants/shop/merchant.json': { code: 'shop' },
    '.gitattributes': 'merchants/**/*.json merge=livery\n',
  }),
  installed: { has: () => false, schemas: 'node_modules/livery/schemas', files: noFiles },
})

const made = (version: string) => ({ schemaVersion: 1, scaffold: { version, files: {} } })

const doctor = async (files: Files, world: Partial<CliEnvironment>) => {
  const { code, out } = await runLivery(['doctor'], files, world)
  return { code, lines: out.split('\n') }
}

describe('livery doctor', () => {
  it('lists what is there', async () => {
    expect(await doctor(workspaceOf(made('1.0.0')), withGit(0))).toEqual({
      code: 0,
      lines: [
        'Livery     there    Livery 1.2.3, Node 24.1.0',
        'Folder     there    It is a workspace; base and messages come from the package.',
        'Version    there    1.0.0, as the installed package.',
        'Merchants  there    1 merchant.',
        'git        there    This folder is in a repository.',
        'git merge  there    Merchants are merged value by value.',
        'Browser    there    /usr/bin/chromium',
      ],
    })
  })

  it('says how to get what is missing', async () => {
    const { code, lines } = await doctor(filesOf({}), {
      git: () => ({ code: undefined, bytes }),
      findBrowser: () => Promise.reject(new Error('Install Chromium.')),
    })
    expect(code).toBe(1)
    expect(lines.slice(1)).toEqual([
      'Folder     missing  There is no livery.json and no base. Run "npx livery init" here, or name a folder with --root.',
      'Merchants  missing  There is none. Run "npx livery new".',
      'git        missing  It cannot be run. Install git.',
      'Browser    missing  Install Chromium.',
    ])
  })

  it('finds a livery.json with an error, a folder that is no repository, and a merge that is not set up', async () => {
    const wrong = workspaceOf({ schemaVersion: 2 })
    const { lines } = await doctor(wrong, withGit(1))
    expect(lines[1]).toMatch(/^Folder {5}wrong {4}livery\.json:2: /)
    expect(lines[5]).toBe(
      'git merge  missing  Run: git config merge.livery.driver "npx livery merge %O %A %B %P"',
    )
    const alone = await doctor(wrong, { ...withGit(0), git: () => ({ code: 128, bytes }) })
    expect(alone.lines[4]).toBe('git        missing  This folder is no repository. Run "git init".')
  })

  it.each([
    [made('0.9.0'), 'The workspace is at 0.9.0, the package at 1.0.0. Run "npx livery upgrade".'],
    [
      { schemaVersion: 1 },
      'The workspace records none; the package is 1.0.0. Run "npx livery upgrade".',
    ],
    [
      made('1.1.0'),
      'The workspace is at 1.1.0, the package at 1.0.0. Run "npm install livery@1.1.0".',
    ],
  ])('finds a workspace of another version than the package', async (livery, message) => {
    const { code, lines } = await doctor(workspaceOf(livery), withGit(0))
    expect(code).toBe(1)
    expect(lines[2]).toBe(`Version    wrong    ${message}`)
  })
})
