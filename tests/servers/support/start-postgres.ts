import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPort } from '../../support/find-port.ts'

export interface Postgres {
  /** Creates an empty database; resolves with its address. */
  readonly createDatabase: () => Promise<string>
  /** Returns the address of a database by its name, with other users, hosts or settings. */
  readonly address: (database: string, more?: { user?: string; query?: string }) => string
  /** Runs SQL in a database as the owner of the server. */
  readonly run: (database: string, text: string) => string
  /** The file of the certificate, which is its own authority. */
  readonly authority: string
  /** Stops the server at once, as a failing machine does. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
}

const packaged = '/usr/lib/postgresql'

/** Runs Debian's PostgreSQL on a free port, with passwords and a certificate that nobody signed. */
export async function startPostgres(): Promise<Postgres> {
  const [version = ''] = readdirSync(packaged).sort((a, b) => Number(b) - Number(a))
  const command = (name: string): string => join(packaged, version, 'bin', name)
  const folder = mkdtempSync(join(tmpdir(), 'livery-postgres-'))
  const data = join(folder, 'data')
  const port = await findPort()
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? readOwner() : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PGPASSWORD: 'hush' }
  const runCommand = (name: string, ...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(command(name), words, {
      ...owner,
      env,
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${name} ${words.join(' ')}: ${stderr}`)
    return stdout
  }
  const secret = join(folder, 'password')
  writeFileSync(secret, 'hush\n', { mode: 0o644 })
  runCommand('initdb', '-D', data, '-U', 'livery', '-A', 'scram-sha-256', `--pwfile=${secret}`)
  const certify = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj']
  const files = ['-keyout', join(data, 'server.key'), '-out', join(data, 'server.crt')]
  const names = ['-addext', 'subjectAltName=DNS:localhost']
  spawnSync('openssl', [...certify, '/CN=localhost', ...names, ...files], owner)
  let server: ChildProcess | undefined
  const start = async (): Promise<void> => {
    const settings = [
      'ssl=on',
      'fsync=off',
      'max_connections=60',
      `unix_socket_directories=${folder}`,
    ]
    const words = settings.flatMap((setting) => ['-c', setting])
    const started = spawn(
      command('postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...words],
      { ...owner, env, cwd: folder, stdio: 'ignore' },
    )
    server = started
    const isReady = () =>
      spawnSync(command('pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0
    while (!isReady()) {
      if (started.exitCode !== null) throw new Error('PostgreSQL does not start.')
      await wait(100)
    }
  }
  const stop = async (): Promise<void> => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    // SIGQUIT ends it without a shutdown.
    server.kill('SIGQUIT')
    await ended
  }
  await start()
  const address: Postgres['address'] = (database, { user = 'livery:hush', query = '' } = {}) =>
    `postgres://${user}@localhost:${port}/${database}${query}`
  const run = (database: string, text: string): string =>
    runCommand(
      'psql',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'livery',
      '-d',
      database,
      '-v',
      'ON_ERROR_STOP=1',
      '-Atc',
      text,
    )
  let count = 0
  return {
    createDatabase: async () => {
      const name = `team${++count}`
      run('postgres', `CREATE DATABASE ${name}`)
      return address(name)
    },
    address,
    run,
    authority: join(data, 'server.crt'),
    stop,
    start,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function readOwner(): { readonly uid: number; readonly gid: number } {
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres']).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
