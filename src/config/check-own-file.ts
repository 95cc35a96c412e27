import { checkArt } from './check-art.ts'
import { checkReadable } from './check-disk-links.ts'
import { checkSource } from './check-hidden.ts'
import { findPlaces } from './check-names.ts'
import { checkShape, reportMissing } from './check-shape.ts'
import type { Files } from './files.ts'
import type { Finding } from './finding.ts'
import type { NamedSchema } from './law.ts'
import type { MapTree } from './tree.ts'

/** A file of a merchant that nothing is inherited into. */
export interface OwnFile {
  /** Absent when it is not there or cannot be read. */
  readonly tree?: MapTree
  readonly findings: readonly Finding[]
}

/** Reads and checks the shape of a file. */
export function readOwnFile(
  files: Files,
  path: string,
  { schema, owner }: { readonly schema: NamedSchema; readonly owner: string },
): OwnFile {
  const text = files.read(path)
  if (text === undefined) return { findings: checkReadable(files, path) }
  const { tree, findings: syntax } = checkSource({ path, text })
  const findings: Finding[] = [...syntax]
  if (!tree) return { findings }
  const report = (finding: Finding) => void findings.push(finding)
  checkShape(tree, schema.schema, { path: [], owner, alone: true, report })
  reportMissing(tree, schema.schema, { path: [], owner, report })
  return { tree, findings }
}

/** What is to be said of the art that a file names at some places. */
export function checkArtAt(
  tree: MapTree,
  places: readonly string[],
  where: { readonly files: Files; readonly chain: readonly string[] },
): Finding[] {
  const arts = places.flatMap((place) => findPlaces(tree, place))
  return checkArt(
    arts.filter(({ name }) => !name.includes('{')),
    where,
  )
}
