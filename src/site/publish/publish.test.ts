import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
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
import { explainWriting } from './folder/explain-writing.ts'
import { lockFolder } from './folder/folder-lock.ts'
import { readPublished } from './folder/read-published.ts'
import { readReport } from './read-report.ts'
import { planRollback, rollBack } from './rollback.ts'
import { sayRollback } from './say-rollback.ts'
import { look, peek } from './target.ts'
import { type House, openHouse, readTree } from './testing.ts'

const blue = { theme: { mode: 'light', primary: '#224466' } }
const red = { theme: { mode: 'light', primary: '#882222' } }

let house: House
beforeAll(() => {
  house = openHouse()
  house.writeMerchant('acme', blue)
  house.writeMerchant('brio', { brand: { name: { en: 'Brio' } } })
})
afterAll(() => house.close())

/** Leaves one merchant changed for a piece of work. */
async function whileIs<T>(code: string, more: object, work: () => Promise<T>): Promise<T> {
  const file = join(house.root, 'merchants', code, 'merchant.json')
  const before = existsSync(file) ? readFileSync(file) : undefined
  house.writeMerchant(code, more)
  try {
    return await work()
  } finally {
    if (before) writeFileSync(file, before)
    else rmSync(join(file, '..'), { recursive: true })
  }
}

describe('what is published', () => {
  it('is a page for each host and every file that it names, the player once', async () => {
    const out = house.at('whole')
    const { published, refused, release } = await house.publish('whole')
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

  it('has a manifest with icons in every size, and keeps what merchants share once', async () => {
    const out = house.at('whole')
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
    // Both have the mark that they inherit.
    expect(JSON.parse(acme).icons[0]).toEqual(icons[0])
    const png = readFileSync(join(out, icons[6].src))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512])
    const skin = /id="skin">(.*?)<\/script>/s.exec(readSite(out, 'brio.test'))?.[1] ?? ''
    const languages: readonly LanguageInfo[] = JSON.parse(skin).languages.supported
    const messages = languages.flatMap((one) => Object.values(one.messages))
    // Both say what they inherit, so each area of each language is one file.
    expect(
      readdirSync(join(out, 'files')).filter((name) => /^[\w-]+\.json$/.test(name)),
    ).toHaveLength(new Set(messages).size)
  })

  it('is the same byte for byte, whatever the order and the time', async () => {
    await house.publish('one', { codes: ['acme', 'brio'] })
    await house.publish('other', { codes: ['brio', 'acme'] })
    expect(readTree(house.at('other'))).toEqual(readTree(house.at('one')))
    const whole = readTree(house.at('whole'))
    await house.publish('whole')
    expect(readTree(house.at('whole'))).toEqual(whole)
  })

  it('has no link but those of hosts, each to its site', async () => {
    const out = house.at('whole')
    const entries = readdirSync(out, { recursive: true, withFileTypes: true })
    const links = entries.filter((entry) => entry.isSymbolicLink())
    expect(links.map(({ parentPath, name }) => [parentPath, name])).toEqual(
      ['acme.test', 'brio.test'].map((host) => [join(out, 'hosts'), host]),
    )
    for (const { name } of links) expect(readPointer(out, name)).toMatch(/^\.\.\/sites\/[\w-]+$/)
  })

  it('is not written again where it is there', async () => {
    expect(await house.publish('whole')).toMatchObject({ changedHosts: 0, files: { fresh: 0 } })
    const changed = await whileIs('acme', red, () => house.publish('whole'))
    // A page with a home in each language, and with the colour its manifest.
    expect(changed.changedHosts).toBe(1)
    expect(changed.files.fresh).toBeLessThanOrEqual(1 + 5)
    await house.publish('whole')
  })

  it('has a script without a hash of the build under one of its own', async () => {
    const before = readSite(house.at('whole'), 'acme.test')
    house.writeDist('assets/legacy-1.js', 'older()')
    await house.publish('whole')
    const after = readSite(house.at('whole'), 'acme.test')
    house.writeDist('assets/legacy-1.js', 'old()')
    await house.publish('whole')
    const nameIn = (html: string) => /assets\/(legacy-1-[^"]+)/.exec(html)?.[1] ?? ''
    expect(nameIn(after)).not.toBe(nameIn(before))
    for (const html of [before, after])
      expect(existsSync(house.at(`whole/assets/${nameIn(html)}`))).toBe(true)
  })
})

describe('a merchant', () => {
  it('with errors is refused with its findings while the others go out', async () => {
    await house.publish('part')
    const old = readPointer(house.at('part'), 'acme.test')
    await whileIs('brio', { brand: { name: { en: 'Brio Two' } } }, () =>
      whileIs('acme', { theme: { shape: 'rond' } }, async () => {
        const { published, refused } = await house.publish('part')
        expect(published).toEqual(['brio'])
        expect(refused).toEqual([
          {
            code: 'acme',
            findings: expect.arrayContaining([expect.objectContaining({ code: 'wrong-value' })]),
          },
        ])
      }),
    )
    expect(readPointer(house.at('part'), 'acme.test')).toBe(old)
    expect(readSite(house.at('part'), 'brio.test')).toContain('<title>Brio Two</title>')
  })

  it('never goes out at a host that another claims, and neither does the other', async () => {
    await whileIs('clone', { hosts: ['brio.test'] }, async () => {
      const { refused, release } = await house.publish('twice')
      expect(refused.map(({ code }) => code)).toEqual(['brio', 'clone'])
      expect([...(release?.hosts.keys() ?? [])]).toEqual(['acme.test'])
      expect((await house.publish('twice', { codes: ['clone'] })).published).toEqual([])
    })
  })

  it('does not take a host from one whose file cannot be read', async () => {
    await house.publish('taken')
    const file = join(house.root, 'merchants/brio/merchant.json')
    const text = readFileSync(file)
    await whileIs('clone', { hosts: ['brio.test'] }, async () => {
      writeFileSync(file, '')
      const { refused } = await house.publish('taken', { codes: ['clone'] })
      writeFileSync(file, text)
      expect(refused[0]?.reason).toMatch(
        /"brio.test" is served by "brio", whose file cannot be read/,
      )
    })
  })

  it('goes on being served when the folder of all merchants is gone', async () => {
    await house.publish('kept')
    const away = `${house.root}-away`
    renameSync(house.root, away)
    try {
      await expect(house.publish('kept')).rejects.toThrow(
        /^There is no merchant in .*\/merchants\. /,
      )
    } finally {
      renameSync(away, house.root)
    }
    expect(readdirSync(house.at('kept/hosts'))).toEqual(['acme.test', 'brio.test'])
  })

  it('takes its page along to another host, and is gone with its folder', async () => {
    await whileIs('gone', {}, () => house.publish('moves'))
    await whileIs('acme', { ...blue, hosts: ['new.test'] }, async () => {
      const { takenDown } = await house.publish('moves', { codes: ['acme'] })
      expect(takenDown).toEqual(['acme.test'])
      expect((await house.publish('moves')).takenDown).toEqual(['gone.test'])
      expect(readdirSync(house.at('moves/hosts'))).toEqual(['brio.test', 'new.test'])
    })
  })
})

describe('a release', () => {
  it('is made from its content, or has the name it was given, and is rolled back to', async () => {
    const out = house.at('back')
    const first = (await house.publish('back')).release?.name ?? ''
    expect(first).toMatch(/^[0-9a-f]{12}$/)
    const old = readPointer(out, 'acme.test')
    await whileIs('acme', red, () => house.publish('back', { release: 'red-1' }))
    expect(await (await look(out)).names()).toEqual([first, 'red-1'])
    expect(await rollBack(out)).toMatchObject({ release: { name: first }, changedHosts: 1 })
    expect(readPointer(out, 'acme.test')).toBe(old)
    expect(await (await look(out)).current()).toBe(first)
    expect((await rollBack(out, { release: 'red-1' })).changedHosts).toBe(1)
    expect(findHoles(out, 'acme.test')).toEqual([])
  })

  it('brings a host back that was taken down, and takes down one that came later', async () => {
    const out = house.at('hosts')
    await house.publish('hosts', { release: 'a' })
    await whileIs('acme', { ...blue, hosts: ['later.test'] }, () =>
      house.publish('hosts', { release: 'b' }),
    )
    await rollBack(out, { release: 'a' })
    expect([...(await (await look(out)).serving()).keys()]).toEqual(['acme.test', 'brio.test'])
  })

  it('is gone back to by one merchant while all others stay on the air as they are', async () => {
    const out = house.at('chosen')
    // The first release is older than the first of "late".
    await house.publish('chosen', { release: 'a' })
    await whileIs('late', {}, () =>
      whileIs('acme', red, async () => {
        await house.publish('chosen', { release: 'b' })
        const before = await (await look(out)).serving()
        const plan = await planRollback(out, { codes: ['acme'], release: 'a' })
        expect(plan).toMatchObject({ to: 'a', offAir: [], turns: [{ host: 'acme.test' }] })
        const done = await rollBack(out, { codes: ['acme'] })
        expect(done).toMatchObject({ to: 'a', changedHosts: 1, takenDown: [], offAir: [] })
        const after = await (await look(out)).serving()
        expect([...after.keys()]).toEqual(['acme.test', 'brio.test', 'late.test'])
        expect(after.get('late.test')).toBe(before.get('late.test'))
        expect(after.get('acme.test')).not.toBe(before.get('acme.test'))
        expect(await (await look(out)).current()).toBe(done.release.name)
        // A second time there is nothing older of it to go back to.
        await expect(rollBack(out, { codes: ['acme'] })).rejects.toThrow(
          /chosen" has no earlier release of "acme" to go back to/,
        )
      }),
    )
  })

  it('is gone back to by every host only with the name of who goes off the air', async () => {
    const out = house.at('everyone')
    await house.publish('everyone', { release: 'a' })
    await whileIs('late', {}, () => house.publish('everyone', { release: 'b' }))
    const plan = await planRollback(out)
    expect(plan).toMatchObject({ to: 'a', offAir: ['late'] })
    expect(sayRollback(plan)).toEqual([
      'No longer served: late.test.',
      '"late" would go off the air, because release "a" does not have it.',
      'No other host would change.',
    ])
    expect(await planRollback(out, { codes: ['late'], release: 'a' })).toMatchObject({
      offAir: ['late'],
    })
    expect(await (await look(out)).current()).toBe('b')
    expect(await rollBack(out)).toMatchObject({ changedHosts: 0, takenDown: ['late.test'] })
  })

  it('is not gone back to on the basis of what is not served any more', async () => {
    const out = house.at('basis')
    await house.publish('basis', { release: 'a' })
    await whileIs('acme', red, () => house.publish('basis', { release: 'b' }))
    const { basis } = await planRollback(out)
    await rollBack(out, { codes: ['acme'] })
    await expect(rollBack(out, { release: 'a', basis })).rejects.toThrow(
      /^Another process changed what ".*basis" serves meanwhile\. Nothing was rolled back\./,
    )
  })

  it('is not gone back to by a merchant whose host another has now', async () => {
    const out = house.at('moved')
    await house.publish('moved', { release: 'a' })
    await whileIs('acme', { hosts: ['acme2.test'] }, () =>
      whileIs('brio', { hosts: ['acme.test'] }, () => house.publish('moved', { release: 'b' })),
    )
    await expect(rollBack(out, { codes: ['acme'], release: 'a' })).rejects.toThrow(
      /^"acme.test" serves "brio" now, so "acme" cannot have it back alone\. Roll back "brio" too/,
    )
    expect(await rollBack(out, { codes: ['acme', 'brio'], release: 'a' })).toMatchObject({
      release: { name: 'a' },
      takenDown: ['acme2.test'],
    })
  })

  it('tells when it was made, and apart from that when it was last served again', async () => {
    const out = house.at('times')
    await house.publish('times', { release: 'a' })
    await whileIs('acme', red, () => house.publish('times', { release: 'b' }))
    const folder = await look(out)
    const hour = new Date('2026-05-01T10:00:00Z')
    utimesSync(join(out, 'releases/a.json'), hour, hour)
    expect(await folder.times('a')).toEqual({ made: +hour, lastServed: +hour })
    await rollBack(out)
    const times = await folder.times('a')
    expect(times?.made).toBe(+hour)
    expect(times?.lastServed).toBeGreaterThan(+hour)
    // A publish that holds the same again is served again too.
    utimesSync(join(out, 'releases/b.json'), hour, hour)
    await whileIs('acme', red, () => house.publish('times', { release: 'b' }))
    expect((await folder.times('b'))?.made).toBe(+hour)
    const { releases } = await readReport(folder)
    expect(releases).toMatchObject([
      { name: 'b', published: hour.toISOString(), current: true },
      { name: 'a', published: hour.toISOString(), current: false },
    ])
    expect(releases[0]?.lastServed).not.toBe(releases[0]?.published)
  })

  it('keeps its name to itself', async () => {
    await house.publish('names', { release: 'a' })
    const old = readTree(house.at('names/releases'))
    await whileIs('acme', red, () =>
      expect(house.publish('names', { release: 'a' })).rejects.toThrow(
        /^"a" is the name of another release/,
      ),
    )
    expect(readTree(house.at('names/releases'))).toEqual(old)
    await expect(house.publish('names', { release: '../x' })).rejects.toThrow(
      /^"..\/x" cannot be the name of a release/,
    )
  })

  it('of a merchant that never went out is said in a sentence', async () => {
    const out = house.at('names')
    await expect(rollBack(out, { codes: ['acm'] })).rejects.toThrow(
      /names" never served a merchant "acm"\. There are acme, brio\.$/,
    )
    await expect(rollBack(out, { codes: ['a'] })).rejects.toThrow(
      /It is the name of a release, which is chosen with --release\.$/,
    )
  })

  it('that is not there, or first, is said in a sentence', async () => {
    const out = house.at('names')
    await expect(rollBack(out, { release: 'b' })).rejects.toThrow(
      /There is no release called "b" in ".*"\. The only one is a\.$/,
    )
    await expect(rollBack(out)).rejects.toThrow(
      /^"a" is the first release in .* nothing earlier to go back to\. Publish a change first\.$/,
    )
    await expect(rollBack(house.at('nowhere'))).rejects.toThrow(/^Nothing is published in/)
  })

  it('whose site is gone is not served again', async () => {
    const out = house.at('lost')
    const { release } = await house.publish('lost', { release: 'a' })
    await whileIs('acme', red, () => house.publish('lost', { release: 'b' }))
    rmSync(join(out, 'sites', release?.hosts.get('acme.test') ?? 'none'), { recursive: true })
    await expect(rollBack(out, { release: 'a' })).rejects.toThrow(
      /^"a" cannot be served again: its site acme-/,
    )
    expect(await (await look(out)).current()).toBe('b')
  })

  it('whose flip was interrupted is told from the links, and the next publish mends it', async () => {
    await house.publish('torn', { release: 'a' })
    const out = house.at('torn')
    await whileIs('acme', red, () => house.publish('torn', { release: 'b' }))
    const late = readPointer(out, 'acme.test')
    await rollBack(out, { release: 'a' })
    // As it is when a process ends after the first host.
    rmSync(join(out, 'releases/current'))
    writeFileSync(join(out, '.beside/left'), 'half')
    await expect(rollBack(out)).rejects.toThrow(/was interrupted. Name the release/)
    await rollBack(out, { release: 'b' })
    expect(readPointer(out, 'acme.test')).toBe(late)
    expect(readdirSync(join(out, '.beside'))).toEqual([])
  })
})

describe('a folder', () => {
  it('is published to by one at a time', async () => {
    await house.publish('lock')
    const unlock = lockFolder(house.at('lock'))
    await expect(house.publish('lock')).rejects.toThrow(/^Another process is publishing to/)
    unlock()
    await house.publish('lock')
  })

  it('whose lock cannot be taken is told which file that is', async () => {
    mkdirSync(house.at('odd/.lock'), { recursive: true })
    await expect(house.publish('odd')).rejects.toThrow(
      /odd\/\.lock" cannot be taken \(.+\)\. Let it be written; where nobody publishes/,
    )
  })

  it('that is a file, and a player that is not built, are said in a sentence', async () => {
    writeFileSync(house.at('file'), '')
    await expect(house.publish('file')).rejects.toThrow(/there is a file where a folder should be/)
    mkdirSync(house.at('bare'))
    await expect(house.publish('empty', { dist: house.at('bare') })).rejects.toThrow(
      /^The player is not built. Run "npm run build" first.$/,
    )
  })

  it('that holds what is somebody else’s in a place of a publish is left alone', async () => {
    mkdirSync(house.at('theirs/assets'), { recursive: true })
    writeFileSync(house.at('theirs/assets/shop.css'), 'theirs')
    const theirs = /theirs\/assets" is there, and no publish made it\./
    await expect(house.publish('theirs')).rejects.toThrow(theirs)
    await expect(peek(house.at('theirs'))).rejects.toThrow(theirs)
    expect(readdirSync(house.at('theirs'))).toEqual(['assets'])
    mkdirSync(house.at('ours/assets'), { recursive: true })
    await house.publish('ours')
  })

  it('that cannot be read is said in a sentence, whatever is asked of it', async () => {
    symlinkSync('round', house.at('round'))
    const round = /round" could not be read: its links lead round in a circle\./
    await expect(look(house.at('round'))).rejects.toThrow(round)
    await expect(peek(house.at('round'))).rejects.toThrow(round)
    const denied = () => {
      throw Object.assign(new Error('stat'), { code: 'EACCES' })
    }
    expect(() => readPublished('out', denied)).toThrow(
      '"out" could not be read: it may not be looked into. Allow it, or name another folder.',
    )
  })

  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'the disk is read-only'],
    ['EACCES', 'it may not be written'],
    ['ENOENT', 'no folder can be made there'],
  ])('on a disk that answers %s is said to keep its release', (code, reason) => {
    const error = explainWriting(Object.assign(new Error('write'), { code }), 'out')
    expect(String(error)).toContain(`"out" could not be written: ${reason}`)
    expect(String(error)).toContain('Every host goes on serving what it served.')
  })
})
