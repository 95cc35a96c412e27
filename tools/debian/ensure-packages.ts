import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian packages by a file of their own that shows that they are there. */
export type Packages = Readonly<Record<string, string>>

/** Installs what is missing where that may be done; answers what is missing still, and says how to install it. */
export function ensurePackages(packages: Packages): readonly string[] {
  const missing = findMissing(packages)
  if (missing.length === 0 || install(missing)) return []
  process.stderr.write(
    `Missing: ${missing.join(', ')}. Install them: apt-get install ${missing.join(' ')}\n`,
  )
  return findMissing(packages)
}

/** Names the packages whose file is not there; a folder shows nothing, for another package may have made it. */
export function findMissing(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([name, path]) =>
    statSync(path, { throwIfNoEntry: false })?.isFile() ? [] : [name],
  )
}

function install(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findMissing({ apt: '/usr/bin/apt-get' }).length > 0) return false
  process.stdout.write(`Installing ${names.join(', ')}\n`)
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names)
}

function apt(...words: readonly string[]): boolean {
  // At this run level Debian starts no server that it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  // Two commands that install at once wait for each other, and for another program that holds the lock of dpkg.
  const lock = join(tmpdir(), 'livery-apt.lock')
  const command = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300', ...words]
  return spawnSync('flock', [lock, ...command], { stdio: 'inherit', env }).status === 0
}
