import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  beginHistory,
  english,
  logos,
  openTestHistory,
  orb,
  sun,
  type TestHistory,
} from './testing.ts'

let shop: TestHistory
let first: string
beforeEach(() => {
  shop = openTestHistory()
  first = beginHistory(shop)
})
afterEach(() => shop.remove())

const file = 'merchants/orb/merchant.json'
const bob = 'Bob <bob@team.example>'

/** The lines of a log without its first, its times and its empty ones. */
async function lines(...args: string[]): Promise<string[]> {
  const { out } = await shop.run(['log', 'orb', ...args])
  return out
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.replace(/^[0-9a-f]{10} {2}\S+ \S+ {2}/, ''))
}

describe('livery log', () => {
  it('lists each change as sentences, with its author, what reached it through its parent and the messages marked', async () => {
    shop.write(file, { ...orb, theme: { shape: 'pill' } })
    shop.commit('Rounder\n\nFor spring.\n\nLivery-Audit: 12')
    shop.write('merchants/sun/merchant.json', {
      ...sun,
      pages: { home: { ...sun.pages.home, order: ['mall', 'hot'] } },
    })
    shop.commit('Contacts first', bob)
    shop.write('locales/en/common.json', { ...english, login: { submit: 'Sign in' } })
    shop.commit('Words')
    shop.write('merchants/orb/art/logo.svg', logos.second)
    shop.commit('A logo')
    expect(await lines()).toEqual([
      'Ann <ann@team.example>  A logo',
      "  art/logo.svg replaced (the brand's logo): 8 × 1 px, 87 bytes → 8 × 1 px, 87 bytes  merchants/orb/art/logo.svg:1:1",
      'Ann <ann@team.example>  Words',
      '  from locales: English message login.submit changed from "Log in" to "Sign in"  locales/en/common.json:8:15',
      'Bob <bob@team.example>  Contacts first',
      '  from sun: home: mall moved above hot  merchants/sun/merchant.json:18:16',
      'Ann <ann@team.example>  Rounder',
      '  shape soft → pill  merchants/orb/merchant.json:9:14',
      'Bob <bob@team.example>  Begin',
      '  the merchant was made',
    ])
  })

  it('prints the same as JSON, with the entry of the audit log', async () => {
    shop.write(file, { ...orb, theme: { shape: 'pill' } })
    const id = shop.commit('Rounder\n\nFor spring.\n\nLivery-Audit: 12')
    const { code, out } = await shop.run(['log', 'orb', '--limit', '1', '--format', 'json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      merchant: 'orb',
      hasMore: true,
      entries: [
        {
          commit: id,
          time: expect.stringMatching(/^20\d\d-/),
          author: { name: 'Ann', email: 'ann@team.example' },
          message: 'Rounder\n\nFor spring.',
          audit: 12,
          kind: 'changed',
          isOwn: true,
          changes: [
            {
              kind: 'changed',
              path: 'theme.shape',
              before: 'soft',
              after: 'pill',
              sentence: 'shape soft → pill',
              place: { file, line: 9, column: 14 },
            },
          ],
        },
      ],
    })
  })

  it('lists nothing of what did not reach the merchant, and its own file where players see no difference', async () => {
    shop.write('merchants/other/merchant.json', { ...orb, code: 'other' })
    shop.commit('Another merchant')
    shop.write(file, { ...orb, theme: { shape: 'pill' } })
    shop.commit('Rounder')
    shop.write('merchants/sun/merchant.json', { ...sun, theme: { shape: 'sharp' } })
    shop.commit('Sharper parent, which orb does not inherit')
    shop.write(
      file,
      `// A note\n${JSON.stringify({ ...orb, theme: { shape: 'pill' } }, null, 2)}\n`,
    )
    shop.commit('A comment')
    expect(await lines('--limit', '2')).toEqual([
      'Ann <ann@team.example>  A comment',
      '  players see no difference',
      'Ann <ann@team.example>  Rounder',
      '  shape soft → pill  merchants/orb/merchant.json:9:14',
      expect.stringMatching(/^There are more\. Add --after [0-9a-f]{10}, or a greater --limit\.$/),
    ])
  })

  it('lists what came through a parent that the merchant has no longer', async () => {
    shop.write('merchants/sun/merchant.json', { ...sun, theme: { shape: 'sharp' } })
    shop.commit('Sharper')
    shop.write('merchants/moon/merchant.json', { ...sun, code: 'moon' })
    shop.write('merchants/moon/art/logo.svg', logos.first)
    shop.write(file, { ...orb, extends: 'moon' })
    shop.commit('Another parent')
    expect(await lines()).toContain(
      '  from sun: shape soft → sharp  merchants/sun/merchant.json:14:14',
    )
  })

  it('tells who set a value and when, also where a parent set it', async () => {
    shop.write('merchants/sun/merchant.json', { ...sun, theme: { shape: 'sharp' } })
    shop.commit('Sharper', bob)
    shop.write(file, { ...orb, theme: { motion: 'lively' } })
    shop.commit('Livelier')
    shop.write('locales/en/common.json', { ...english, login: { submit: 'Sign in' } })
    shop.commit('Words')
    expect(await lines('--path', 'theme.shape')).toEqual([
      'Bob <bob@team.example>  Sharper',
      '  from sun: shape soft → sharp  merchants/sun/merchant.json:14:14',
      'Bob <bob@team.example>  Begin',
      '  the merchant was made',
    ])
    expect(await lines('--path', 'theme.motion')).toEqual([
      'Ann <ann@team.example>  Livelier',
      expect.stringContaining('lively'),
    ])
    shop.write(file, { ...orb, theme: { motion: 'lively', shape: 'sharp' } })
    shop.commit('The same as the parent')
    expect((await lines('--path', 'theme.shape')).slice(0, 2)).toEqual([
      'Ann <ann@team.example>  The same as the parent',
      '  players see no difference',
    ])
    expect(await lines('--path', 'words.en.login')).toHaveLength(2)
    expect(await shop.run(['log', 'orb', '--path', 'footer'])).toEqual({
      code: 1,
      out: 'orb: there is no such commit.',
      error: '',
    })
  })

  it('lists those of an author, those since a time, and those after a commit', async () => {
    shop.write(file, { ...orb, theme: { shape: 'pill' } })
    const pill = shop.commit('Rounder')
    shop.write(file, { ...orb, theme: { shape: 'sharp' } })
    shop.commit('Sharper', bob)
    expect(await lines('--who', 'TEAM.example', '--limit', '9')).toHaveLength(6)
    expect((await lines('--who', 'ann'))[0]).toContain('Rounder')
    expect((await lines('--after', pill.slice(0, 10)))[0]).toContain('Begin')
    expect((await shop.run(['log', 'orb', '--since', '2099-01-01'])).code).toBe(1)
    expect((await shop.run(['log', 'orb', '--since', 'soon'])).code).toBe(2)
    expect((await shop.run(['log', 'orb', '--limit', '0'])).code).toBe(2)
  })

  it('lists what branches brought, and what a merge itself changed', async () => {
    shop.git('checkout', '--quiet', '-b', 'side')
    shop.write(file, { ...orb, theme: { shape: 'pill' } })
    shop.commit('Pill on a branch', bob)
    shop.git('checkout', '--quiet', 'main')
    shop.write(file, { ...orb, theme: { shape: 'sharp' } })
    shop.commit('Sharp on main')
    shop.git('merge', '--quiet', '--strategy=ours', '--no-commit', 'side')
    shop.write(file, { ...orb, theme: { shape: 'soft' } })
    shop.commit('Merge, as neither wanted')
    const log = await lines()
    expect(log.filter((line) => /shape|Merge/.test(line))).toEqual([
      'Ann <ann@team.example>  Merge, as neither wanted',
      '  shape sharp → soft  merchants/orb/merchant.json:9:14',
      expect.stringMatching(/shape soft → (sharp|pill)/),
      expect.stringMatching(/shape soft → (sharp|pill)/),
    ])
  })

  it('says where a state had errors, and lists a merchant that was removed', async () => {
    shop.write(file, '{ "code": ')
    shop.commit('Broken')
    shop.git('rm', '--quiet', '-r', 'shop/merchants/orb')
    shop.commit('Gone')
    expect(await lines('--limit', '2')).toEqual([
      'Ann <ann@team.example>  Gone',
      '  the merchant was removed',
      'Ann <ann@team.example>  Broken',
      '  the merchant had errors before or after, so the change has no sentences',
      expect.stringContaining('There are more.'),
    ])
    expect((await shop.run(['log', 'orbb'])).code).toBe(2)
  })
})

describe('livery undo', () => {
  const ask = (answer: string) => ({ prompt: async () => answer })

  it('takes one change of the past back while later ones stay', async () => {
    shop.write(
      file,
      '{\n  // The brand\n  "schemaVersion": 1,\n  "code": "orb",\n  "extends": "sun",\n  "brand": { "logo": "art/logo.svg" },\n  "theme": { "shape": "pill" }\n}\n',
    )
    const pill = shop.commit('Rounder', bob)
    shop.write(file, shop.read(file)?.replace('"pill" }', '"pill", "motion": "calm" }'))
    shop.commit('Calmer')
    const { code, out } = await shop.run(['undo', 'orb', pill, '--yes'])
    expect(code).toBe(0)
    expect(out.split('\n').slice(0, 2)).toEqual([
      `orb, without ${pill.slice(0, 10)} (Rounder):`,
      '  shape pill → soft  merchants/sun/merchant.json:14:14',
    ])
    expect(shop.read(file)).toBe(
      '{\n  // The brand\n  "schemaVersion": 1,\n  "code": "orb",\n  "extends": "sun",\n  "brand": { "logo": "art/logo.svg" },\n  "theme": { "motion": "calm" }\n}\n',
    )
    expect(await shop.run(['undo', 'orb', pill, '--yes'])).toMatchObject({
      code: 0,
      out: `orb, without ${pill.slice(0, 10)} (Rounder): nothing of it is left.`,
    })
  })

  it('puts files of words and pictures back as they were', async () => {
    shop.write('merchants/orb/messages/en.json', { login: { submit: 'Come in' } })
    shop.write('merchants/orb/art/logo.svg', logos.second)
    const added = shop.commit('Words and a logo')
    shop.git('rm', '--quiet', '-r', 'shop/merchants/orb/messages')
    const removed = shop.commit('No words')
    expect((await shop.run(['undo', 'orb', removed, '--yes'])).code).toBe(0)
    expect(shop.read('merchants/orb/messages/en.json')).toContain('Come in')
    expect((await shop.run(['undo', 'orb', added, '--yes'])).code).toBe(0)
    expect(shop.read('merchants/orb/messages/en.json')).toBeUndefined()
    expect(shop.read('merchants/orb/art/logo.svg')).toBeUndefined()
  })

  it('says what later changes built on it, and writes nothing', async () => {
    const block = { type: 'winner-board' }
    shop.write(file, {
      ...orb,
      pages: { home: { blocks: { best: block } } },
      theme: { shape: 'pill' },
    })
    const best = shop.commit('A board, and rounder')
    shop.write(file, {
      ...orb,
      pages: { home: { blocks: { best: { ...block, when: { flag: 'PTSYS3' } } } } },
      theme: { shape: 'pill' },
    })
    shop.commit('For some')
    const before = shop.read(file)
    const { code, out } = await shop.run(['undo', 'orb', best, '--yes'])
    expect(code).toBe(1)
    expect(out).toMatch(
      /nothing is written, because later changes built on it\.\n {2}"pages\S*" of merchants\/orb\/merchant\.json was changed again: this commit made it \{"type":"winner-board"\}/,
    )
    expect(shop.read(file)).toBe(before)
  })

  it('asks first, and shows without writing', async () => {
    shop.write(file, { ...orb, theme: { shape: 'pill' } })
    const pill = shop.commit('Rounder')
    const before = shop.read(file)
    const shown = await shop.run(['undo', 'orb', pill, '--dry-run', '--format', 'json'])
    expect(JSON.parse(shown.out)).toMatchObject({
      commit: pill,
      written: false,
      files: [file],
      conflicts: [],
      changes: [{ sentence: 'shape pill → soft' }, { kind: 'derived' }],
    })
    expect(await shop.run(['undo', 'orb', pill], ask('n'))).toMatchObject({
      code: 1,
      error: 'Nothing was changed.',
    })
    expect((await shop.run(['undo', 'orb', pill])).error).toMatch(/asks before .*Add --yes/)
    expect(shop.read(file)).toBe(before)
    expect((await shop.run(['undo', 'orb', pill], ask('y'))).code).toBe(0)
    expect(shop.read(file)).not.toBe(before)
  })

  it('refuses what would cause errors, what made the merchant, and what did nothing to it', async () => {
    shop.write('merchants/orb/art/star.svg', logos.second)
    const star = shop.commit('A star')
    shop.write(file, { ...orb, brand: { logo: 'art/star.svg' } })
    shop.commit('The star as the logo')
    shop.write('merchants/sun/merchant.json', { ...sun, theme: { shape: 'pill' } })
    const other = shop.commit('Rounder')
    const refused = await shop.run(['undo', 'orb', star, '--yes'])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.out).toMatch(/nothing is written, because it would cause errors\.$/)
    expect(shop.read('merchants/orb/art/star.svg')).toBe(logos.second)
    expect((await shop.run(['undo', 'orb', first, '--yes'])).error).toMatch(
      /made or removed the whole merchant "orb"/,
    )
    expect((await shop.run(['undo', 'orb', other])).error).toMatch(/changed no file of "orb"/)
    expect((await shop.run(['undo', 'orb', 'nowhere'])).error).toBe(
      'There is no commit called "nowhere".',
    )
  })
})
