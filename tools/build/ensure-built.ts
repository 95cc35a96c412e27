import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type BuildPart, buildParts, type PartPlan } from './build-parts.ts'
import { hashSources } from './hash-sources.ts'
import { withLock } from './with-lock.ts'

/** Builds one part from the sources below a root into a folder. */
export type BuildWith = (root: string, part: PartPlan, folder: string) => Promise<void>

export interface EnsureOptions {
  readonly root: string
  readonly build: BuildWith
  /** Receives a line before a part is built. */
  readonly report: (line: string) => void
}

/** Returns whether a part was built from the contents that its sources have now. */
export function isBuilt(root: string, name: BuildPart): boolean {
  const { page, sources } = buildParts[name]
  const stamp = stampOf(root, name)
  if (!existsSync(join(root, 'dist', page)) || !existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === hashSources(root, sources)
}

/** Builds the parts that are missing or whose sources changed. Processes that need the same wait for each other. */
export async function ensureBuilt(
  parts: readonly BuildPart[],
  options: EnsureOptions,
): Promise<void> {
  for (const name of parts) if (!isBuilt(options.root, name)) await buildOnce(name, options)
}

function buildOnce(name: BuildPart, { root, build, report }: EnsureOptions): Promise<void> {
  const stamp = stampOf(root, name)
  return withLock(join(root, 'dist/.built', `${name}.lock`), async () => {
    if (isBuilt(root, name)) return
    const part = buildParts[name]
    report(`Building the ${part.what}…`)
    const hash = hashSources(root, part.sources)
    const fresh = join(root, 'dist/.built', `${name}-${process.pid}`)
    try {
      await build(root, part, fresh)
      rmSync(stamp, { force: true })
      replaceFiles(join(root, 'dist', part.folder), fresh)
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
    writeFileSync(stamp, hash)
  })
}

/** Puts what was built where it is read from: pages last, because they name the rest. */
function replaceFiles(folder: string, fresh: string): void {
  mkdirSync(folder, { recursive: true })
  const isPage = (name: string): boolean => name.endsWith('.html')
  const names = readdirSync(fresh).sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
  for (const name of names) {
    const place = join(folder, name)
    rmSync(place, { recursive: true, force: true })
    renameSync(join(fresh, name), place)
  }
}

function stampOf(root: string, name: BuildPart): string {
  return join(root, 'dist/.built', name)
}
