import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findHoles, readPointer, readSite } from '../../../tests/support/read-site.ts'
import type { LanguageInfo } from '../../core/contract/skin.ts'
import { explainWriteError } from './folder/explain-write-error.ts'
import { lockFolder } from './folder/folder-lock.ts'
import { readPublished } from './folder/read-published.ts'
import { formatRollback } from './format-rollback.ts'
import { loadFolderReport } from './load-folder-report.ts'
import { openForDryRun, openPublishedFolder } from './publish-target.ts'
import { planRollback, rollBack } from './rollback.ts'
import { createTestProject, readTree, type TestProject } from './testing.ts'

const blue = { theme: { mode: 'light', primary: '#224466' } }
const brio = { brand: { name: { en: 'Brio' } } }
const red = { theme: { mode: 'light', primary: '#882222' } }

let project: TestProject
beforeAll(() => {
  project = createTestProject()
  project.writeMerchant('acme', blue)
  project.writeMerchant('brio', brio)
})
afterAll(() => project.close())

/** Changes a merchant while some work runs. */
async function withMerchant<T>(code: string, more: object, work: () => Promise<T>): Promise<T> {
  const file = join(project.root, 'merchants', code, 'merchant.json')
  const before = existsSync(file) ? readFileSync(file) : undefined
  project.writeMerchant(code, more)
  try {
    return await work()
  } finally {
    if (before) writeFileSync(file, before)
    else rmSync(join(file, '..'), { recursive: true })
  }
}

describe('an archived merchant', () => {
  const archived = { ...brio, archived: true }

  it('stays as it is published until a publish names it, and comes back once it is restored', async () => {
    const hostsOf = ({ release }: Awaited<ReturnType<TestProject['publish']>>) => [
      ...(release?.hosts.keys() ?? []),
    ]
    await project.publish('archive')
    await withMerchant('brio', archived, async () => {
      const all = await project.publish('archive')
      expect([all.published, hostsOf(all)]).toEqual([['acme'], ['acme.test', 'brio.test']])
      const named = await project.publish('archive', { codes: ['brio'] })
      expect([named.published, named.takenDown]).toEqual([[], ['brio.test']])
      expect(hostsOf(await project.publish('archive'))).toEqual(['acme.test'])
    })
    expect(hostsOf(await project.publish('archive'))).toEqual(['acme.test', 'brio.test'])
  })

  it('is not published at all where it never was', async () => {
    await withMerchant('brio', archived, async () => {
      const { published, release } = await project.publish('archive-new')
      expect([published, [...(release?.hosts.keys() ?? [])]]).toEqual([['acme'], ['acme.test']])
    })
  })
})

describe('a published folder', () => {
  it('has a page for each host, every file that it links to, and the player once', async () => {
    const out = project.at('whole')
    const { published, refused, release } = await project.publish('whole')
    expect({ published, refused }).toEqual({ published: ['acme', 'brio'], refused: [] })
    expect([...(release?.hosts.keys() ?? [])]).toEqual(['acme.test', 'brio.test'])
    for (const host of ['acme.test', 'brio.test']) expect(findHoles(out, host)).toEqual([])
    expect(readdirSync(join(out, 'assets')).filter((name) => /\.(js|css)$/.test(name))).toEqual([
      'b2.js',
      'c3.css',
      'd4.js',
      expect.stringMatching(/^fonts-1-.{10}\.js$/),
      'index-a1.js',
      expect.stringMatching(/^legacy-1-.{10}\.js$/),
    ])
    expect(readSite(out, 'brio.test')).toContain('<title>Brio</title>')
  })

  it('links the licences of the works of others, at an address with their hash', () => {
    const html = readSite(project.at('whole'), 'acme.test')
    const [, file = ''] = /rel="license" href="\/(assets\/licences-.{10}\.txt)"/.exec(html) ?? []
    expect(readFileSync(project.at(`whole/${file}`), 'utf8')).toBe('Works of others')
  })

  it('has a manifest with icons in every size, and shared files once', async () => {
    const out = project.at('whole')
    const [acme = '', brio = ''] = ['acme.test', 'brio.test'].map((host) => {
      const address = /rel="manifest" href="\/([^"]+)"/.exec(readSite(out, host))?.[1] ?? ''
      return readFileSync(join(out, address), 'utf8')
    })
    const { icons, ...facts } = JSON.parse(brio)
    expect(facts).toMatchObject({ name: 'Brio', start_url: '/m/home', display: 'standalone' })
    expect(
      icons.map(({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`),
    ).toEqual([
      ...[48, 96, 144, 192, 256, 384, 512].map((size) => `any ${size}x${size}`),
      ...[192, 512].map((size) => `maskable ${size}x${size}`),
    ])
    // Both inherit the same mark.
    expect(JSON.parse(acme).icons[0]).toEqual(icons[0])
    const png = readFileSync(join(out, icons[6].src))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512])
    const skins = ['acme.test', 'brio.test'].map(
      (host) => / data-skin="\/([^"]*)"/.exec(readSite(out, host))?.[1] ?? '',
    )
    const skin = readFileSync(join(out, skins[1] ?? ''), 'utf8')
    const languages: readonly LanguageInfo[] = JSON.parse(skin).languages.supported
    const messages = languages.flatMap((one) => Object.values(one.messages))
    // Both have only inherited messages, so each area of each language is one file; each has a skin.
    expect(
      readdirSync(join(out, 'files')).filter((name) => /^[\w-]+\.json$/.test(name)),
    ).toHaveLength(new Set([...messages, ...skins]).size)
  })

  it('is the same in every byte, in any order and at any time', async () => {
    // In folders that are there already, into which the project puts nothing that it made before.
    for (const name of ['one', 'other']) mkdirSync(project.at(name))
    await project.publish('one', { codes: ['acme', 'brio'] })
    await project.publish('other', { codes: ['brio', 'acme'] })
    expect(readTree(project.at('other'))).toEqual(readTree(project.at('one')))
    const whole = readTree(project.at('whole'))
    await project.publish('whole')
    expect(readTree(project.at('whole'))).toEqual(whole)
  })

  it('has no symbolic links but those of hosts, each to its site', async () => {
    const out = project.at('whole')
    const entries = readdirSync(out, { recursive: true, withFileTypes: true })
    const links = entries.filter((entry) => entry.isSymbolicLink())
    expect(links.map(({ parentPath, name }) => [parentPath, name])).toEqual(
      ['acme.test', 'brio.test'].map((host) => [join(out, 'hosts'), host]),
    )
    for (const { name } of links) expect(readPointer(out, name)).toMatch(/^\.\.\/sites\/[\w-]+$/)
  })

  it('is not written again if nothing changed', async () => {
    expect(await project.publish('whole')).toMatchObject({ changedHosts: 0, files: { fresh: 0 } })
    const changed = await withMerchant('acme', red, () => project.publish('whole'))
    // The page, its homes, and the manifest, which contains the colour; its skin does not.
    expect(changed.changedHosts).toBe(1)
    expect(changed.files.fresh).toBeLessThanOrEqual(1 + 5)
    await project.publish('whole')
  })

  it('has the rules of a look once for all pages of a merchant, and those of its home in the page', async () => {
    const out = project.at('looks')
    const css = '[data-kit="row"] { color: var(--text); background: url("art/icons/home.svg"); }'
    project.writeFile('merchants/acme/look/row.css', css)
    project.writeMerchant('brio', { ...brio, theme: { look: 'acme' } })
    try {
      await project.publish('looks')
      const html = readSite(out, 'acme.test')
      const [, address = ''] = / data-look="\/([^"]*)"/.exec(html) ?? []
      const [, picture = ''] =
        /url\(\/([^)]*)\)/.exec(readFileSync(join(out, address), 'utf8')) ?? []
      expect(existsSync(join(out, picture))).toBe(true)
      // The home of this project has no part of the kit.
      expect(html).not.toContain('data-kit=row')
      expect(readSite(out, 'brio.test')).toContain(address)
      for (const host of ['acme.test', 'brio.test']) expect(findHoles(out, host)).toEqual([])
      // Another merchant that takes the look is built again with it, although no file of its own changed.
      project.writeFile('merchants/acme/look/row.css', css.replace('--text', '--text-muted'))
      expect(await project.publish('looks')).toMatchObject({ changedHosts: 2 })
      expect(await project.publish('looks')).toMatchObject({ changedHosts: 0, files: { fresh: 0 } })
      // A look with an error is refused, and the site stays.
      project.writeFile('merchants/acme/look/row.css', css.replace('--text', '--txt'))
      const { refused } = await project.publish('looks')
      expect(refused.map(({ code }) => code)).toEqual(['acme', 'brio'])
    } finally {
      rmSync(join(project.root, 'merchants/acme/look'), { recursive: true })
      project.writeMerchant('brio', brio)
    }
  })

  it('has the art of a look that is of no parent, also where the merchant has a file of that name', async () => {
    const out = project.at('look-art')
    const square = (size: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="M0 0h9v9z"/></svg>`
    const [edge, home] = [square(31), square(37)]
    project.writeFile('merchants/acme/art/edge.svg', edge)
    project.writeFile('merchants/acme/art/icons/home.svg', home)
    project.writeFile(
      'merchants/acme/look/row.css',
      '[data-kit="row"] { background: url("art/edge.svg"), url("art/icons/home.svg"); }',
    )
    project.writeMerchant('brio', { ...brio, theme: { look: 'acme' } })
    try {
      await project.publish('look-art')
      for (const host of ['acme.test', 'brio.test']) {
        const [, address = ''] = / data-look="\/([^"]*)"/.exec(readSite(out, host)) ?? []
        const css = readFileSync(join(out, address), 'utf8')
        const pictures = [...css.matchAll(/url\(\/([^)]*)\)/g)].map(([, path = '']) =>
          readFileSync(join(out, path), 'utf8'),
        )
        expect(pictures.map((one) => /viewBox="0 0 (\d+)/.exec(one)?.[1])).toEqual(['31', '37'])
        expect(findHoles(out, host)).toEqual([])
      }
    } finally {
      for (const path of ['look', 'art/edge.svg', 'art/icons/home.svg'])
        rmSync(join(project.root, 'merchants/acme', path), { recursive: true })
      project.writeMerchant('brio', brio)
    }
  })

  it('renames a script that the build left without a hash', async () => {
    const before = readSite(project.at('whole'), 'acme.test')
    project.writeDist('assets/legacy-1.js', 'older()')
    await project.publish('whole')
    const after = readSite(project.at('whole'), 'acme.test')
    project.writeDist('assets/legacy-1.js', 'old()')
    await project.publish('whole')
    const nameIn = (html: string) => /assets\/(legacy-1-[^"]+)/.exec(html)?.[1] ?? ''
    expect(nameIn(after)).not.toBe(nameIn(before))
    for (const html of [before, after])
      expect(existsSync(project.at(`whole/assets/${nameIn(html)}`))).toBe(true)
  })
})

describe('a merchant', () => {
  it('with errors is refused with its findings, and the others are published', async () => {
    await project.publish('part')
    const old = readPointer(project.at('part'), 'acme.test')
    await withMerchant('brio', { brand: { name: { en: 'Brio Two' } } }, () =>
      withMerchant('acme', { theme: { shape: 'rond' } }, async () => {
        const { published, refused } = await project.publish('part')
        expect(published).toEqual(['brio'])
        expect(refused).toEqual([
          {
            code: 'acme',
            findings: expect.arrayContaining([expect.objectContaining({ code: 'wrong-value' })]),
          },
        ])
      }),
    )
    expect(readPointer(project.at('part'), 'acme.test')).toBe(old)
    expect(readSite(project.at('part'), 'brio.test')).toContain('<title>Brio Two</title>')
  })

  it('that claims the host of another is refused, and so is the other', async () => {
    await withMerchant('clone', { hosts: ['brio.test'] }, async () => {
      const { refused, release } = await project.publish('twice')
      expect(refused.map(({ code }) => code)).toEqual(['brio', 'clone'])
      expect([...(release?.hosts.keys() ?? [])]).toEqual(['acme.test'])
      expect((await project.publish('twice', { codes: ['clone'] })).published).toEqual([])
    })
  })

  it('cannot take a host from a merchant whose file cannot be read', async () => {
    await project.publish('taken')
    const file = join(project.root, 'merchants/brio/merchant.json')
    const text = readFileSync(file)
    await withMerchant('clone', { hosts: ['brio.test'] }, async () => {
      writeFileSync(file, '')
      const { refused } = await project.publish('taken', { codes: ['clone'] })
      writeFileSync(file, text)
      expect(refused[0]?.reason).toMatch(
        /"brio.test" is served by "brio", whose file cannot be read/,
      )
    })
  })

  it('is still served when the folder of all merchants is gone', async () => {
    await project.publish('kept')
    const away = `${project.root}-away`
    renameSync(project.root, away)
    try {
      await expect(project.publish('kept')).rejects.toThrow(
        /^There is no merchant in .*\/merchants\. /,
      )
    } finally {
      renameSync(away, project.root)
    }
    expect(readdirSync(project.at('kept/hosts'))).toEqual(['acme.test', 'brio.test'])
  })

  it('moves to another host, and is no longer served without its folder', async () => {
    await withMerchant('gone', {}, () => project.publish('moves'))
    await withMerchant('acme', { ...blue, hosts: ['new.test'] }, async () => {
      const { takenDown } = await project.publish('moves', { codes: ['acme'] })
      expect(takenDown).toEqual(['acme.test'])
      expect((await project.publish('moves')).takenDown).toEqual(['gone.test'])
      expect(readdirSync(project.at('moves/hosts'))).toEqual(['brio.test', 'new.test'])
    })
  })
})

describe('a release', () => {
  it('has a name from its content or a given one, and can be rolled back to', async () => {
    const out = project.at('back')
    const first = (await project.publish('back')).release?.name ?? ''
    expect(first).toMatch(/^[0-9a-f]{12}$/)
    const old = readPointer(out, 'acme.test')
    await withMerchant('acme', red, () => project.publish('back', { release: 'red-1' }))
    expect(await (await openPublishedFolder(out)).names()).toEqual([first, 'red-1'])
    expect(await rollBack(out)).toMatchObject({ release: { name: first }, changedHosts: 1 })
    expect(readPointer(out, 'acme.test')).toBe(old)
    expect(await (await openPublishedFolder(out)).current()).toBe(first)
    expect((await rollBack(out, { release: 'red-1' })).changedHosts).toBe(1)
    expect(findHoles(out, 'acme.test')).toEqual([])
  })

  it('restores a removed host after a rollback, and stops serving a later one', async () => {
    const out = project.at('hosts')
    await project.publish('hosts', { release: 'a' })
    await withMerchant('acme', { ...blue, hosts: ['later.test'] }, () =>
      project.publish('hosts', { release: 'b' }),
    )
    await rollBack(out, { release: 'a' })
    expect([...(await (await openPublishedFolder(out)).serving()).keys()]).toEqual([
      'acme.test',
      'brio.test',
    ])
  })

  it('can be restored for one merchant while all others stay unchanged', async () => {
    const out = project.at('chosen')
    // The first release does not have "late" yet.
    await project.publish('chosen', { release: 'a' })
    await withMerchant('late', {}, () =>
      withMerchant('acme', red, async () => {
        await project.publish('chosen', { release: 'b' })
        const before = await (await openPublishedFolder(out)).serving()
        const plan = await planRollback(out, { codes: ['acme'], release: 'a' })
        expect(plan).toMatchObject({ to: 'a', offAir: [], turns: [{ host: 'acme.test' }] })
        const done = await rollBack(out, { codes: ['acme'] })
        expect(done).toMatchObject({ to: 'a', changedHosts: 1, takenDown: [], offAir: [] })
        const after = await (await openPublishedFolder(out)).serving()
        expect([...after.keys()]).toEqual(['acme.test', 'brio.test', 'late.test'])
        expect(after.get('late.test')).toBe(before.get('late.test'))
        expect(after.get('acme.test')).not.toBe(before.get('acme.test'))
        expect(await (await openPublishedFolder(out)).current()).toBe(done.release.name)
        // A second rollback finds no older release of it.
        await expect(rollBack(out, { codes: ['acme'] })).rejects.toThrow(
          /chosen" has no earlier release of "acme" to roll back to/,
        )
      }),
    )
  })

  it('names the merchants that a rollback of every host takes off the air', async () => {
    const out = project.at('everyone')
    await project.publish('everyone', { release: 'a' })
    await withMerchant('late', {}, () => project.publish('everyone', { release: 'b' }))
    const plan = await planRollback(out)
    expect(plan).toMatchObject({ to: 'a', offAir: ['late'] })
    expect(formatRollback(plan)).toEqual([
      'No longer served: late.test.',
      '"late" would go off the air, because release "a" does not have it.',
      'No other host would change.',
    ])
    expect(await planRollback(out, { codes: ['late'], release: 'a' })).toMatchObject({
      offAir: ['late'],
    })
    expect(await (await openPublishedFolder(out)).current()).toBe('b')
    expect(await rollBack(out)).toMatchObject({ changedHosts: 0, takenDown: ['late.test'] })
  })

  it('is not restored if something else is served than when the rollback was confirmed', async () => {
    const out = project.at('basis')
    await project.publish('basis', { release: 'a' })
    await withMerchant('acme', red, () => project.publish('basis', { release: 'b' }))
    const { basis } = await planRollback(out)
    await rollBack(out, { codes: ['acme'] })
    await expect(rollBack(out, { release: 'a', basis })).rejects.toThrow(
      /^Another process changed what ".*basis" serves in the meantime\. Nothing was rolled back\./,
    )
  })

  it('is not restored for a merchant whose host another merchant has now', async () => {
    const out = project.at('moved')
    await project.publish('moved', { release: 'a' })
    await withMerchant('acme', { hosts: ['acme2.test'] }, () =>
      withMerchant('brio', { hosts: ['acme.test'] }, () =>
        project.publish('moved', { release: 'b' }),
      ),
    )
    await expect(rollBack(out, { codes: ['acme'], release: 'a' })).rejects.toThrow(
      /^"acme.test" serves "brio" now, so "acme" cannot get it back alone\. Roll back "brio" too/,
    )
    expect(await rollBack(out, { codes: ['acme', 'brio'], release: 'a' })).toMatchObject({
      release: { name: 'a' },
      takenDown: ['acme2.test'],
    })
  })

  it('keeps the time at which it was made, and the time at which it last went live', async () => {
    const out = project.at('times')
    await project.publish('times', { release: 'a' })
    await withMerchant('acme', red, () => project.publish('times', { release: 'b' }))
    const folder = await openPublishedFolder(out)
    const hour = new Date('2026-05-01T10:00:00Z')
    utimesSync(join(out, 'releases/a.json'), hour, hour)
    expect(await folder.times('a')).toEqual({ made: +hour, lastServed: +hour })
    await rollBack(out)
    const times = await folder.times('a')
    expect(times?.made).toBe(+hour)
    expect(times?.lastServed).toBeGreaterThan(+hour)
    // A publish with the same content serves the release again.
    utimesSync(join(out, 'releases/b.json'), hour, hour)
    await withMerchant('acme', red, () => project.publish('times', { release: 'b' }))
    expect((await folder.times('b'))?.made).toBe(+hour)
    const { releases } = await loadFolderReport(folder)
    expect(releases).toMatchObject([
      { name: 'b', published: hour.toISOString(), current: true },
      { name: 'a', published: hour.toISOString(), current: false },
    ])
    expect(releases[0]?.lastServed).not.toBe(releases[0]?.published)
  })

  it('has a name that no other release can take', async () => {
    await project.publish('names', { release: 'a' })
    const old = readTree(project.at('names/releases'))
    await withMerchant('acme', red, () =>
      expect(project.publish('names', { release: 'a' })).rejects.toThrow(
        /^"a" is the name of another release/,
      ),
    )
    expect(readTree(project.at('names/releases'))).toEqual(old)
    await expect(project.publish('names', { release: '../x' })).rejects.toThrow(
      /^"..\/x" is not a valid name of a release/,
    )
  })

  it('of a merchant that was never published is reported in a sentence', async () => {
    const out = project.at('names')
    await expect(rollBack(out, { codes: ['acm'] })).rejects.toThrow(
      /names" never served a merchant "acm"\. There are acme, brio\.$/,
    )
    await expect(rollBack(out, { codes: ['a'] })).rejects.toThrow(
      /It is the name of a release; choose a release with --release\.$/,
    )
  })

  it('that does not exist, or is the first, is reported in a sentence', async () => {
    const out = project.at('names')
    await expect(rollBack(out, { release: 'b' })).rejects.toThrow(
      /There is no release called "b" in ".*"\. The only one is a\.$/,
    )
    await expect(rollBack(out)).rejects.toThrow(
      /^"a" is the first release in .* nothing earlier to roll back to\. Publish a change first\.$/,
    )
    await expect(rollBack(project.at('nowhere'))).rejects.toThrow(/^Nothing is published in/)
  })

  it('whose site is missing is not served again', async () => {
    const out = project.at('lost')
    const { release } = await project.publish('lost', { release: 'a' })
    await withMerchant('acme', red, () => project.publish('lost', { release: 'b' }))
    rmSync(join(out, 'sites', release?.hosts.get('acme.test') ?? 'none'), { recursive: true })
    await expect(rollBack(out, { release: 'a' })).rejects.toThrow(
      /^"a" cannot be served again: its site "acme-/,
    )
    expect(await (await openPublishedFolder(out)).current()).toBe('b')
  })

  it('that was interrupted between hosts is read from the links, and a rollback repairs it', async () => {
    await project.publish('torn', { release: 'a' })
    const out = project.at('torn')
    await withMerchant('acme', red, () => project.publish('torn', { release: 'b' }))
    const late = readPointer(out, 'acme.test')
    await rollBack(out, { release: 'a' })
    // The state after a process ended between two hosts.
    rmSync(join(out, 'releases/current'))
    writeFileSync(join(out, '.beside/left'), 'half')
    await expect(rollBack(out)).rejects.toThrow(/was interrupted. Name the release/)
    await rollBack(out, { release: 'b' })
    expect(readPointer(out, 'acme.test')).toBe(late)
    expect(readdirSync(join(out, '.beside'))).toEqual([])
  })
})

describe('a folder', () => {
  it('takes one publish at a time', async () => {
    await project.publish('lock')
    const unlock = lockFolder(project.at('lock'))
    await expect(project.publish('lock')).rejects.toThrow(/^Another process is publishing to/)
    unlock()
    await project.publish('lock')
  })

  it('with an unusable lock file reports that file', async () => {
    mkdirSync(project.at('odd/.lock'), { recursive: true })
    await expect(project.publish('odd')).rejects.toThrow(
      /odd\/\.lock" cannot be used \(.+\)\. Allow writing to it, or delete it/,
    )
  })

  it('that is a file, and a player that is not built, are reported in a sentence', async () => {
    writeFileSync(project.at('file'), '')
    await expect(project.publish('file')).rejects.toThrow(
      /there is a file where a folder should be/,
    )
    mkdirSync(project.at('bare'))
    await expect(project.publish('empty', { dist: project.at('bare') })).rejects.toThrow(
      /^The player is not built. Run "npm run build" first.$/,
    )
  })

  it('with files that are not of a publish is refused and stays unchanged', async () => {
    mkdirSync(project.at('theirs/assets'), { recursive: true })
    writeFileSync(project.at('theirs/assets/shop.css'), 'theirs')
    const theirs = /theirs\/assets" has files that no publish wrote\./
    await expect(project.publish('theirs')).rejects.toThrow(theirs)
    await expect(openForDryRun(project.at('theirs'))).rejects.toThrow(theirs)
    expect(readdirSync(project.at('theirs'))).toEqual(['assets'])
    mkdirSync(project.at('named/hosts'), { recursive: true })
    writeFileSync(project.at('named/hosts/mail.conf'), 'theirs')
    const named = /named\/hosts" has files that no publish wrote\./
    await expect(project.publish('named')).rejects.toThrow(named)
    await expect(openForDryRun(project.at('named'))).rejects.toThrow(named)
    expect(readdirSync(project.at('named'))).toEqual(['hosts'])
    mkdirSync(project.at('ours/assets'), { recursive: true })
    await project.publish('ours')
    mkdirSync(project.at('empty-hosts/hosts'), { recursive: true })
    mkdirSync(project.at('empty-hosts/assets'))
    writeFileSync(project.at('empty-hosts/assets/shop.css'), 'theirs')
    await expect(project.publish('empty-hosts')).rejects.toThrow(
      /assets" has files that no publish/,
    )
    mkdirSync(project.at('linked/hosts'), { recursive: true })
    symlinkSync('../available/shop', project.at('linked/hosts/shop'))
    await expect(project.publish('linked')).rejects.toThrow(/hosts" has files that no publish/)
    expect(readlinkSync(project.at('linked/hosts/shop'))).toBe('../available/shop')
  })

  it('that cannot be read is reported in a sentence', async () => {
    symlinkSync('round', project.at('round'))
    const round = /round" could not be read: its symbolic links lead in a cycle\./
    await expect(openPublishedFolder(project.at('round'))).rejects.toThrow(round)
    await expect(openForDryRun(project.at('round'))).rejects.toThrow(round)
    const denied = () => {
      throw Object.assign(new Error('stat'), { code: 'EACCES' })
    }
    expect(() => readPublished('out', denied)).toThrow(
      '"out" could not be read: you lack the permission. Allow reading it, or name another folder.',
    )
  })

  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EFBIG', 'a file would be larger than the system allows'],
    ['EROFS', 'the disk is read-only'],
    ['EACCES', 'you lack the permission'],
    ['ENOENT', 'no folder can be created there'],
  ])('on a disk that reports %s still serves its release', (code, reason) => {
    const error = explainWriteError(Object.assign(new Error('write'), { code }), 'out')
    expect(String(error)).toContain(`"out" could not be written: ${reason}`)
    expect(String(error)).toContain('Every host still serves what it served before.')
  })
})
