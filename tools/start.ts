import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startHost } from '../src/server/host/start-host.ts'
import { demoAccounts, demoPassword } from '../src/server/sandbox/demo-accounts.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4173)
const data = process.env['LIVERY_DATA'] ?? join(root, 'data')

if (isStale()) {
  process.stdout.write('Building the player…\n')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

try {
  const host = await startHost({
    root,
    port,
    data,
    report: (line) => process.stderr.write(`${line}\n`),
  })
  printAddresses(host.addresses())
  const stop = (): void => void host.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
}

function printAddresses(addresses: ReadonlyMap<string, string>): void {
  const names = demoAccounts.map(({ username }) => username).join(', ')
  const rows = [...addresses].map(([code, address]) => `  ${code.padEnd(12)} ${address}`)
  process.stdout.write(
    `${rows.join('\n')}\n\n  Demo accounts: ${names}; the password is ${demoPassword}\n  Stop with Ctrl+C\n`,
  )
}

/** Whether the built player is missing or older than what it is built from. */
function isStale(): boolean {
  const built = join(root, 'dist/index.html')
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  return ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'].some(
    (path) => newest(join(root, path)) > since,
  )
}

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const busy = 'code' in error && error.code === 'EADDRINUSE'
  return busy ? `Port ${port} is in use. Choose another: PORT=4174 npm start` : error.message
}
