import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Delivery {
  readonly root: string
  /** Every file by its path from the root. */
  readonly files: ReadonlyMap<string, string | Buffer>
  /** The command that prints them anew. */
  readonly command: string
  /** A folder that holds these files and no others. */
  readonly folder?: string
}

/**
 * Writes the files that differ from those on disk. With `--check` on the command line, it lists them as
 * stale and fails instead.
 */
export function deliverFiles({ root, files, command, folder }: Delivery): void {
  const checking = process.argv.includes('--check')
  const changed = [...files].filter(([path, content]) => !stands(join(root, path), content))
  const strays = folder === undefined ? [] : listStrays(join(root, folder), { folder, files })
  for (const path of [...changed.map(([name]) => name), ...strays])
    process.stdout.write(
      checking ? `${path} is stale. Run "${command}" and commit it.\n` : `${path}\n`,
    )
  if (checking) {
    if (changed.length + strays.length > 0) process.exitCode = 1
    return
  }
  for (const [path, content] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const path of strays) rmSync(join(root, path))
}

function listStrays(
  place: string,
  { folder, files }: { folder: string; files: Delivery['files'] },
): string[] {
  return readdirSync(place)
    .map((name) => `${folder}/${name}`)
    .filter((path) => !files.has(path))
}

function stands(file: string, content: string | Buffer): boolean {
  try {
    return readFileSync(file).equals(Buffer.from(content))
  } catch {
    return false
  }
}
