import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Builds the player where it is missing or older than what it is built from; says whether it is there now. */
export function buildPlayer(): boolean {
  if (!isStale()) return true
  process.stdout.write('Building the player…\n')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  return status === 0
}

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
