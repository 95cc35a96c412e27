import { type Files, listSchemaPaths, schemaAddress } from './files.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { childOf, type MapTree, stringAt } from './tree.ts'

/**
 * Reports a "$schema" from which an editor finds no schema. An address with a scheme is left alone, because an
 * editor fetches it. `name` is the schema of the file, such as "merchant".
 */
export function checkSchemaAddress(
  own: MapTree | undefined,
  name: string,
  files: Files,
): Finding[] {
  const typed = childOf(own, '$schema')
  const address = stringAt(typed, [])
  if (!typed || address === undefined || /^[a-z]+:/i.test(address)) return []
  const { path } = typed.source
  if (files.installed?.has(path)) return []
  const named = resolvePath(path.split('/').slice(0, -1), address)
  if (named !== undefined && listSchemaPaths(files, name).includes(named)) return []
  const right = schemaAddress(files, path, name)
  const details = { span: typed, path: ['$schema'], fix: renameFix(typed, right) }
  return [createFinding('schema-not-found', details, { address, right })]
}

/** Resolves a relative address; undefined if it leads out of the root. */
function resolvePath(folder: readonly string[], address: string): string | undefined {
  const steps = [...folder]
  for (const step of address.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined
    if (step !== '..' && step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
