import { liveryShape, readOwnFile } from './check-own-file.ts'
import { type Files, workspaceFile } from './files.ts'
import { findNearest } from './nearest.ts'
import { childOf, stringAt, type Tree, treeAt } from './tree.ts'

/** A gateway that the merchants of a workspace meet, such as that of staging. */
export interface Environment {
  readonly name: string
  readonly gateway: URL
  /** The adapter in place of that of each merchant; empty for none, absent if the merchants' own apply. */
  readonly adapter?: string
  /** Where its sites are published; absent if the file does not say. */
  readonly publish?: PublishPlace
}

/** A published folder, by its path from the workspace, or a bucket. */
export type PublishPlace =
  | { readonly out: string }
  | { readonly to: string; readonly endpoint?: string; readonly alone?: true }

/**
 * Finds an environment of `livery.json` by its name. Throws a sentence with the nearest name for one that the file does
 * not have, and for a file with errors.
 */
export function findEnvironment(files: Files, name: string): Environment {
  const { tree, findings } = readOwnFile(files, workspaceFile, liveryShape)
  const listed = childOf(tree, 'environments')
  const names = listed?.kind === 'map' ? [...listed.entries.keys()] : []
  if (findings.some(({ severity }) => severity === 'error') && files.read(workspaceFile))
    throw new Error(`${workspaceFile} has errors. List them with "livery validate".`)
  const address = stringAt(listed, [name, 'gateway'])
  if (address !== undefined) {
    const publish = readPlace(name, treeAt(listed, [name, 'publish']))
    const adapter = treeAt(listed, [name, 'adapter'])
    const named = adapter?.kind === 'leaf' ? { adapter: String(adapter.value ?? '') } : {}
    return { name, gateway: new URL(address), ...named, ...(publish && { publish }) }
  }
  const problem = `${workspaceFile} has no environment "${name}".`
  if (names.length === 0)
    throw new Error(`${problem} Add it there: "environments": { "${name}": { "gateway": "…" } }.`)
  const nearest = findNearest(name, names).name
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  throw new Error(`${problem}${hint} It has ${names.join(', ')}.`)
}

/** Lists the names of the environments of `livery.json`; none of a file that cannot be read. */
export function listEnvironments(files: Files): readonly string[] {
  const { tree } = readOwnFile(files, workspaceFile, liveryShape)
  const listed = childOf(tree, 'environments')
  return listed?.kind === 'map' ? [...listed.entries.keys()] : []
}

/** Lists the names of the environments of `livery.json` that have a place to publish to. */
export function listPublishEnvironments(files: Files): readonly string[] {
  const { tree } = readOwnFile(files, workspaceFile, liveryShape)
  return listEnvironments(files).filter((name) => treeAt(tree, ['environments', name, 'publish']))
}

function readPlace(name: string, tree: Tree | undefined): PublishPlace | undefined {
  const [out, to, endpoint] = ['out', 'to', 'endpoint'].map((key) => stringAt(tree, [key]))
  const alone = childOf(tree, 'alone')
  const isAlone = alone?.kind === 'leaf' && alone.value === true
  if (out !== undefined && to !== undefined)
    throw new Error(
      `The environment "${name}" of ${workspaceFile} publishes to a folder and a bucket. Keep "out" or "to".`,
    )
  if (out !== undefined) return { out }
  if (to === undefined) return undefined
  return { to, ...(endpoint !== undefined && { endpoint }), ...(isAlone && { alone: true }) }
}
