import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The resources that a process used for a task. */
export interface Taken {
  /** Milliseconds from before it read anything to after it wrote everything. */
  readonly ms: number
  /** Milliseconds of both cores. */
  readonly cpu: number
  /** Megabytes at the most. */
  readonly memory: number
}

const compiled = join(import.meta.dirname, '../../../node_modules/.cache/livery')

/** Does a piece of work in a process of its own, so that each contestant is measured alone. */
export function take(script: string, ...args: readonly string[]): Promise<Taken> {
  return takeBy([process.execPath, join(import.meta.dirname, script), ...args])
}

/** Does the same on one core. */
export function takeOnOneCore(script: string, ...args: readonly string[]): Promise<Taken> {
  const file = join(import.meta.dirname, script)
  return takeBy(['taskset', '-c', '0', process.execPath, file, ...args])
}

function takeBy([command = '', ...args]: readonly string[]): Promise<Taken> {
  // As the command does, each finds its own code compiled from the second time on.
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled }
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${args.join(' ')} ended with ${code}.`))
      return resolve(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
    })
  })
}

/** In such a process: does the work and says what it took. */
export async function report(work: () => unknown): Promise<void> {
  const before = process.cpuUsage()
  const start = performance.now()
  await work()
  const ms = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  const taken: Taken = {
    ms,
    cpu: (user + system) / 1000,
    memory: process.resourceUsage().maxRSS / 1024,
  }
  process.stdout.write(`\n${JSON.stringify(taken)}\n`)
}
