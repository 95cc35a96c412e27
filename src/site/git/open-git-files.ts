import { type Files, sourceFolders } from '../../core/config/files.ts'
import type { Git } from './run-git.ts'

/** The merchants and words of a folder as a commit of its repository has them; throws in the operator's words. */
export function openGitFiles(git: Git, root: string, commit: string): Files {
  return openBlobs(listBlobs(git, root, commit), (blobs) => readBlobs(git, root, blobs))
}

/** Opens files whose content is read by the ids of objects, all texts at once when the first is asked for. */
export function openBlobs(
  blobs: Blobs,
  readAll: (blobs: Blobs) => Iterable<readonly [path: string, bytes: Uint8Array]>,
): Files {
  const folders = groupByFolder(blobs.keys())
  const kept = new Map<string, Uint8Array>()
  const readBytes = (path: string): Uint8Array | undefined => {
    const blob = blobs.get(path)
    if (blob === undefined) return undefined
    if (!kept.has(path))
      for (const [name, bytes] of readAll(pickAlong(path, blobs))) kept.set(name, bytes)
    return kept.get(path)
  }
  return {
    list: (folder) => (folders.get(folder) ?? []).filter((name) => !name.startsWith('.')),
    readBytes,
    read: (path) => {
      const bytes = readBytes(path)
      return bytes && new TextDecoder().decode(bytes)
    },
    size: (path) => readBytes(path)?.length,
  }
}

/** By path, the object that holds it. */
export type Blobs = ReadonlyMap<string, string>

/** Lists the files of a commit below some folders. */
export function listBlobs(
  git: Git,
  root: string,
  tree: string,
  folders: readonly string[] = sourceFolders,
): Blobs {
  const { code, bytes } = git(root, ['ls-tree', '-r', '-z', tree, '--', ...folders])
  if (code !== 0) throw new Error(`git cannot list what ${tree} holds.`)
  return new Map(
    textOf(bytes)
      .split('\0')
      .flatMap((line) => {
        const [, mode, id = '', path = ''] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
        // A symbolic link leads nowhere in a revision.
        return mode === undefined || mode === '120000' ? [] : [[path, id] as const]
      }),
  )
}

function groupByFolder(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, Set<string>>()
  for (const path of paths) {
    const steps = path.split('/')
    for (const [at, step] of steps.entries()) {
      const folder = steps.slice(0, at).join('/')
      folders.set(folder, (folders.get(folder) ?? new Set()).add(step))
    }
  }
  return new Map([...folders].map(([folder, names]) => [folder, [...names].sort()]))
}

/**
 * Returns the objects to read along with a file: all texts of all merchants at once, the pictures of one
 * merchant at a time.
 */
function pickAlong(path: string, blobs: Blobs): Blobs {
  const isText = (name: string): boolean => name.endsWith('.json')
  const folder = path.split('/').slice(0, 2).join('/')
  return new Map(
    [...blobs].filter(([name]) =>
      isText(path) ? isText(name) : !isText(name) && name.startsWith(`${folder}/`),
    ),
  )
}

export function readBlobs(git: Git, root: string, blobs: Blobs): [string, Uint8Array][] {
  const ids = [...blobs.values()]
  const { code, bytes } = git(root, ['cat-file', '--batch'], `${ids.join('\n')}\n`)
  if (code !== 0) throw new Error('git cannot read what its repository holds.')
  let at = 0
  return [...blobs.keys()].map((path) => {
    const end = bytes.indexOf(10, at)
    const length = Number(textOf(bytes.subarray(at, end)).split(' ')[2])
    if (!Number.isInteger(length)) throw new Error(`git cannot read "${path}".`)
    at = end + 1 + length + 1
    return [path, bytes.subarray(end + 1, end + 1 + length)]
  })
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
