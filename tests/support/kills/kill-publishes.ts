import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from '../../../src/site/publish/testing.ts'
import { inspectHosts, type KilledPlace } from './killed-place.ts'

const root = join(import.meta.dirname, '../../..')
const codes = ['acme', 'brio', 'coda']
/** So many that their flip takes a while. */
const hostsOf = (code: string): string[] =>
  Array.from({ length: 40 }, (_, at) => `h${at}.${code}.test`)

export const killedHosts = codes.flatMap(hostsOf)

export interface KillReport {
  /** The number of hosts that served the new release after each kill. */
  readonly flipped: { none: number; some: number; all: number }
  /** Everything that was incomplete, or neither of the old nor of the new release. */
  readonly faults: string[]
  /** The version that every host serves at the end, where it is one. */
  readonly last: number | undefined
}

export interface KillOptions {
  readonly kills: number
  /** The number of threads in which each publish builds; 0 for none of their own. */
  readonly threads: number
}

/** Publishes a new version of everything so many times, kills each publish at some moment, and looks at every host. */
export async function killPublishes(
  project: TestProject,
  place: KilledPlace,
  { kills, threads }: KillOptions,
): Promise<KillReport> {
  const begin = (): Promise<ChildProcess> => beginPublish(project, place, threads)
  const publishWhole = (): Promise<number> => waitForEnd(begin)
  const report: KillReport = { flipped: { none: 0, some: 0, all: 0 }, faults: [], last: undefined }
  const look = (): Map<string, number> => inspectHosts(place, killedHosts, report.faults)
  writeVersion(project, 0)
  await publishWhole()
  writeVersion(project, 1)
  const usual = await publishWhole()
  let before = look()
  for (let round = 2; round < kills + 2; round += 1) {
    writeVersion(project, round)
    const child = await begin()
    await waitForMoment(place, round, usual)
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await ended
    const now = look()
    for (const [host, version] of now)
      if (version !== round && version !== before.get(host))
        report.faults.push(`${host}: version ${version} in round ${round}`)
    const changed = [...now.values()].filter((version) => version === round).length
    report.flipped[changed === 0 ? 'none' : changed === now.size ? 'all' : 'some'] += 1
    before = now
  }
  await publishWhole()
  const versions = new Set(look().values())
  return { ...report, last: versions.size === 1 ? [...versions][0] : undefined }
}

/** Waits for some moment of a publish: any of them, or one of those when hosts flip. */
async function waitForMoment(place: KilledPlace, round: number, usual: number): Promise<void> {
  if (round % 2 === 0) return wait(Math.random() * usual * 1.1)
  await place.untilFlip(usual * 3)
  await wait(Math.random() * place.flipTime)
}

/** Answers how long it took, in milliseconds; throws where the publish fails. */
async function waitForEnd(begin: () => Promise<ChildProcess>): Promise<number> {
  const child = await begin()
  const start = performance.now()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`A publish that nobody killed ended with ${code}.`)
  return performance.now() - start
}

async function beginPublish(
  project: TestProject,
  { target }: KilledPlace,
  threads: number,
): Promise<ChildProcess> {
  const request = {
    root: project.root,
    out: target,
    dist: project.dist,
    fonts: join(root, 'fonts'),
    modules: join(root, 'node_modules'),
    threads,
  }
  const file = join(root, 'tests/support/publish-process.ts')
  const child = fork(file, [JSON.stringify(request)], { execArgv: [], stdio: 'inherit' })
  await once(child, 'message')
  return child
}

/** Writes every merchant with a new page, messages and logo. */
function writeVersion(project: TestProject, version: number): void {
  for (const code of codes) {
    project.writeMerchant(code, {
      brand: { name: { en: `${code} v${version}.` }, logo: 'art/logo.svg' },
      hosts: hostsOf(code),
    })
    const folder = join(project.root, 'merchants', code)
    for (const name of ['art', 'messages']) mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(
      join(folder, 'art/logo.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#222" d="M0 0h${60 + (version % 30)}v30h-60z"/></svg>`,
    )
    const words = { route: { home: `${code} ${version} ${'word '.repeat(300)}` } }
    writeFileSync(join(folder, 'messages/en.json'), JSON.stringify(words))
  }
}
