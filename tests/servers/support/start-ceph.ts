import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { BucketAddress } from '../../../src/site/publish/bucket/bucket-address.ts'
import { machineClock } from '../../../src/site/publish/bucket/lease-clock.ts'
import { findPort } from '../../support/find-port.ts'

export interface Ceph {
  readonly address: (more?: Partial<BucketAddress>) => BucketAddress
  /** Asks the server itself, signed, by the path below its origin. */
  readonly ask: (method: string, path: string, body?: string) => Promise<Response>
  /** Runs a command of Ceph's administration. */
  readonly admin: (...words: readonly string[]) => void
  readonly close: () => Promise<void>
}

const bucket = 'shop'
export const cephUser = 'publisher'
const credentials = { accessKeyId: 'LIVERYCEPHKEY', secretAccessKey: 'ceph/secret+key' }

/** Runs Ceph's S3 server with what it needs, in memory, and makes a user and a bucket. */
export async function startCeph(): Promise<Ceph> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-ceph-'))
  const [monitor, gateway] = [await findPort(), await findPort()]
  const id = randomUUID()
  const at = (name: string): string => join(folder, name)
  for (const name of ['mon', 'osd', 'rgw', 'run']) mkdirSync(at(name))
  writeFileSync(at('ceph.conf'), compose({ folder, id, monitor, gateway }))
  const env = { ...process.env, CEPH_CONF: at('ceph.conf') }
  const run = (command: string, ...words: readonly string[]): void => {
    const { status, stderr } = spawnSync(command, words, { env, encoding: 'utf8', timeout: 60_000 })
    if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`)
  }
  const children: ChildProcess[] = []
  const begin = (command: string, ...words: readonly string[]): void => {
    children.push(spawn(command, words, { env, stdio: 'ignore' }))
  }
  const keyring = at('keyring')
  for (const [name, create] of [
    ['mon.', ['-C']],
    ['client.admin', []],
    ['osd.0', []],
    ['client.rgw', []],
  ] as const)
    run(
      'ceph-authtool',
      ...create,
      keyring,
      '--gen-key',
      '-n',
      name,
      '--cap',
      'mon',
      'allow *',
      '--cap',
      'osd',
      'allow *',
    )
  run('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, at('map'))
  run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', at('map'), '--keyring', keyring)
  begin('ceph-mon', '-i', 'a', '-f')
  const disk = randomUUID()
  run('ceph', '--connect-timeout', '30', 'osd', 'new', disk, '0')
  run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
  begin('ceph-osd', '-i', '0', '-f')
  begin('radosgw', '-n', 'client.rgw', '-f')
  const endpoint = new URL(`http://127.0.0.1:${gateway}`)
  await untilItAnswers(endpoint)
  const admin = (...words: readonly string[]): void =>
    run('radosgw-admin', '-n', 'client.rgw', ...words)
  admin(
    'user',
    'create',
    `--uid=${cephUser}`,
    '--display-name=Publisher',
    `--access-key=${credentials.accessKeyId}`,
    `--secret-key=${credentials.secretAccessKey}`,
  )
  const client = new AwsClient({ ...credentials, region: 'us-east-1', service: 's3', retries: 3 })
  const ask: Ceph['ask'] = (method, path, body) =>
    client.fetch(new URL(path, endpoint), { method, ...(body !== undefined && { body }) })
  await ask('PUT', `/${bucket}`)
  return {
    admin,
    ask,
    address: (more = {}) => ({
      name: `s3://${bucket}/live`,
      bucket,
      prefix: 'live/',
      endpoint,
      region: 'us-east-1',
      credentials,
      alone: false,
      lease: 15_000,
      clock: machineClock,
      pause: 200,
      ...more,
    }),
    async close() {
      for (const child of children.toReversed()) {
        if (child.exitCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Cluster {
  readonly folder: string
  readonly id: string
  readonly monitor: number
  readonly gateway: number
}

function compose({ folder, id, monitor, gateway }: Cluster): string {
  return `[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitor}]
keyring = ${folder}/keyring
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}/run
admin socket =
pid file =
log file = ${folder}/$name.log
auth allow insecure global id reclaim = true
paxos propose interval = 0.01
paxos min wait = 0.01
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
[mon.a]
mon data = ${folder}/mon
mon initial members = a
[osd.0]
osd objectstore = memstore
memstore device bytes = 536870912
osd data = ${folder}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1
rgw data = ${folder}/rgw
rgw enable apis = s3
rgw enable gc threads = false
rgw enable lc threads = false
rgw run sync thread = false
`
}

async function untilItAnswers(endpoint: URL): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const answer = await fetch(endpoint).catch(() => undefined)
    if (answer) return
    await wait(200)
  }
  throw new Error('radosgw does not answer within a minute.')
}
