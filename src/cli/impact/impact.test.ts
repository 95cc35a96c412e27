import { describe, expect, it } from 'vitest'
import type { Files } from '../../core/config/files.ts'
import { filesOf, pictureOf } from '../../core/config/testing.ts'
import { runLivery } from '../testing.ts'

const parent = { theme: { primary: '#1F5673' } }
const merchants = {
  parent,
  apple: { extends: 'parent' },
  berry: { extends: 'parent' },
  cherry: { extends: 'parent', theme: { primary: '#0E6B54' } },
  other: {},
}
const then = pictureOf(merchants)
const now = pictureOf({ ...merchants, parent: { theme: { primary: '#1F5673', shape: 'sharp' } } })
const file = 'merchants/parent/merchant.json'

function runImpact(args: string, after: Files = now, before: Files = then) {
  return runLivery(['impact', ...args.split(' '), '--against', 'then'], after, {
    filesAt: (root) => (root === 'then' ? before : after),
  })
}

describe('livery impact', () => {
  it('prints once what is the same for many, and exits with 1', async () => {
    const { code, out } = await runImpact(file)
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      `${file}, against then: 4 of 5 merchants affected.`,
      '4 merchants: apple, berry, cherry, parent',
      expect.stringMatching(
        /^ {2}shape soft → sharp {2}merchants\/parent\/merchant\.json:\d+:\d+$/,
      ),
      expect.stringMatching(/^ {2}this also changes radius-control 14px → 0/),
    ])
  })

  it('lists the blocks that a flag hides inside, for the merchants that have them', async () => {
    const login = { pages: { login: { order: ['*'], blocks: { trial: { type: 'trial-play' } } } } }
    const stated = (flags: object) =>
      pictureOf({
        ...merchants,
        parent: { ...parent, ...login, flags },
        cherry: { extends: 'parent', flags: { FREEPLAY3: true } },
      })
    const { out } = await runImpact(file, stated({ FREEPLAY3: false }), stated({ FREEPLAY3: true }))
    expect(out).toMatch(/^3 merchants: apple, berry, parent$/m)
    expect(out).toMatch(
      /^ {2}on login, "trial" vanishes for guests\. It is hidden inside: flag FREEPLAY3 is off \(its default\)\. Its state would change if flag FREEPLAY3 were on {2}merchants\/parent\/merchant\.json:\d+:\d+$/m,
    )
    expect(out).toMatch(/^ {2}cherry sets its own value/m)
  })

  it('names the merchants that set another value themselves', async () => {
    const blue = pictureOf({ ...merchants, parent: { theme: { primary: '#2A4B8D' } } })
    const { out } = await runImpact(file, blue)
    expect(out).toMatch(/^3 merchants: apple, berry, parent\n {2}primary colour #1F5673 → #2A4B8D/m)
    expect(out).toMatch(
      /^1 merchant not affected:\n {2}cherry sets its own value {2}merchants\/cherry\/merchant\.json:\d+:\d+$/m,
    )
  })

  it('prints that no merchant is affected and exits with 0', async () => {
    expect(await runImpact(file, now, now)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${file}, against then: no merchant is affected.`),
    })
  })

  it('prints the same as JSON for a script', async () => {
    const printed = JSON.parse((await runImpact(`${file} --format json`)).out)
    expect(printed).toMatchObject({
      file,
      against: 'then',
      merchants: 5,
      broken: [],
      untouched: [],
    })
    expect(printed.touched[0]).toMatchObject({
      merchant: 'apple',
      changes: [
        { kind: 'changed', path: 'theme.shape', before: 'soft', after: 'sharp' },
        { kind: 'derived' },
      ],
    })
  })

  it('prints what a broken parent breaks, and what it had broken before', async () => {
    const broken: Files = { ...now, read: (path) => (path === file ? '{' : now.read(path)) }
    const { out } = await runImpact(file, broken)
    expect(out).toContain('4 merchants: apple, berry, cherry, parent\n  has errors now')
    expect(out.match(/error {2}syntax/g)).toHaveLength(1)
    expect((await runImpact(file, broken, broken)).out).toContain(
      '4 merchants with errors before and after: apple, berry, cherry, parent',
    )
  })

  it('lists a merchant that is new or gone, without a place', async () => {
    const more = pictureOf({ ...merchants, fig: {} })
    const fig = 'merchants/fig/merchant.json'
    expect((await runImpact(fig, more)).out).toMatch(/^fig:\n {2}fig is new$/m)
    expect((await runImpact(fig, then, more)).out).toMatch(/^fig:\n {2}fig was removed$/m)
  })

  it('takes a path as it is typed, and refuses what no merchant reads', async () => {
    expect(await runImpact(`./${file}`)).toMatchObject({ code: 1 })
    for (const root of ['shop', 'shop/', './shop'])
      expect(await runImpact(`shop/${file} --root ${root}`)).toMatchObject({ code: 1 })
    expect(await runImpact('merchants/ghost/merchant.json')).toMatchObject({
      code: 2,
      error: 'The file merchants/ghost/merchant.json does not exist, neither here nor in "then".',
    })
    const notes = filesOf({ 'merchants/apple/notes.md': 'Red.' })
    expect((await runImpact('merchants/apple/notes.md', notes)).error).toBe(
      "No merchant reads merchants/apple/notes.md. Name a merchant's file, its messages, art or look, or a file of locales/.",
    )
    expect(await runImpact('../secrets.json')).toMatchObject({ code: 2 })
  })
})

describe('livery impact of a look', () => {
  const paint = (token: string) => `[data-kit="row"] { background: var(--${token}); }`
  const own = {
    languages: { default: 'en', supported: ['en'] },
    schemaVersion: 1,
    safety: { rememberedLogin: 'username' },
  }
  const merchant = (code: string, more: object = {}) => ({
    [`merchants/${code}/merchant.json`]: { ...own, code, ...more },
  })
  const start = {
    'locales/en/common.json': { $language: { name: 'English', code: 'EN', fallback: [] } },
    ...merchant('parent'),
    ...merchant('apple', { extends: 'parent' }),
    ...merchant('berry', { extends: 'parent' }),
    ...merchant('cherry', { theme: { look: 'apple' } }),
    ...merchant('other'),
    'merchants/parent/look/row.css': paint('surface-raised'),
    'merchants/apple/look/row.css': paint('surface-sunken'),
  }
  const row = 'merchants/apple/look/row.css'
  const impactOf = (changed: string, more: object, without: readonly string[] = []) => {
    const kept = Object.entries(start).filter(([path]) => !without.includes(path))
    return runImpact(changed, filesOf({ ...Object.fromEntries(kept), ...more }), filesOf(start))
  }

  it('names the merchants that take the part from the file, and what draws it without the file', async () => {
    const { code, out } = await impactOf(row, { [row]: paint('surface-page') })
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      `${row}, against then: 2 of 5 merchants affected.`,
      '2 merchants: apple, cherry',
      `  the look draws row in another way  ${row}:1:1`,
      '2 merchants take row from this file: apple, cherry',
      '  cherry by "theme.look"  merchants/cherry/merchant.json:14:13',
      'Without this file, row is drawn by merchants/parent/look/row.css.',
    ])
  })

  it('says who takes the part also where nothing changed, and where the kit would draw it', async () => {
    const { code, out } = await impactOf('merchants/parent/look/row.css', {})
    expect(code).toBe(0)
    expect(out.split('\n').slice(-2)).toEqual([
      '2 merchants take row from this file: berry, parent',
      'Without this file, row is drawn by the kit.',
    ])
    const other = 'merchants/other/look/row.css'
    const mine = await impactOf(other, { [other]: '/* The kit draws this part. */' })
    expect(mine).toMatchObject({ code: 0 })
    expect(mine.out).toContain('1 merchant takes row from this file: other\nWithout')
    const printed = await runImpact(`${row} --format json`, filesOf(start), filesOf(start))
    expect(JSON.parse(printed.out).uses).toEqual([
      { merchant: 'apple', by: 'itself', instead: 'merchants/parent/look/row.css' },
      {
        merchant: 'cherry',
        by: 'theme.look',
        place: { file: 'merchants/cherry/merchant.json', line: 14, column: 13 },
        instead: 'merchants/parent/look/row.css',
      },
    ])
  })

  it('names what draws the part when the file is removed, and who has a file of its own', async () => {
    const gone = await impactOf(row, {}, [row])
    expect(gone.out).toMatch(
      /^2 merchants: apple, cherry\n {2}row is drawn by the look of parent instead of the look of apple {2}merchants\/parent\/look\/row\.css:1:1$/m,
    )
    const parent = 'merchants/parent/look/row.css'
    expect((await impactOf(parent, {}, [parent])).out).toMatch(
      /^2 merchants: berry, parent\n {2}row is drawn by the kit instead of the look of parent {2}.*\n2 merchants not affected:\n {2}apple uses another file {2}merchants\/apple\/look\/row\.css:1:1\n {2}cherry uses another file/m,
    )
  })

  it('finds no change where only comments and spaces differ', async () => {
    expect(
      await impactOf(row, { [row]: `/* Rows. */\n${paint('surface-sunken')}\n` }),
    ).toMatchObject({
      code: 0,
    })
  })

  it('says why a broken file is not used, with its error', async () => {
    const { out } = await impactOf(row, { [row]: '.row { color: inherit; }' })
    expect(out).toContain(
      `  row is drawn by the look of parent instead of the look of apple, because ${row} has errors`,
    )
    expect(out).toContain('  cannot be published, because its look has errors now')
    expect(out.match(/error {2}look-selector/g)).toHaveLength(1)
    expect(out).toContain('No merchant takes anything from this file.')
  })

  it('compares the colours that a look adds, in the themes of those that take them', async () => {
    const tokens = 'merchants/apple/look/tokens.json'
    const foam = (value: string) => ({ tokens: { foam: { value, backgroundOf: ['text'] } } })
    const { out } = await impactOf(tokens, { [tokens]: foam('var(--text)') })
    expect(out).toMatch(/^2 merchants: apple, cherry\n {2}look token foam is now "var\(--text\)"/m)
    expect(out).toMatch(/error {2}look-contrast/)
    expect(out).toContain('2 merchants take the colours of this file: apple, cherry')
  })

  it('follows the setting "theme.look", of the merchant and of the one whose look it takes', async () => {
    const apple = 'merchants/apple/merchant.json'
    const bare = { ...start, ...merchant('none') }
    const after = filesOf({
      ...bare,
      ...merchant('apple', { extends: 'parent', theme: { look: 'none' } }),
    })
    const { out } = await runImpact(apple, after, filesOf(bare))
    expect(out).toMatch(/^apple:\n {2}look is now none/m)
    const cherry = 'merchants/cherry/merchant.json'
    expect((await impactOf(cherry, merchant('cherry', { theme: { look: 'parent' } }))).out).toMatch(
      /look apple → parent.*\n {2}row is drawn by the look of parent instead of the look of apple/,
    )
    expect(
      (await impactOf(apple, merchant('apple', { extends: 'parent', theme: { look: 'nobody' } })))
        .out,
    ).toMatch(/error {2}look-missing/)
    expect((await impactOf(apple, merchant('apple'), [row])).out).toMatch(/row is drawn by the kit/)
  })
})
