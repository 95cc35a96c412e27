import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { parseBucketAddress } from '../../site/publish/bucket/bucket-address.ts'
import type { Publisher } from '../../site/publish/create-publisher.ts'
import { dryRunPublish } from '../../site/publish/dry-run-publish.ts'
import { loadServed } from '../../site/publish/load-served.ts'
import { loadStatuses } from '../../site/publish/load-statuses.ts'
import { dryRunPrune, prune } from '../../site/publish/prune/prune.ts'
import { publishFolders, siteFactsFile } from '../../site/publish/publish-paths.ts'
import { openPublishedFolder, type PublishTarget } from '../../site/publish/publish-target.ts'
import { planRollback, rollBack } from '../../site/publish/rollback.ts'
import { serveFolder } from '../../site/publish/serve/serve-folder.ts'
import { createTestProject, readTree, type TestProject } from '../../site/publish/testing.ts'
import { type CommandResult, runLivery } from '../testing.ts'

let project: TestProject
beforeAll(() => {
  project = createTestProject()
  project.writeMerchant('acme')
  project.writeMerchant('brio')
})
afterAll(() => project.close())

const placeOf = (target: PublishTarget): PublishTarget =>
  typeof target === 'string' ? project.at(target) : target

function type(line: string, answers?: readonly string[]): Promise<CommandResult> {
  const publisher: Publisher = {
    publish: ({ out, ...request }) => project.publish(out, request),
    dryRun: ({ out, ...request }) => dryRunPublish({ ...project.request(out), ...request }),
    loadServed: ({ out, ...request }) =>
      loadServed({ ...project.request(out), ...request, root: project.root }),
    loadStatuses: ({ out, ...request }) =>
      loadStatuses({ ...project.request(out), ...request, root: project.root }),
    bucket: (options) => parseBucketAddress(options, {}),
    prune: (target, options) => prune(placeOf(target), options),
    dryRunPrune: (target, options) => dryRunPrune(placeOf(target), options),
    rollBack: (target, request) => rollBack(placeOf(target), request),
    planRollback: (target, request) => planRollback(placeOf(target), request),
    openPublishedFolder: (target) => openPublishedFolder(placeOf(target)),
    serve: (out, options) => serveFolder(project.at(out), options),
  }
  const args = line.split(' ')
  const isOfRoot = /^(publish|list)/.test(line) || line.includes('--env')
  const root = isOfRoot ? ['--root', project.root] : []
  const left = [...(answers ?? [])]
  return runLivery([...args, ...root], openDiskFiles(project.root), {
    publisher: async () => publisher,
    ...(answers && { prompt: async () => left.shift() ?? '' }),
  })
}

test('publish prints the release, what changed in it, and how many files were new', async () => {
  const first = await type('publish --out site --release first')
  expect(first).toMatchObject({ code: 0, error: '' })
  expect(first.out).toMatch(
    /^Release first in "site": 2 merchants published, 2 of 2 hosts changed\.\n\d+ files new, 0 kept\.$/,
  )
  expect((await type('publish --out site')).out).toMatch(/, 0 of 2 hosts changed\.\n0 files new, /)
})

test('publish exits with 1 and the findings of who was refused, and the others go out', async () => {
  project.writeMerchant('acme', { theme: { shape: 'rond' } })
  project.writeMerchant('brio', { brand: { name: { en: 'Brio' } } })
  const { code, out } = await type('publish --out site')
  expect(code).toBe(1)
  expect(out).toMatch(/^merchants\/acme\/merchant.json:1:\d+ {2}error {2}wrong-value\n/)
  expect(out).toContain(
    '"acme" was refused. It has 1 error. It still serves what it served before.',
  )
  expect(out).toContain('1 merchant published, 1 of 2 hosts changed.')
  const json = JSON.parse((await type('publish acme --out site --format json')).out)
  expect(json).toMatchObject({
    release: expect.stringMatching(/^[0-9a-f]{12}$/),
    published: [],
    refused: [{ code: 'acme', findings: [{ code: 'wrong-value' }] }],
    changedHosts: 0,
    files: { fresh: 0 },
  })
  expect((await type('publish acme --out bare')).out).toContain(
    'It has 1 error. It is not served.\nNothing is published in "bare".',
  )
})

test('publish --dry-run prints what would change in sentences, and exits with 1 where a merchant would be refused', async () => {
  project.writeMerchant('brio', { brand: { name: { en: 'Brio Two' } } })
  const { code, out } = await type('publish --dry-run --out site')
  expect(code).toBe(1)
  expect(out).toMatch(/^merchants\/acme\/merchant.json:1:\d+ {2}error {2}wrong-value\n/)
  expect(out).toMatch(
    /"acme" would be refused\. It has 1 error\. It still serves what it served before\.\nbrio {2}changed {2}brio\.test\n {2}brand: name in English Brio → "Brio Two"\n1 of 2 hosts would change\.\nIt would be release [0-9a-f]{12} in "site"\. Nothing was written\.$/,
  )
  const one = await type('publish brio --dry-run --out site --release next --format json')
  expect(one.code).toBe(0)
  expect(JSON.parse(one.out)).toMatchObject({
    release: 'next',
    merchants: [{ code: 'brio', outcome: 'changed', changes: [{ path: 'brand.name.en' }] }],
    refused: [],
    turns: [{ host: 'brio.test' }],
  })
  project.writeMerchant('brio', { brand: { name: { en: 'Brio' } } })
  expect((await type('publish brio --dry-run --out site')).out).toMatch(
    /^1 merchant unchanged\.\nNo host would change\.\nIt would be release [0-9a-f]{12} in "site"\./,
  )
})

test('publish reports a named merchant without a host, which nobody can open', async () => {
  project.writeMerchant('calm', { hosts: [] })
  const hostless = '"calm" has no host, so it is not served. Add one to its "hosts".\n'
  for (const more of ['', ' --dry-run']) {
    const { code, out } = await type(`publish brio calm --out site${more}`)
    expect([code, out.startsWith(hostless)]).toEqual([0, true])
    expect((await type(`publish --out site${more}`)).out).not.toContain('calm')
  }
  project.removeMerchant('calm')
})

test('releases come newest first, each host with what it serves, and rollback takes one back', async () => {
  const list = JSON.parse((await type('releases --out site --format json')).out)
  expect(list.releases).toMatchObject([
    { name: expect.stringMatching(/^[0-9a-f]{12}$/), hosts: 2, current: true },
    { name: 'first', hosts: 2, current: false },
  ])
  expect(list.hosts).toMatchObject([
    { host: 'acme.test', release: list.releases[0].name },
    { host: 'brio.test', release: list.releases[0].name },
  ])
  expect(await type('rollback --all --yes --out site')).toMatchObject({
    code: 0,
    out: 'Back to release first of "site":\n  1 of 2 hosts would change.\nRelease first is served from "site": 1 of 2 hosts changed.',
  })
  expect((await type('releases --out site')).out).toMatch(
    /^[0-9a-f]{12} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}2 hosts\nfirst {8}.* 2 hosts {2}served again [\d-]+ [\d:]+ {2}served\n\nacme.test {2}first {2}acme-/,
  )
  const again = await type('rollback --all --release first --out site --format json')
  expect(JSON.parse(again.out)).toMatchObject({
    release: 'first',
    hosts: { 'acme.test': expect.stringMatching(/^acme-/) },
    changedHosts: 0,
    takenDown: [],
    offAir: [],
  })
})

test('rollback of one merchant names who goes off the air, asks, and leaves all others as they are', async () => {
  project.writeMerchant('solo')
  await type('publish brio --out shop --release early')
  await type('publish solo --out shop --release late')
  const listed =
    'Back to release early of "shop":\n  No longer served: solo.test.\n  "solo" would go off the air, because release "early" does not have it.\n  No other host would change.'
  const line = 'rollback solo --release early --out shop'
  expect(await type(`${line} --dry-run`)).toEqual({
    code: 0,
    out: `${listed}\nNothing was changed.`,
    error: '',
  })
  expect(JSON.parse((await type(`${line} --dry-run --format json`)).out)).toMatchObject({
    to: 'early',
    turns: [{ host: 'solo.test' }],
    offAir: ['solo'],
  })
  const alone = await type(line)
  expect([alone.code, alone.out]).toEqual([2, listed])
  expect(alone.error).toMatch(/there is no terminal to ask at\. Add --yes, or --dry-run/)
  for (const answer of ['', 'n', 'yeah'])
    expect(await type(line, [answer])).toEqual({
      code: 1,
      out: listed,
      error: 'Nothing was changed.',
    })
  expect((await type('releases --out shop')).out).toMatch(/^late .*served\n/)
  project.writeMerchant('solo', { brand: { name: { en: 'Solo' } } })
  await type('publish --out shop --release all')
  expect((await type('rollback solo --out shop', ['y'])).out).toMatch(
    /^Back to release late of "shop":\n {2}1 of 2 hosts would change\.\nRelease late is served from "shop": 1 of 2 hosts changed\.$/,
  )
  expect((await type('rollback --all --release early --out shop', ['YES'])).out).toMatch(
    /\n {2}"solo" would go off the air, .*\n {2}No other host would change\.\nNo longer served: solo\.test\.\nRelease early is served from "shop": 0 of 1 host changed\.$/,
  )
  project.removeMerchant('solo')
})

test('prune prints what it would delete, deletes it, and accepts whole numbers only', async () => {
  const previewed = await type('prune --out site --keep 1 --days 0 --dry-run')
  expect(previewed).toMatchObject({ code: 0, error: '' })
  expect(previewed.out).toMatch(
    /^"site" would hold 1 release, \d+ files of \d+\.\d MB:\n {2}first {2}[\d-]+ [\d:]+ {2}served\nWould delete 1 release and 1 site, \d+ files of \d+\.\d MB\. Nothing was deleted\.\n {2}[0-9a-f]{12}$/,
  )
  const json = JSON.parse((await type('prune --out site --keep 1 --days 0 --format json')).out)
  expect(json).toMatchObject({ kept: [{ name: 'first', current: true }], gone: { sites: 1 } })
  expect((await type('prune --out site')).out).toMatch(/served\nNothing is old\.$/)
  expect((await type('releases --out site')).out).toMatch(/^first /)
  for (const wrong of ['--keep -1', '--keep x', '--days 1.5'])
    expect(await type(`prune --out site ${wrong}`)).toMatchObject({ code: 2 })
  expect(await type('prune --out nowhere')).toMatchObject({ code: 2 })
})

const workspace = {
  schemaVersion: 1,
  environments: {
    staging: {
      gateway: 'https://gateway.staging.example',
      publish: { out: 'published/staging' },
    },
    live: { gateway: 'https://gateway.example', publish: { to: 's3://shop/live', alone: true } },
    local: { gateway: 'http://localhost:4173' },
  },
}
const writeWorkspace = (environments: object = {}): void =>
  project.writeFile(
    'livery.json',
    JSON.stringify({ ...workspace, environments: { ...workspace.environments, ...environments } }),
  )

/** Returns the gateways that the pages of a published folder may call. */
function listGateways(folder: string): readonly string[] {
  const pages = [...readTree(project.at(folder))].filter(([path]) => path.endsWith(siteFactsFile))
  const origins = pages.flatMap(
    ([, text]) =>
      /connect-src 'self' ([^;"]+)/.exec(Buffer.from(text, 'base64').toString())?.slice(1) ?? [
        'its own',
      ],
  )
  return [...new Set(origins)]
}

test('publish --env puts the sites where livery.json says, with pages that call that gateway, and says so', async () => {
  writeWorkspace()
  project.writeMerchant('acme')
  project.writeMerchant('brio', {
    gateway: { origin: 'https://own.example', fallbackOrigins: ['https://second.example'] },
  })
  const place = join(project.root, 'published/staging')
  const { code, out } = await type('publish --env staging --release one')
  expect(code).toBe(0)
  expect(out).toContain(`Release one in "${place}": `)
  expect(out).toMatch(
    /\nTheir pages call https:\/\/gateway\.staging\.example, the gateway of staging\.$/,
  )
  expect(listGateways(place)).toEqual(['https://gateway.staging.example'])
  expect((await type('publish --env staging')).out).toContain(', 0 of 2 hosts changed.')
  expect((await type('publish --env staging --dry-run')).out).toContain('No host would change.')
  expect((await type('publish --out own')).out).not.toContain('pages call')
  expect([...listGateways('own')].sort()).toEqual([
    'https://own.example https://second.example',
    'its own',
  ])
})

test('publish --env takes the adapter of the environment in place of that of a merchant, and stops at one with an error', async () => {
  const environment = { gateway: 'https://gateway.staging.example', publish: { out: 'adapted' } }
  const place = { ...environment, adapter: 'north' }
  const plain = { ...environment, publish: { out: 'plain' }, adapter: null }
  writeWorkspace({ adapted: place, plain })
  project.writeMerchant('acme', { gateway: { adapter: 'south' } })
  const write = (name: string, path: string): void =>
    project.writeFile(`gateways/${name}.ts`, `export default { path: () => '${path}' }`)
  write('north', '/north')
  write('south', '/south')
  /** Returns the paths that the adapters of a published folder send calls to. */
  const listPaths = (folder: string): readonly string[] =>
    [...readTree(project.at(join(project.root, folder))).values()].flatMap((text) => {
      const script = Buffer.from(text, 'base64').toString()
      return /^export default .*path:\(\)=>[`'"]([^`'"]+)/.exec(script)?.slice(1) ?? []
    })
  expect(await type('publish acme --env adapted')).toMatchObject({ code: 0, error: '' })
  expect(listPaths('adapted')).toEqual(['/north'])
  expect((await type('publish acme --env adapted --dry-run')).out).toContain('No host would change')
  write('north', '/north/v2')
  const changed = await type('publish acme --env adapted --dry-run')
  expect(changed.out).toContain('1 of 1 host would change')
  await type('publish acme --env plain')
  expect(listPaths('plain')).toEqual([])
  project.writeFile('gateways/north.ts', 'export default fetch')
  const refused = await type('publish acme --env adapted')
  expect(refused.code).toBe(1)
  expect(refused.error).toContain('The adapters have 1 error. Nothing was changed.')
  expect(refused.error).toContain('gateways/north.ts:1:16  error  adapter-code')
  rmSync(join(project.root, 'gateways'), { recursive: true })
  project.writeMerchant('acme')
})

test('the same folder with another gateway is another release, and releases, rollback and prune take the environment too', async () => {
  writeWorkspace({ staging: { ...workspace.environments.staging, gateway: 'https://b.example' } })
  expect((await type('publish --env staging --dry-run')).out).toContain('2 of 2 hosts would change')
  await type('publish --env staging --release two')
  expect((await type('releases --env staging')).out).toMatch(/^two .*\n(?:.*\n)?one /)
  const back = await type('rollback --all --yes --env staging')
  expect(back.out).toContain('Release one is served')
  expect((await type('prune --env staging --dry-run')).out).toContain('Nothing is old.')
})

test.each([
  ['publish --env stagin', 'livery.json has no environment "stagin". Did you mean "staging"?'],
  [
    'publish --env local',
    'The environment "local" has no place to publish to. Add it to livery.json',
  ],
  ['publish --env both', 'publishes to a folder and a bucket. Keep "out" or "to".'],
  ['publish --env staging --out site', 'cannot be used with'],
  ['publish --env live', 'AWS_ACCESS_KEY_ID'],
])('%s exits with 2 and says what is missing', async (line, sentence) => {
  writeWorkspace({ both: { gateway: 'https://a.example', publish: { out: 'a', to: 's3://a' } } })
  const { code, error } = await type(line)
  expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining(sentence) })
})

test('a key in livery.json is an error, and nothing is published', async () => {
  const publish = { to: 's3://shop/live', secretAccessKey: 'abc' }
  writeWorkspace({ live: { gateway: 'https://gateway.example', publish } })
  expect((await type('publish --env live')).error).toBe(
    'livery.json has errors. List them with "livery validate".',
  )
  writeWorkspace({
    live: { gateway: 'https://gateway.example', publish: { to: 's3://key:secret@shop/live' } },
  })
  expect((await type('publish --env live')).error).toContain('livery.json has errors.')
})

test('a wrong question about releases exits with 2 and one line', async () => {
  expect(await type('releases --out nowhere')).toMatchObject({
    code: 2,
    error: expect.stringMatching(/^Nothing is published in ".*nowhere"\. Publish first/),
  })
  expect(await type('rollback --all --release none --out site')).toMatchObject({
    code: 2,
    error: expect.stringMatching(/^There is no release called "none"/),
  })
  expect((await type('rollback --out site')).error).toMatch(/^Name the merchants to roll back/)
  expect((await type('rollback acme --all --out site')).code).toBe(2)
  expect((await type('rollback first --out site')).error).toMatch(
    /choose a release with --release\.$/,
  )
  expect((await type('publish acm --out site')).code).toBe(2)
})

test('serve prints the address of each host, until it is stopped', async () => {
  const { code, out } = await type('serve site --port 0')
  expect(code).toBe(0)
  expect(out).toMatch(/^ {2}http:\/\/acme\.test:\d+\/m\/home\n {2}http:\/\/brio\.test:/)
  const { port, addresses } = JSON.parse((await type('serve site --port 0 --format json')).out)
  expect(addresses).toContain(`http://acme.test:${port}/m/home`)
})

test('a target without a finished publish is reported as serving nothing yet', async () => {
  for (const folder of Object.values(publishFolders))
    mkdirSync(join(project.at('half'), folder), { recursive: true })
  expect((await type('releases --out half')).out).toBe('No release went out yet. Publish again.')
  expect((await type('serve half --port 0')).out).toContain('No release went out yet.')
})

test.each([
  ['publish --endpoint http://localhost:9000', 'Name it with --to'],
  ['publish --alone --out site', 'Name it with --to'],
  ['releases --out=', '"--out" cannot be "". It names no folder.'],
  ['serve nowhere', 'Nothing is published in'],
  ['serve site --port 70000', 'A port is a number from 0 to 65535.'],
  ['serve site --gateway localhost:4173', 'A gateway is an address such as http://localhost:4173.'],
])('%s exits with 2 and prints the reason', async (line, why) => {
  const { code, error } = await type(line)
  expect(code).toBe(2)
  expect(error).toContain(why)
})

test('list finds the merchants that are published, and those that a publish would change', async () => {
  project.writeMerchant('acme')
  project.writeMerchant('brio')
  await type('publish acme --out published')
  const codesOf = async (state: string) => (await type(`list --codes ${state}`)).out
  expect(await codesOf('published')).toBe('acme')
  expect(await codesOf('unpublished')).toMatch(/^base\nbrio$/)
  expect(await codesOf('behind')).toBe('')
  project.writeMerchant('acme', { brand: { name: { en: 'Acme & Co' } } })
  expect((await type('list behind')).out).toContain(
    'is published at acme.test, and a publish would change it',
  )
  const { out } = await type('list --status')
  expect(out).toMatch(/^ {4}published \(.+, \d{4}-.+Z\); behind: a publish would change it$/m)
  expect(out).toMatch(/^ {4}not published$/m)
  const listed = JSON.parse((await type('list --status --format json acme')).out)
  expect(listed[0].status).toMatchObject({ state: 'behind', hosts: ['acme.test'] })
})
