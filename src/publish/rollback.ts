import { places } from './places.ts'
import { PublishError } from './publish-error.ts'
import type { OpenFolder } from './published-folder.ts'
import type { Release } from './release.ts'
import { look, type Target, workAt } from './target.ts'

export interface RolledBack {
  readonly release: Release
  /** How many hosts serve something else than before. */
  readonly changedHosts: number
}

/** Lets every host of a published folder serve an earlier release: the named one, or the one before. */
export async function rollBack(target: Target, name?: string): Promise<RolledBack> {
  await look(target)
  return workAt(target, async (folder) => {
    const release = await findRelease(folder, name ?? (await nameBefore(folder)))
    const lost = await findLost(folder, release)
    if (lost !== undefined)
      throw new PublishError(
        `"${release.name}" cannot be served again: its site ${lost} is gone from "${folder.store.name}". Publish anew.`,
      )
    return { release, changedHosts: await folder.serveAgain(release) }
  })
}

async function findLost({ store }: OpenFolder, { hosts }: Release): Promise<string | undefined> {
  for (const site of new Set(hosts.values()))
    if (!(await store.has(`${places.sites}/${site}/index.html`))) return site
  return undefined
}

async function findRelease(folder: OpenFolder, name: string): Promise<Release> {
  const names = await folder.names()
  const release = names.includes(name) ? await folder.release(name) : undefined
  if (release) return release
  const latest = names.slice(-5).toReversed()
  const there = latest.length === 1 ? 'The only one is' : 'The latest are'
  throw new Error(
    `There is no release called "${name}" in "${folder.store.name}". ${there} ${latest.join(', ')}.`,
  )
}

async function nameBefore(folder: OpenFolder): Promise<string> {
  const { name: place } = folder.store
  const name = await folder.current()
  if (name === undefined)
    throw new Error(`The last publish to "${place}" was interrupted. Name the release to serve.`)
  const names = await folder.names()
  const before = names[names.indexOf(name) - 1]
  if (before === undefined)
    throw new PublishError(
      `"${name}" is the first release in "${place}", so there is nothing earlier to go back to. Publish a change first.`,
    )
  return before
}
