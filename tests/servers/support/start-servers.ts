import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BucketAddress } from '../../../src/site/publish/bucket/bucket-address.ts'
import { findPort } from '../../support/find-port.ts'

export interface RunningServer {
  readonly port: number
  readonly close: () => Promise<void>
}

export interface ServerOptions {
  /** The published folder. */
  readonly root: string
  readonly gateway?: string | undefined
}

const deploy = join(import.meta.dirname, '../../../deploy')

/** Runs nginx with the configuration of this project over a folder, on a free port. */
export function startNginx({ root, gateway = '' }: ServerOptions): Promise<RunningServer> {
  return runNginx('livery.conf', {
    '"/srv/livery/published"': `"${root}"`,
    'set $livery_gateway ""': `set $livery_gateway "${gateway}"`,
  })
}

/** The same over a bucket that may be read without keys. */
export function startNginxOver({
  endpoint,
  bucket,
  prefix,
}: BucketAddress): Promise<RunningServer> {
  return runNginx('bucket.conf', {
    '127.0.0.1:9000': endpoint.host,
    '/shop/live': `/${bucket}/${prefix.replace(/\/$/, '')}`,
  })
}

async function runNginx(
  name: string,
  changes: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'))
  const port = await findPort()
  cpSync(join(deploy, 'nginx'), folder, { recursive: true })
  const all = { ...changes, '/etc/nginx/livery': folder, 'listen 8080': `listen 127.0.0.1:${port}` }
  const config = Object.entries(all).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    readFileSync(join(folder, name), 'utf8'),
  )
  writeFileSync(join(folder, name), config)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module /usr/lib/nginx/modules/ngx_http_js_module.so;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid; error_log stderr warn; worker_processes 1; daemon off; events {}
http { access_log off; ${temporary} include ${folder}/${name}; }
`,
  )
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return run(child, { port, folder })
}

/** The same with Caddy. */
export async function startCaddy({ root, gateway }: ServerOptions): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-caddy-'))
  const port = await findPort()
  mkdirSync(join(folder, 'home'))
  const env = {
    ...process.env,
    HOME: join(folder, 'home'),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    LIVERY_PORT: String(port),
    LIVERY_PUBLISHED: root,
    LIVERY_SOCKET: join(folder, 'socket'),
    ...(gateway && { LIVERY_GATEWAY: gateway }),
  }
  const config = join(deploy, 'caddy/Caddyfile')
  const child = spawn('/usr/bin/caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  })
  return run(child, { port, folder })
}

interface Running {
  readonly port: number
  readonly folder: string
}

async function run(child: ChildProcess, { port, folder }: Running): Promise<RunningServer> {
  // Its log helps to find out why it does not start.
  const output: string[] = []
  child.stderr?.on('data', (text: Buffer) => output.push(text.toString()))
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100)
      throw new Error(`${child.spawnfile} does not start. ${output.join('')}`)
    await wait(100)
  }
  return {
    port,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`)
    return true
  } catch {
    return false
  }
}
