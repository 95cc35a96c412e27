import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { median } from './measure.ts'
import { type Taken, take, takeOnOneCore } from './publish/contestants.ts'
import { nameOf, writeMerchants } from './publish/make-merchants.ts'

/**
 * The rows to hold: new merchants in times of the same pages by hand, and how many times faster two cores
 * are; merchants that did not change in times of a script that writes; megabytes; milliseconds for one
 * changed merchant.
 */
const most = { byHand: 1.3, again: 0.1, memory: 200, changed: 150, validate: 2 }
const least = { cores: 1.8 }
/** The merchants whose pages are written by hand, again and again. */
const handMade = 50

/** Sizes of the population, and how often each is measured: all contestants in turn each time. */
const populations = [
  { count: 10, rounds: 5 },
  { count: 1000, rounds: 3 },
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
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['out', 'one-core', 'hand', 'script', 'eleventy'])
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
    taken.one.push(await take('by-livery.ts', root, at('out'), changed))
  }
  const timeOf = (runs: readonly Taken[]): number => median(runs.map(({ ms }) => ms))
  const cpuOf = (runs: readonly Taken[]): number => median(runs.map(({ cpu }) => cpu))
  const each = (runs: readonly Taken[]): string =>
    `${((timeOf(runs) * 1000) / count).toFixed(0)} µs each (${((cpuOf(runs) * 1000) / count).toFixed(0)} of processor)`
  const sayMemory = (runs: readonly Taken[]): string => {
    const memory = Math.max(...runs.map((run) => run.memory))
    return `${memory.toFixed(0)} MB (at most ${most.memory}) ${verdict(memory <= most.memory)}`
  }
  const byHand = timeOf(taken.oneCore) / timeOf(taken.hand)
  const cpuByHand = cpuOf(taken.oneCore) / cpuOf(taken.hand)
  const faster = timeOf(taken.oneCore) / timeOf(taken.fresh)
  const again = timeOf(taken.again) / timeOf(taken.script)
  const one = timeOf(taken.one)
  print(
    `publish ${count} merchants, one core: by hand ${each(taken.hand)}, Livery ${each(taken.oneCore)}, ratio ${byHand.toFixed(2)} (of processor ${cpuByHand.toFixed(2)}; at most ${most.byHand}) ${verdict(byHand <= most.byHand)}; ${sayMemory(taken.oneCore)}`,
  )
  print(
    `  two cores: ${each(taken.fresh)}, ${faster.toFixed(2)} times faster (at least ${least.cores}) ${verdict(faster >= least.cores)}; ${sayMemory(taken.fresh)}`,
  )
  print(
    `  nothing changed: script ${each(taken.script)}, Eleventy ${each(taken.eleventy)}, Livery ${each(taken.again)}, ratio ${again.toFixed(2)} of the script (at most ${most.again}) ${verdict(again <= most.again)}; ${sayMemory(taken.again)}`,
  )
  print(
    `  one changed: ${one.toFixed(0)} ms (${cpuOf(taken.one).toFixed(0)} of processor; at most ${most.changed}) ${verdict(one <= most.changed)}`,
  )
}

/** Formats the processor time of a merchant on both cores, in microseconds. */
function sayCpu(runs: readonly Taken[], count: number): string {
  return `${((median(runs.map(({ cpu }) => cpu)) * 1000) / count).toFixed(0)} of processor`
}

/** Stores the part of a publish that belongs to one merchant, as the sample of the plain script, and what is written by hand. */
async function cutSample(at: (name: string) => string): Promise<void> {
  writeMerchants(at('hand-root'), { count: handMade, drawn: false })
  await take('by-livery.ts', at('hand-root'), at('hand-made'))
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
      for (let round = 0; round < rounds; round += 1) {
        taken.ajv.push(await take('by-ajv.ts', root))
        taken.livery.push(await take('by-validate.ts', root))
      }
      const timeOf = (runs: readonly Taken[]): number => median(runs.map(({ ms }) => ms))
      const [ajv, livery] = [timeOf(taken.ajv), timeOf(taken.livery)]
      const ratio = livery / ajv
      print(
        `validate ${count} merchants: by hand ${((ajv * 1000) / count).toFixed(0)} µs each (${sayCpu(taken.ajv, count)}), Livery ${((livery * 1000) / count).toFixed(0)} (${sayCpu(taken.livery, count)}; ${Math.max(...taken.livery.map(({ memory }) => memory)).toFixed(0)} MB), ratio ${ratio.toFixed(1)} (at most ${most.validate}) ${verdict(ratio <= most.validate)}`,
      )
    } finally {
      rmSync(root, { recursive: true })
    }
  }
}

function verdict(holds: boolean): string {
  return holds ? 'holds' : 'MISSED'
}
