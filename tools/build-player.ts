import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Built {
  readonly what: string
  readonly page: string
  readonly config: string
  readonly sources: readonly string[]
  /** The folders of the sources that it does not use. */
  readonly without: readonly string[]
}

const root = join(import.meta.dirname, '..')
/** In this order, for the player's build empties the folder that the studio's lies in. */
const builds: readonly Built[] = [
  {
    what: 'player',
    page: 'dist/index.html',
    config: 'vite.config.ts',
    sources: [
      'src/core',
      'src/player',
      'src/sandbox/games',
      'src/studio/preview-agent',
      'package-lock.json',
      'public',
      'index.html',
      'game.html',
      'vite.config.ts',
    ],
    without: ['src/core/compare', 'src/core/engine/live', 'src/core/engine/why'],
  },
  {
    what: 'studio',
    page: 'dist/studio/studio.html',
    config: 'vite.studio.config.ts',
    sources: [
      'src/core',
      'src/player/components/ui',
      'src/player/i18n',
      'src/studio',
      'package-lock.json',
      'studio.html',
      'vite.studio.config.ts',
    ],
    without: ['src/core/compare', 'src/core/engine/live', 'src/core/engine/why'],
  },
]

/** Builds the player and the studio where they are missing or older than what they are built from; says whether both are there now. */
export function buildPlayer(): boolean {
  return builds.every((one) => !isStale(one) || build(one))
}

function build({ what, config }: Built): boolean {
  process.stdout.write(`Building the ${what}…\n`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--config', config, '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  return status === 0
}

function isStale({ page, sources, without }: Built): boolean {
  const built = join(root, page)
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  const left = new Set(without.map((path) => join(root, path)))
  return sources.some((path) => newest(join(root, path), left) > since)
}

function newest(path: string, left: ReadonlySet<string>): number {
  if (left.has(path) || !existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name), left)))
}
