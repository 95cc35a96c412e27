import { join } from 'node:path'
import { demoAccounts, demoPassword } from '../src/sandbox/demo-accounts.ts'
import { type Host, startHost } from '../src/server/host/start-host.ts'
import { buildPlayer } from './build-player.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4173)
const data = process.env['LIVERY_DATA'] ?? join(root, 'data')
const published = process.env['LIVERY_PUBLISHED']
const games = Number(process.env['LIVERY_GAMES'] ?? 0)

if (!buildPlayer()) process.exit(1)

try {
  const host = await startHost({
    root,
    port,
    data,
    games,
    ...(published && { published }),
    report: (line) => process.stderr.write(`${line}\n`),
  })
  printAddresses(host)
  const stop = (): void => void host.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
}

function printAddresses({ addresses, studio }: Host): void {
  const names = demoAccounts.map(({ username }) => username).join(', ')
  const rows = [...addresses()].map(([code, address]) => `  ${code.padEnd(12)} ${address}`)
  process.stdout.write(
    `${rows.join('\n')}\n\n  Studio       ${studio}\n\n  Demo accounts: ${names}; the password is ${demoPassword}\n  Stop with Ctrl+C\n`,
  )
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const busy = 'code' in error && error.code === 'EADDRINUSE'
  return busy ? `Port ${port} is in use. Choose another: PORT=4174 npm start` : error.message
}
