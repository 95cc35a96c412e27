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
      "No merchant reads merchants/apple/notes.md. Name a merchant's file, its messages or art, or a file of locales/.",
    )
    expect(await runImpact('../secrets.json')).toMatchObject({ code: 2 })
  })
})
