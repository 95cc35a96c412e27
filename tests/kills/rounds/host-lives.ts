import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Host, startHost } from '../../../src/server/host/start-host.ts'
import { copyBase } from '../../support/copy-base.ts'
import type { HostPlace } from '../../support/host-process.ts'

const project = join(import.meta.dirname, '../../..')

/** One data folder and the hosts that live on it, one after another, on one port. */
export interface HostLives {
  readonly data: string
  readonly port: () => number
  /** Starts a host as a process of its own. */
  readonly startProcess: () => Promise<void>
  /** Ends that process without a chance to say so. */
  readonly kill: () => Promise<void>
  /** Starts a host here, its clock so many milliseconds ahead. */
  readonly start: (ahead: number) => Promise<void>
  readonly close: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A folder with one merchant, `bank`, whose world is given. */
export function prepareLives(world: object): HostLives {
  const folder = mkdtempSync(join(tmpdir(), 'livery-rounds-'))
  const [root, dist, data] = ['root', 'dist', 'data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ] // as many as were named
  copyBase(root)
  for (const path of [dist, join(root, 'merchants/bank')]) mkdirSync(path, { recursive: true })
  const html = '<!doctype html><html lang="en"><head><title></title></head><body></body></html>'
  writeFileSync(join(dist, 'index.html'), html)
  writeFileSync(join(dist, 'game.html'), html)
  const merchant = { schemaVersion: 1, code: 'bank', extends: 'base', hosts: ['bank.localhost'] }
  writeFileSync(join(root, 'merchants/bank/merchant.json'), JSON.stringify(merchant))
  writeFileSync(join(root, 'merchants/bank/world.json'), JSON.stringify(world))
  let port = 0
  let child: ChildProcess | undefined
  let host: Host | undefined
  const kill = async (): Promise<void> => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null) return
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await gone
  }
  const close = async (): Promise<void> => {
    const closing = host
    host = undefined
    await closing?.close()
  }
  return {
    data,
    port: () => port,
    async startProcess() {
      const place: HostPlace = { root, dist, data, port }
      child = spawn(
        process.execPath,
        [join(project, 'tests/support/host-process.ts'), JSON.stringify(place)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      )
      port = await readPort(child)
    },
    kill,
    async start(ahead) {
      host = await startHost({ root, dist, data, port, now: () => Date.now() + ahead })
      port = host.port
    },
    close,
    async remove() {
      await Promise.all([kill(), close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      const [, port] = /^ready (\d+)/.exec(text.toString()) ?? []
      if (port !== undefined) resolve(Number(port))
    })
    child.once('exit', (code) => reject(new Error(`The host ended with ${code}`)))
  })
}
