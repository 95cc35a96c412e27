import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { WalkPlace } from './walk-process.ts'

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Gives the request up so many milliseconds after it was sent. */
  readonly abortAfter?: number
}

/** A sandbox in a process of its own, which is killed and started again over the same data. */
export interface WalkServer {
  /** Sends a request to one of its names on this machine: `walk`, `games` or `localhost`. */
  readonly ask: (
    host: 'walk' | 'games' | 'localhost',
    path: string,
    asking?: Asking,
  ) => Promise<Response>
  readonly port: () => number
  /** Resolves when it answers, which may be after a restart. */
  readonly untilUp: () => Promise<void>
  readonly kill: () => Promise<void>
  /** Starts it with a clock that is ahead by some milliseconds. */
  readonly start: (ahead: number) => Promise<void>
  /** What it wrote as errors. */
  readonly errors: () => string
}

export function openWalkServer(data: string): WalkServer {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let child: ChildProcess | undefined
  let port = 0
  let written = ''
  let isUp = false

  async function start(ahead: number): Promise<void> {
    const place: WalkPlace = { data, port, ahead }
    const file = join(import.meta.dirname, 'walk-process.ts')
    const stdio = ['ignore', 'inherit', 'pipe', 'ipc'] as const
    const began = fork(file, [JSON.stringify(place)], { execArgv: [], stdio: [...stdio] })
    child = began
    began.stderr?.on('data', (part: Buffer) => {
      written += part.toString('utf8')
    })
    const [listening] = await Promise.race([
      once(began, 'message'),
      once(began, 'exit').then(() => Promise.reject(new Error(`It did not start: ${written}`))),
    ])
    port = Number(listening)
    isUp = true
  }

  async function kill(): Promise<void> {
    isUp = false
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async function untilUp(): Promise<void> {
    while (!isUp) await wait(5)
  }

  function ask(
    host: 'walk' | 'games' | 'localhost',
    path: string,
    { method = 'GET', headers = {}, body, abortAfter }: Asking = {},
  ): Promise<Response> {
    const name = host === 'localhost' ? host : `${host}.localhost`
    return new Promise((resolve, reject) => {
      let hasAnswer = false
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: { ...headers, host: `${name}:${port}` },
        },
        (answer) => {
          hasAnswer = true
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('close', () => {
            if (!answer.complete) return reject(new Error('The connection was cut'))
            const { statusCode: status = 0, headers: given } = answer
            const text = Buffer.concat(parts).toString('utf8')
            const isBodiless = status === 204 || status === 304
            const kept = Object.entries(given).flatMap(([key, value]) =>
              typeof value === 'string' ? [[key, value] as [string, string]] : [],
            )
            return resolve(new Response(isBodiless ? null : text, { status, headers: kept }))
          })
        },
      )
      sent.on('error', reject)
      sent.on('close', () => {
        if (!hasAnswer) reject(new Error('The connection was closed'))
      })
      sent.end(body)
      if (abortAfter === undefined) return
      const timer = setTimeout(() => sent.destroy(new Error('Given up')), abortAfter)
      sent.on('close', () => clearTimeout(timer))
    })
  }

  return { ask, port: () => port, untilUp, kill, start, errors: () => written }
}
