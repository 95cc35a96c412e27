import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentHash } from '../../src/dress/content-hash.ts'
import type { PublishRequest } from '../../src/publish/publish.ts'
import { rollBack } from '../../src/publish/rollback.ts'
import { look } from '../../src/publish/target.ts'
import { type House, openHouse } from '../../src/publish/testing.ts'
import { findHoles, readPointer, readSite } from '../support/read-site.ts'

const project = join(import.meta.dirname, '../..')
/** More of them by KILLS=200, where a few minutes do not matter. */
const kills = Number(process.env['KILLS'] ?? 8)
const codes = ['acme', 'brio', 'coda']
/** So many that their flip takes a while. */
const hostsOf = (code: string): string[] =>
  Array.from({ length: 40 }, (_, at) => `h${at}.${code}.test`)
const hosts = codes.flatMap(hostsOf)

let house: House
let out: string
beforeAll(() => {
  house = openHouse()
  out = house.at('site')
})
afterAll(() => house.close())

/** Writes every merchant so that its page, words and logo are others than before. */
function writeVersion(version: number): void {
  for (const code of codes) {
    house.writeMerchant(code, {
      brand: { name: { en: `${code} v${version}.` }, logo: 'art/logo.svg' },
      hosts: hostsOf(code),
    })
    const folder = join(house.root, 'merchants', code)
    for (const name of ['art', 'messages']) mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(
      join(folder, 'art/logo.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#222" d="M0 0h${60 + (version % 30)}v30h-60z"/></svg>`,
    )
    const words = { route: { home: `${code} ${version} ${'word '.repeat(300)}` } }
    writeFileSync(join(folder, 'messages/en.json'), JSON.stringify(words))
  }
}

async function begin(): Promise<ChildProcess> {
  const request: PublishRequest = {
    root: house.root,
    out,
    dist: house.dist,
    fonts: join(project, 'fonts'),
    modules: join(project, 'node_modules'),
  }
  const file = join(project, 'tests/support/publish-process.ts')
  const child = fork(file, [JSON.stringify(request)], { execArgv: [], stdio: 'inherit' })
  await once(child, 'message')
  return child
}

/** Waits for some moment of a publish: any of them, or one of those when hosts flip. */
async function waitForMoment(round: number, usual: number): Promise<void> {
  if (round % 2 === 0) return wait(Math.random() * usual * 1.1)
  const flip = new AbortController()
  const watcher = watch(join(out, 'releases'), (_, name) => name === 'current' && flip.abort())
  await wait(usual * 3, undefined, { signal: flip.signal }).catch(() => undefined)
  watcher.close()
  await wait(Math.random() * 6)
}

/** What hosts show is whole; those with the same site are looked at once. */
function expectAllWhole(): void {
  const sites = new Map(hosts.map((host) => [readPointer(out, host), host]))
  for (const host of sites.values()) expectWhole(host)
}

/** Every file that a host's page names is there and holds what its name says, compressed forms too. */
function expectWhole(host: string): void {
  expect(findHoles(out, host)).toEqual([])
  for (const address of new Set(readSite(out, host).match(/\/files\/[\w-]+\.\w+/g)))
    expectSound(address)
}

function expectSound(address: string): void {
  const file = join(out, address)
  const bytes = readFileSync(file)
  const [name = '', ending = ''] = address.slice('/files/'.length).split('.')
  // Pictures of pixels are named by what they are made from.
  if (ending !== 'png') expect(contentHash(bytes).startsWith(name)).toBe(true)
  if (ending === 'png' || bytes.length < 1024) return
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes)).toBe(true)
  expect(gunzipSync(readFileSync(`${file}.gz`)).equals(bytes)).toBe(true)
}

const versionAt = (host: string): number =>
  Number(/<title>\w+ v(\d+)\.<\/title>/.exec(readSite(out, host))?.[1])

it(`a publish killed ${kills} times leaves every host with one whole release, old or new`, async () => {
  writeVersion(0)
  const first = await begin()
  await once(first, 'exit')
  writeVersion(1)
  const second = await begin()
  const start = performance.now()
  await once(second, 'exit')
  const usual = performance.now() - start
  const flipped = { none: 0, some: 0, all: 0 }
  for (let round = 2; round < kills + 2; round += 1) {
    const before = new Map(hosts.map((host) => [host, versionAt(host)]))
    writeVersion(round)
    const child = await begin()
    await waitForMoment(round, usual)
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await ended
    expectAllWhole()
    const now = hosts.map((host) => [host, versionAt(host)] as const)
    for (const [host, version] of now) expect([before.get(host), round]).toContain(version)
    const changed = now.filter(([, version]) => version === round).length
    flipped[changed === 0 ? 'none' : changed === hosts.length ? 'all' : 'some'] += 1
  }
  expect(flipped.none).toBeGreaterThan(0)
  const last = await begin()
  await once(last, 'exit')
  expectAllWhole()
  expect(hosts.map(versionAt).every((version) => version === kills + 1)).toBe(true)
  expect(readdirSync(join(out, '.beside'))).toEqual([])
  const folder = await look(out)
  const current = await folder.release((await folder.current()) ?? '')
  expect(current?.hosts).toEqual(await folder.serving())
  await rollBack(out, (await folder.names())[0])
  expect(hosts.map(versionAt).every((version) => version === 0)).toBe(true)
}, 240_000)
