import { liveryShape, readOwnFile } from './check-own-file.ts'
import { type Files, workspaceFile } from './files.ts'
import { findNearest } from './nearest.ts'
import { childOf, stringAt } from './tree.ts'

/** A gateway that the merchants of a workspace meet, such as that of staging. */
export interface Environment {
  readonly name: string
  readonly gateway: URL
}

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
  if (address !== undefined) return { name, gateway: new URL(address) }
  const problem = `${workspaceFile} has no environment "${name}".`
  if (names.length === 0)
    throw new Error(`${problem} Add it there: "environments": { "${name}": { "gateway": "…" } }.`)
  const nearest = findNearest(name, names).name
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  throw new Error(`${problem}${hint} It has ${names.join(', ')}.`)
}
