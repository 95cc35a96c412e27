import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPng } from '../../../tests/support/small-png.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { runGit } from '../../site/git/run-git.ts'
import { type CommandResult, runLivery } from '../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-diff-'))
const root = join(folder, 'shop')
afterAll(() => rmSync(folder, { recursive: true }))

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 1"><path d="M0 0h8v1H0z"/></svg>'
const english = {
  $language: { name: 'English', code: 'EN', fallback: [] },
  login: { submit: 'Log in', gone: 'Gone' },
}
const thai = { $language: { name: 'ไทย', code: 'TH', fallback: ['en'] }, login: { submit: 'เข้า' } }
const orb = {
  schemaVersion: 1,
  code: 'orb',
  brand: { logo: 'art/logo.svg' },
  languages: { default: 'en', supported: ['en', 'th'] },
  safety: { rememberedLogin: 'username' },
  pages: {
    home: {
      order: ['hot', 'winners', 'mall'],
      blocks: {
        hot: { type: 'popular-games' },
        winners: { type: 'winner-board' },
        mall: { type: 'contact' },
      },
    },
  },
}

function write(path: string, content: unknown): void {
  const isFile = typeof content === 'string' || content instanceof Uint8Array
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, isFile ? content : JSON.stringify(content, null, 2))
}

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Orb', '-c', 'user.email=orb@localhost']
  execFileSync('git', ['-C', folder, ...who, ...args])
}

function diff(...args: string[]): Promise<CommandResult> {
  return runLivery(['diff', ...args, '--root', root], openDiskFiles(root), {
    filesAt: openDiskFiles,
    git: runGit,
  })
}

/** The sentences, without their places. */
function sentencesOf({ out }: CommandResult): string[] {
  return out
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split('  ')[0] ?? '')
}

beforeAll(() => {
  write('locales/en/common.json', english)
  write('locales/th/common.json', thai)
  write('merchants/orb/merchant.json', orb)
  write('merchants/orb/art/logo.svg', logo)
  write('merchants/old/merchant.json', { ...orb, code: 'old' })
  write('merchants/broken/merchant.json', '{ "code": ')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
})

describe('livery diff', () => {
  it('prints that nothing changed and exits with 0', async () => {
    expect(await diff('orb')).toEqual({
      code: 0,
      out: 'orb, against HEAD: nothing changed.',
      error: '',
    })
  })

  it('prints settings, words and pictures with the place that set them, and exits with 1', async () => {
    const { home } = orb.pages
    write('merchants/orb/merchant.json', {
      ...orb,
      pages: {
        home: {
          order: ['winners', 'hot', 'mall'],
          blocks: { ...home.blocks, mall: { type: 'contact', when: { flag: 'PTSYS3' } } },
        },
      },
    })
    write('merchants/orb/art/logo.svg', logo.replace('M0', 'M1'))
    write('merchants/orb/messages/en.json', { login: { submit: 'Come in' } })
    write('locales/en/common.json', { ...english, login: { submit: 'Sign in' } })
    write('locales/th/common.json', { ...thai, login: { submit: 'เข้าเลย' } })
    const answer = await diff('orb')
    expect(answer).toMatchObject({ code: 1, error: '' })
    expect(sentencesOf(answer)).toEqual([
      'home: winner board moved above hot',
      'home: mall now needs flag PTSYS3',
      'English message login.submit changed from "Log in" to "Come in"',
      'English message login.gone removed (was "Gone")',
      'Thai message login.submit changed from "เข้า" to "เข้าเลย"',
      'Thai message login.gone removed (was "Gone")',
      "art/logo.svg replaced (the brand's logo): 8 × 1 px, 87 bytes → 8 × 1 px, 87 bytes",
    ])
    expect(answer.out).toMatch(
      /mall now needs flag PTSYS3 {2}merchants\/orb\/merchant\.json:33:\d+/,
    )
    expect(answer.out).toContain('"Come in"  merchants/orb/messages/en.json:3:15')
  })

  it('prints the same as JSON for a script', async () => {
    const { code, out } = await diff('orb', '--format', 'json')
    expect(code).toBe(1)
    const { changes, ...rest } = JSON.parse(out)
    expect(rest).toEqual({
      merchant: 'orb',
      against: 'HEAD',
      before: 'whole',
      after: 'whole',
      findings: { before: [], after: [] },
    })
    expect(changes[1]).toEqual({
      kind: 'added',
      path: 'pages.home.blocks.mall.when',
      after: { flag: 'PTSYS3' },
      sentence: 'home: mall now needs flag PTSYS3',
      place: { file: 'merchants/orb/merchant.json', line: 33, column: expect.any(Number) },
    })
  })

  it('prints the size of a picture that was added, replaced or removed, also as JSON', async () => {
    const pictureOf = (out: string, path: string): unknown =>
      JSON.parse(out).changes.find((change: { path: string }) => change.path === path)?.picture
    write('merchants/orb/art/logo.svg', logo.replace('8 1', '16 1'))
    write('merchants/orb/art/new.png', Buffer.from(smallPng, 'base64'))
    write('merchants/orb/art/bad.png', 'no picture')
    const sentences = sentencesOf(await diff('orb')).filter((line) => line.startsWith('art/'))
    expect(sentences).toEqual([
      'art/bad.png added (pictures of the sandbox): 10 bytes, not readable as a picture',
      'art/new.png added (pictures of the sandbox): 1 × 1 px, 70 bytes',
      "art/logo.svg replaced (the brand's logo): 8 × 1 px, 87 bytes → 16 × 1 px, 88 bytes",
    ])
    const { out } = await diff('orb', '--format', 'json')
    expect(pictureOf(out, 'art/logo.svg')).toEqual({
      use: "the brand's logo",
      before: { path: 'merchants/orb/art/logo.svg', bytes: 87, width: 8, height: 1 },
      after: { path: 'merchants/orb/art/logo.svg', bytes: 88, width: 16, height: 1 },
    })
    rmSync(join(root, 'merchants/orb/art/bad.png'))
    git('add', '.')
    git('commit', '--quiet', '-m', 'Pictures')
    rmSync(join(root, 'merchants/orb/art/new.png'))
    expect(sentencesOf(await diff('orb'))).toEqual([
      'art/new.png removed (pictures of the sandbox): was 1 × 1 px, 70 bytes',
    ])
    git('reset', '--quiet', 'HEAD~1')
  })

  it('prints which parts of the look are drawn in another way', async () => {
    const drawn = '[data-kit="row"] { background: var(--surface-raised); }'
    write('merchants/orb/look/row.css', drawn)
    write('merchants/orb/look/tokens.json', { tokens: { foam: { value: 'var(--primary)' } } })
    expect((await diff('orb')).out).toMatch(
      /^ {2}row is drawn by the look of orb instead of the kit {2}merchants\/orb\/look\/row\.css:1:1\n {2}look token foam is now "var\(--primary\)" {2}merchants\/orb\/look\/tokens\.json:4:16$/m,
    )
    rmSync(join(root, 'merchants/orb/look'), { recursive: true })
  })

  it('compares with another folder as with a revision', async () => {
    const sandbox = join(folder, 'other')
    execFileSync('cp', ['-r', root, sandbox])
    expect(await diff('orb', '--against', sandbox)).toMatchObject({ code: 0 })
    write('locales/th/common.json', thai)
    expect(sentencesOf(await diff('orb', '--against', sandbox))).toEqual([
      'Thai message login.submit changed from "เข้าเลย" to "เข้า"',
    ])
  })

  it('reports which side is broken, missing or gone', async () => {
    const broken = await diff('broken')
    expect(broken.code).toBe(1)
    expect(broken.error).toContain('broken has errors in HEAD:\nmerchants/broken/merchant.json:1:')
    expect(broken.error).toContain('broken has errors now:')
    write('merchants/young/merchant.json', { ...orb, code: 'young' })
    expect(await diff('young')).toMatchObject({ code: 1, out: 'young is new: it is not in HEAD.' })
    write('merchants/young/merchant.json', 'nothing')
    expect((await diff('young')).error).toContain(
      'young does not exist in HEAD.\nyoung has errors now:',
    )
    rmSync(join(root, 'merchants/old'), { recursive: true })
    expect(await diff('old')).toMatchObject({
      code: 1,
      out: 'old was removed: it is in HEAD, but not here.',
    })
    write('locales/th/common.json', '{')
    expect((await diff('orb')).out).toContain(
      'Thai has no messages now: locales/th/common.json is missing or broken  locales/th/common.json:1:1',
    )
    write('locales/th/common.json', thai)
  })

  it('refuses an invalid question with 2', async () => {
    const wrong = async (...args: string[]) => {
      const { code, out, error } = await diff(...args)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      return error
    }
    expect(await wrong('orbb')).toBe('There is no merchant called "orbb". Did you mean "orb"?')
    expect(await wrong('../orb')).toContain('There is no merchant called "../orb".')
    expect(await wrong('orb', '--against', 'nowhere')).toBe(
      'There is no revision or folder of merchants called "nowhere".',
    )
    expect(await wrong('orb', '--against', '')).toContain('--against names nothing.')
    for (const option of ['--output=/tmp/stolen', '-h'])
      expect(await wrong('orb', `--against=${option}`)).toBe(
        `"${option}" is no revision: it begins with a dash.`,
      )
    const bare = mkdtempSync(join(tmpdir(), 'livery-bare-'))
    const inBare = { filesAt: () => openDiskFiles(root), git: runGit }
    const outside = await runLivery(['diff', 'orb', '--root', bare], openDiskFiles(root), inBare)
    expect(outside.error).toContain('git finds no repository around')
    rmSync(bare, { recursive: true })
    const without = await runLivery(['diff', 'orb'], openDiskFiles(root))
    expect(without.error).toBe('git cannot be run. Install it, or name a folder: --against DIR.')
  })

  it('reads no symbolic link of a revision', async () => {
    symlinkSync('/etc/hostname', join(root, 'merchants/orb/art/mark.svg'))
    git('add', '.')
    git('commit', '--quiet', '-m', 'Link')
    expect(await diff('orb')).toMatchObject({ code: 0 })
  })
})
