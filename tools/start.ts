import { join } from 'node:path'
import { demoAccounts, demoPassword } from '../src/sandbox/demo/demo-accounts.ts'
import { type Host, startHost } from '../src/server/host/start-host.ts'
import type { StudioBuild } from '../src/server/host/waiting-page.ts'
import { isBuilt } from './build/ensure-built.ts'
import { startBuild } from './build/start-build.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4173)
const data = process.env['LIVERY_DATA'] ?? join(root, 'data')
const published = process.env['LIVERY_PUBLISHED']
const games = Number(process.env['LIVERY_GAMES'] ?? 0)

let studioBuild: StudioBuild = 'running'

try {
  const player = await buildServed()
  const host = await startHost({
    root,
    port,
    data,
    games,
    player,
    preparePublish: () => startBuild(['player', 'prerender'], { output: 'terminal' }),
    studioBuild: () => studioBuild,
    ...(published && { published }),
    report: (line) => process.stderr.write(`${line}\n`),
  })
  printAddresses(host)
  const stop = (): void => void host.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  await buildStudio()
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
}

/** Returns the folder of the player to serve: the published one where it is there, else one that is built in a few seconds. */
async function buildServed(): Promise<string> {
  if (isBuilt(root, 'player')) return join(root, 'dist')
  await startBuild(['local'], { output: 'terminal' })
  return join(root, 'dist/local')
}

/** Builds the studio after the merchants' pages are served; its page says so until then. */
async function buildStudio(): Promise<void> {
  try {
    await startBuild(['studio'], { output: 'terminal' })
  } catch (error) {
    studioBuild = 'failed'
    process.stderr.write(`${sentenceOf(error)}\n`)
  }
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
