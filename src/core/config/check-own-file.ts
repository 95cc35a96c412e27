import { checkArt } from './check-art.ts'
import { checkReadable } from './check-disk-links.ts'
import { checkSource } from './check-hidden.ts'
import { findPlaces } from './check-names.ts'
import { checkSchemaAddress } from './check-schema-address.ts'
import { checkShape, reportMissing } from './check-shape.ts'
import type { Files } from './files.ts'
import type { Finding } from './finding.ts'
import {
  artRecipeSchema,
  liverySchema,
  lookTokensSchema,
  type NamedSchema,
  ownBlockSchema,
  worldSchema,
} from './schema-registry.ts'
import type { Source } from './source.ts'
import type { MapTree } from './tree.ts'

/** A file of a merchant that is not merged with those of its parents. */
export interface OwnFile {
  /** Absent if the file does not exist or cannot be parsed. */
  readonly tree?: MapTree
  readonly findings: readonly Finding[]
}

/** The schema of such a file. */
export interface OwnShape {
  readonly schema: NamedSchema
  /** The subject of messages about the file. */
  readonly owner: string
  /** The name of the schema's file, without its endings. */
  readonly schemaFile: string
}

export const worldShape: OwnShape = { schema: worldSchema, owner: 'A world', schemaFile: 'world' }
export const liveryShape: OwnShape = {
  schema: liverySchema,
  owner: 'A workspace',
  schemaFile: 'livery',
}
export const ownBlockShape: OwnShape = {
  schema: ownBlockSchema,
  owner: 'An own block',
  schemaFile: 'own-block',
}
export const recipeShape: OwnShape = {
  schema: artRecipeSchema,
  owner: 'An art recipe',
  schemaFile: 'art-recipe',
}

export const lookTokensShape: OwnShape = {
  schema: lookTokensSchema,
  owner: 'A file of look tokens',
  schemaFile: 'look-tokens',
}

/** Reads a file and checks its shape. */
export function readOwnFile(files: Files, path: string, shape: OwnShape): OwnFile {
  const text = files.read(path)
  if (text === undefined) return { findings: checkReadable(files, path) }
  const { tree, findings } = checkOwnSource({ path, text }, shape)
  return tree
    ? { tree, findings: [...findings, ...checkSchemaAddress(tree, shape.schemaFile, files)] }
    : { findings }
}

/** Parses the text of a file and checks its shape. */
export function checkOwnSource(source: Source, { schema, owner }: OwnShape): OwnFile {
  const { tree, findings: syntax } = checkSource(source)
  const findings: Finding[] = [...syntax]
  if (!tree) return { findings }
  const report = (finding: Finding) => void findings.push(finding)
  checkShape(tree, schema.schema, { path: [], owner, alone: true, report })
  reportMissing(tree, schema.schema, { path: [], owner, report })
  return { tree, findings }
}

/** Checks the pictures that a file names at some paths. */
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
