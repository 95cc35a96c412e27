import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { median } from './measure.ts'
import { type Taken, take, takeOnOneCore } from './publish/contestants.ts'
import { loadRenderer, readHandMade } from './publish/hand-made.ts'
import { nameOf, writeMerchants } from './publish/make-merchants.ts'

/**
 * The most times of a floor, by processor time: new merchants and one changed merchant in times of the same
 * pages by hand; merchants that did not change in times of a script that writes; a second check in times
 * of the first. `memory` is in megabytes.
 */
const most = { byHand: 1.3, again: 0.1, memory: 200, changed: 2, validate: 2, validateAgain: 0.2 }
/** How many times faster two cores are, by the clock. */
const least = { cores: 1.8 }
/** The merchants whose pages are written by hand, again and again. */
const handMade = 50

/** Sizes of the population, and how often each is measured: all contestants in turn each time. */
const populations = [
  { count: 10, rounds: 3 },
  { count: 1000, rounds: 2 },
  { count: 10_000, rounds: 1 },
] as const

/** A folder in memory where the machine has one, so that the disk is not what is measured. */
function openFolder(): string {
  const memory = '/dev/shm'
  return mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'livery-bench-'))
}

/**
 * Publishes generated merchants beside three others: the same pages rendered, compressed and written by
 * hand; a plain script that writes the same bytes; and Eleventy with pages of the same size.
 */
export async function benchPublish(print: (line: string) => void): Promise<void> {
  for (const population of populations) {
    const folder = openFolder()
    try {
      await benchPopulation(population, { folder, print })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

interface BuildBase {
  readonly folder: string
  readonly print: (line: string) => void
}

async function benchPopulation(
  { count, rounds }: (typeof populations)[number],
  { folder, print }: BuildBase,
): Promise<void> {
  const at = (name: string): string => join(folder, name)
  const root = at('root')
  writeMerchants(root, { count, drawn: false })
  await cutSample(at)
  const taken = {
    hand: [] as Taken[],
    oneCore: [] as Taken[],
    fresh: [] as Taken[],
    again: [] as Taken[],
    script: [] as Taken[],
    eleventy: [] as Taken[],
    one: [] as Taken[],
    oneByHand: [] as Taken[],
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['out', 'one-core', 'hand', 'one-by-hand', 'script', 'eleventy'])
      rmSync(at(name), { recursive: true, force: true })
    mkdirSync(at('eleventy'))
    taken.hand.push(await takeOnOneCore('by-hand.ts', at('hand-made'), at('hand'), String(count)))
    rmSync(at('hand'), { recursive: true })
    taken.oneCore.push(await takeOnOneCore('by-livery.ts', root, at('one-core')))
    rmSync(at('one-core'), { recursive: true })
    taken.fresh.push(await take('by-livery.ts', root, at('out')))
    taken.script.push(await take('by-script.ts', at('sample'), at('script'), String(count)))
    taken.eleventy.push(
      await take('by-eleventy.ts', at('sample/site'), at('eleventy'), String(count)),
    )
    taken.again.push(await take('by-livery.ts', root, at('out')))
    const changed = nameOf(Math.floor(count / 2))
    writeFileSync(
      join(root, 'merchants', changed, 'messages/en.json'),
      `{ "login": { "welcome": "Round ${round}" } }`,
    )
    taken.oneByHand.push(
      await take('one-by-hand.ts', at('one.json'), findRelease(at('out')), at('one-by-hand')),
    )
    taken.one.push(await take('by-livery.ts', root, at('out'), changed))
  }
  const each = (runs: readonly Taken[]): string =>
    `${((cpuOf(runs) * 1000) / count).toFixed(0)} µs of processor each (${((timeOf(runs) * 1000) / count).toFixed(0)} by the clock)`
  const formatMemory = (runs: readonly Taken[]): string => {
    const memory = Math.max(...runs.map((run) => run.memory))
    return `${memory.toFixed(0)} MB (at most ${most.memory}) ${verdict(memory <= most.memory)}`
  }
  const faster = timeOf(taken.oneCore) / timeOf(taken.fresh)
  print(
    `publish ${count} merchants, one core: by hand ${each(taken.hand)}, Livery ${each(taken.oneCore)}, ${formatRatio(taken.oneCore, taken.hand, most.byHand)}; ${formatMemory(taken.oneCore)}`,
  )
  print(
    `  two cores: ${each(taken.fresh)}, ${faster.toFixed(2)} times faster (at least ${least.cores}) ${verdict(faster >= least.cores)}; ${formatMemory(taken.fresh)}`,
  )
  print(
    `  nothing changed: script ${each(taken.script)}, Eleventy ${each(taken.eleventy)}, Livery ${each(taken.again)}, ${formatRatio(taken.again, taken.script, most.again)}; ${formatMemory(taken.again)}`,
  )
  print(
    `  one changed: by hand ${cpuOf(taken.oneByHand).toFixed(0)} ms of processor, Livery ${cpuOf(taken.one).toFixed(0)}, ${formatRatio(taken.one, taken.oneByHand, most.changed)}; ${formatMemory(taken.one)}`,
  )
}

function timeOf(runs: readonly Taken[]): number {
  return median(runs.map(({ ms }) => ms))
}

function cpuOf(runs: readonly Taken[]): number {
  return median(runs.map(({ cpu }) => cpu))
}

/** Formats the ratio of processor times, which differ less than the clock's on a busy machine. */
function formatRatio(runs: readonly Taken[], floor: readonly Taken[], limit: number): string {
  const ratio = cpuOf(runs) / cpuOf(floor)
  return `ratio ${ratio.toFixed(2)} (at most ${limit}) ${verdict(ratio <= limit)}`
}

/** Returns the record of the first release of a published folder. */
function findRelease(out: string): string {
  const [name = ''] = readFileSync(join(out, 'releases/list'), 'utf8').split('\n')
  return join(out, `releases/${name}.json`)
}

/** Stores the part of a publish that belongs to one merchant, as the sample of the plain script, and what is written by hand. */
async function cutSample(at: (name: string) => string): Promise<void> {
  writeMerchants(at('hand-root'), { count: handMade, drawn: false })
  await take('by-livery.ts', at('hand-root'), at('hand-made'))
  const [made] = await readHandMade(at('hand-made'), await loadRenderer())
  writeFileSync(at('one.json'), JSON.stringify(made))
  const few = at('few')
  writeMerchants(few, { count: 2, drawn: false })
  const out = at('few-out')
  await take('by-livery.ts', few, out, nameOf(0))
  const before = new Set(listFiles(out))
  await take('by-livery.ts', few, out, nameOf(1))
  const own = listFiles(out).filter((file) => !before.has(file) && !file.startsWith('releases/'))
  for (const file of own) {
    const to = join(at('sample'), file.replace(/^sites\/[^/]+/, 'site'))
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(out, file), to)
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

/** Validates generated merchants, beside a tree with places and Ajv by hand. */
export async function benchValidate(print: (line: string) => void): Promise<void> {
  for (const { count, rounds } of populations) {
    const root = openFolder()
    try {
      writeMerchants(root, { count, drawn: false })
      const taken = { ajv: [] as Taken[], livery: [] as Taken[] }
      const cached = { first: [] as Taken[], again: [] as Taken[] }
      const cache = join(root, 'findings.json')
      for (let round = 0; round < rounds; round += 1) {
        taken.ajv.push(await take('by-ajv.ts', root))
        taken.livery.push(await take('by-validate.ts', root))
        rmSync(cache, { force: true })
        cached.first.push(await take('by-validate.ts', root, cache))
        cached.again.push(await take('by-validate.ts', root, cache))
      }
      const each = (runs: readonly Taken[]) => ((cpuOf(runs) * 1000) / count).toFixed(0)
      const memory = Math.max(...taken.livery.map((run) => run.memory))
      print(
        `validate ${count} merchants: by hand ${each(taken.ajv)} µs of processor each, Livery ${each(taken.livery)} (${memory.toFixed(0)} MB), ${formatRatio(taken.livery, taken.ajv, most.validate)}`,
      )
      print(
        `  nothing changed: first ${each(cached.first)} µs of processor each, again ${each(cached.again)}, ${formatRatio(cached.again, cached.first, most.validateAgain)}`,
      )
    } finally {
      rmSync(root, { recursive: true })
    }
  }
}

function verdict(holds: boolean): string {
  return holds ? 'holds' : 'MISSED'
}
