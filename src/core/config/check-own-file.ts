import { checkArt } from './check-art.ts'
import { checkReadable } from './check-disk-links.ts'
import { checkSource } from './check-hidden.ts'
import { findPlaces } from './check-names.ts'
import { checkShape, reportMissing } from './check-shape.ts'
import type { Files } from './files.ts'
import type { Finding } from './finding.ts'
import { artRecipeSchema, type NamedSchema, worldSchema } from './law.ts'
import type { Source } from './source.ts'
import type { MapTree } from './tree.ts'

/** A file of a merchant that nothing is inherited into. */
export interface OwnFile {
  /** Absent when it is not there or cannot be read. */
  readonly tree?: MapTree
  readonly findings: readonly Finding[]
}

/** What a file must be. */
export interface OwnShape {
  readonly schema: NamedSchema
  /** How it is called in a sentence. */
  readonly owner: string
}

export const worldShape: OwnShape = { schema: worldSchema, owner: 'A world' }
export const recipeShape: OwnShape = { schema: artRecipeSchema, owner: 'An art recipe' }

/** Reads and checks the shape of a file. */
export function readOwnFile(files: Files, path: string, shape: OwnShape): OwnFile {
  const text = files.read(path)
  return text === undefined
    ? { findings: checkReadable(files, path) }
    : checkOwnSource({ path, text }, shape)
}

/** Checks the shape of a file's text. */
export function checkOwnSource(source: Source, { schema, owner }: OwnShape): OwnFile {
  const { tree, findings: syntax } = checkSource(source)
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
