import { type Files, merchantFile } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import { parseSource, readPlain } from './parse-source.ts'
import type { Layered, LayerReader } from './resolve-layers.ts'
import { childOf, type MapTree, toValue } from './tree.ts'

/** Returns true if the own file of a merchant says that it is archived. */
export function isArchived(files: Files, code: string): boolean {
  const path = merchantFile(code)
  const text = files.read(path)
  if (text === undefined) return false
  const plain = readPlain(text)
  return plain ? plain['archived'] === true : saysArchived(parseSource({ path, text }).tree)
}

/** Returns true if the own tree of a merchant says that it is archived. */
export function saysArchived(own: MapTree | undefined): boolean {
  const tree = childOf(own, 'archived')
  return tree !== undefined && toValue(tree) === true
}

/** Reports a merchant that is not archived and inherits from one that is, also through others. */
export function checkArchivedParent({ own, chain }: Layered, ownOf: LayerReader['own']): Finding[] {
  const span = childOf(own, 'extends')
  if (!span || saysArchived(own)) return []
  const parent = chain.slice(0, -1).findLast((layer) => saysArchived(ownOf(layer)))
  if (parent === undefined) return []
  return [createFinding('archived-parent', { span, path: ['extends'] }, { parent })]
}

/** Leaves out the findings in files of archived merchants. */
export function withoutArchived(findings: readonly Finding[], files: Files): Finding[] {
  const known = new Map<string, boolean>()
  return findings.filter(({ file }) => {
    const [, code] = /^merchants\/([^/]+)\//.exec(file) ?? []
    if (code === undefined) return true
    if (!known.has(code)) known.set(code, isArchived(files, code))
    return !known.get(code)
  })
}
