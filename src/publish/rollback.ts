import { PublishError } from './publish-error.ts'
import { inFolder, type OpenFolder, places, readFolder } from './published-folder.ts'
import type { Release } from './release.ts'

export interface RolledBack {
  readonly release: Release
  /** How many hosts serve something else than before. */
  readonly changedHosts: number
}

/** Lets every host of a published folder serve an earlier release: the named one, or the one before. */
export async function rollBack(out: string, name?: string): Promise<RolledBack> {
  readFolder(out)
  return inFolder(out, (folder) => {
    const release = findRelease(folder, name ?? nameBefore(folder, out), out)
    const lost = [...release.hosts.values()].find(
      (site) => !folder.files.has(`${places.sites}/${site}/index.html`),
    )
    if (lost !== undefined)
      throw new PublishError(
        `"${release.name}" cannot be served again: its site ${lost} is gone from "${out}". Publish anew.`,
      )
    return { release, changedHosts: folder.flip(release) }
  })
}

function findRelease(folder: OpenFolder, name: string, out: string): Release {
  const names = folder.names()
  const release = names.includes(name) ? folder.release(name) : undefined
  if (release) return release
  const latest = names.slice(-5).toReversed().join(', ')
  throw new Error(`There is no release called "${name}" in "${out}". The latest are ${latest}.`)
}

function nameBefore(folder: OpenFolder, out: string): string {
  const name = folder.current()
  if (name === undefined)
    throw new Error(`The last publish to "${out}" was interrupted. Name the release to serve.`)
  const names = folder.names()
  const before = names[names.indexOf(name) - 1]
  if (before === undefined) throw new Error(`"${name}" is the first release in "${out}".`)
  return before
}
