import { type Files, workspaceFile } from './files.ts'
import { parseSource } from './parse-source.ts'
import { stringAt, treeAt } from './tree.ts'

/** The record of `livery.json` about the files that a workspace was made with. */
export interface Scaffold {
  /** The version of the package that the workspace was made with or upgraded to. */
  readonly version: string
  /** The digest of each file of a new workspace of that version, by its path. */
  readonly files: ReadonlyMap<string, string>
}

/** Reads the record of a workspace; undefined if it has none. */
export function readScaffold(files: Files): Scaffold | undefined {
  const text = files.read(workspaceFile)
  const tree = text === undefined ? undefined : parseSource({ path: workspaceFile, text }).tree
  const version = stringAt(tree, ['scaffold', 'version'])
  if (version === undefined) return undefined
  const listed = treeAt(tree, ['scaffold', 'files'])
  const entries = listed?.kind === 'map' ? [...listed.entries] : []
  const digests = entries.map(([path, { value }]) => [path, stringAt(value, []) ?? ''] as const)
  return { version, files: new Map(digests) }
}

/**
 * Compares two versions of the package by the rules of Semantic Versioning 2.0.0, 11: negative if the first is older.
 * Of two prereleases of one version, the parts between dots are compared as numbers where both are.
 */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [splitVersion(one), splitVersion(other)]
  const release = compareParts(first.release, second.release)
  if (release !== 0) return release
  if (first.prerelease.length === 0 || second.prerelease.length === 0)
    return second.prerelease.length - first.prerelease.length
  return compareParts(first.prerelease, second.prerelease)
}

function splitVersion(version: string) {
  const [, release = '', prerelease = ''] = /^([^-+]*)-?([^+]*)/.exec(version) ?? []
  return { release: release.split('.'), prerelease: prerelease === '' ? [] : prerelease.split('.') }
}

function compareParts(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  if (at < 0) return one.length - other.length
  const [first = '', second] = [one[at], other[at]]
  if (second === undefined) return 1
  const areNumbers = [first, second].every((part) => /^\d+$/.test(part))
  if (areNumbers) return Number(first) - Number(second)
  return first < second ? -1 : 1
}
