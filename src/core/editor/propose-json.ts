import { blockSchemasOf } from '../config/block-schemas.ts'
import { listOwnPaths } from '../config/check-own-pages.ts'
import { listMerchants } from '../config/files.ts'
import { type JsonPlace, locateInJson } from '../config/locate-in-json.ts'
import { productEntries } from '../config/menus.ts'
import { keyLanguage } from '../config/messages.ts'
import { parseTolerant } from '../config/parse-tolerant.ts'
import {
  branchesOf,
  followSchema,
  type NamedSchema,
  type Schema,
} from '../config/schema-registry.ts'
import { type MapTree, type Path, type Tree, textsOf, treeAtPath } from '../config/tree.ts'
import { routesByPath } from '../contract/pages.ts'
import { type AskedFile, type EditedMerchant, readEdited } from './editor-scope.ts'
import type { FileKind } from './file-kind.ts'
import type { Proposal, Proposals } from './proposal.ts'
import { schemasAt } from './schemas-at.ts'

type JsonKind = Extract<FileKind, { readonly schema: NamedSchema }>

/** Proposes keys and values at an offset of a file with a schema. */
export function proposeJson(
  kind: JsonKind,
  file: AskedFile,
  offset: number,
): Proposals | undefined {
  const place = locateInJson(file.source.text, offset)
  if (!place) return undefined
  const merchant = kind.kind === 'merchant' ? readEdited(kind.code, file) : undefined
  const own = merchant ? merchant.own : parseTolerant(file.source)
  const trees = [own, merchant?.inherited]
  const schemas = schemasAt(kind.schema, place.path, trees)
  const scope = { place, schemas, merchant, file, own }
  const list = place.kind === 'key' ? proposeKeys(scope) : proposeValues(scope)
  return { start: place.start, end: place.end, list: distinct(list) }
}

interface ProposalScope {
  readonly place: JsonPlace
  readonly schemas: readonly NamedSchema[]
  readonly merchant: EditedMerchant | undefined
  readonly file: AskedFile
  readonly own: MapTree | undefined
}

function proposeKeys({ place, schemas, merchant, own }: ProposalScope): Proposal[] {
  const { path, hasColon, start } = place
  const map = treeAtPath(own, path)
  const typed =
    map?.kind === 'map'
      ? map.entries
      : new Map<string, { readonly key: { readonly start: number } }>()
  const isTaken = (name: string): boolean => {
    const entry = typed.get(name)
    return entry !== undefined && entry.key.start !== start
  }
  const keyOf = (name: string, schema: Schema | undefined, inSchema: boolean): Proposal => ({
    label: name,
    kind: 'key',
    insert: JSON.stringify(name) + (hasColon ? '' : ': '),
    description: schema && describe(schema),
    inSchema,
  })
  const ofSchema = schemas.flatMap(({ schema }) =>
    listKeys(schema).map(([name, inner]) => keyOf(name, inner, true)),
  )
  const ofMerchant = merchant ? listInheritedKeys(merchant, path) : []
  return [...ofSchema, ...ofMerchant.map((name) => keyOf(name, undefined, false))].filter(
    ({ label }) => !isTaken(label),
  )
}

/** Lists the keys that a schema names, with the schema of each. A block without a type has the keys that all have. */
function listKeys(schema: Schema): (readonly [string, Schema | undefined])[] {
  const [first] = branchesOf(schema)?.values() ?? []
  if (first) return listKeys(first).filter(([name]) => name !== 'variant' && name !== 'settings')
  const names = schema.propertyNames ? followSchema(schema.propertyNames).schema.enum : undefined
  const { properties = {}, additionalProperties: rest } = schema
  const others = (names ?? []).map(String).filter((name) => !Object.hasOwn(properties, name))
  return [
    ...Object.entries(properties),
    ...others.map((name) => [name, typeof rest === 'object' ? rest : undefined] as const),
  ]
}

/** Lists the names that a merchant inherits in a map whose keys it chooses: blocks, moves, pages, entries of menus. */
function listInheritedKeys({ inherited, own }: EditedMerchant, path: Path): readonly string[] {
  const [area, page, part] = path
  if (area === 'pages' && path.length === 3 && part === 'moves')
    return listBlockIds({ own, inherited }, page)
  const isOpen =
    (area === 'pages' && (path.length === 1 || (path.length === 3 && part === 'blocks'))) ||
    (area === 'navigation' && path.length === 2)
  const above = isOpen ? treeAtPath(inherited, path) : undefined
  const names = above?.kind === 'map' ? [...above.entries.keys()] : []
  return path.at(-1) === 'entries' ? [...names, ...listEntries(own, inherited)] : names
}

function proposeValues(scope: ProposalScope): Proposal[] {
  const { place, schemas, merchant, file } = scope
  const ofSchema = schemas.flatMap(({ schema }) =>
    listValues(schema).map((value) => toProposal(value, schema, true)),
  )
  const text = (name: string, description?: string): Proposal => ({
    ...toProposal(name, {}, false),
    description,
  })
  const named = schemas
    .flatMap(({ name, schema }) => listNames({ name, schema }, scope))
    .map((one) => text(one))
  if (!merchant) return [...ofSchema, ...named]
  const { path } = place
  const [area, page, part, id, key] = path
  if (path.length === 1 && area === 'extends')
    return listCodes(file, merchant.code).map((code) => text(code))
  if (area !== 'pages') return [...ofSchema, ...named]
  const isPlace = part === 'moves' && (key === 'before' || key === 'after')
  if (path.length === 4 && part === 'order')
    return ['*', ...listBlockIds(merchant, page)].map((one) => text(one))
  if (path.length === 5 && isPlace)
    return listBlockIds(merchant, page)
      .filter((one) => one !== id)
      .map((one) => text(one))
  const isType = part === 'blocks' && path.at(-1) === 'type' && path.length <= 6
  if (!isType) return [...ofSchema, ...named]
  return Object.entries(blockSchemasOf(String(page))).map(([type, schema]) => ({
    ...text(type, schema.description),
    inSchema: true,
  }))
}

/** Lists the values that a schema names one by one. */
function listValues(schema: Schema): readonly unknown[] {
  const { const: only, enum: some, type, default: usual, names } = schema
  // A name that exists is better than an example of one.
  const examples = names ? [] : (schema.examples ?? [])
  const types = typeof type === 'string' ? [type] : (type ?? [])
  return [
    ...(only === undefined ? [] : [only]),
    ...(some ?? []),
    ...(types.includes('boolean') && !some && only === undefined ? [true, false] : []),
    ...[usual, ...examples].filter((value) => value !== undefined && typeof value !== 'object'),
  ]
}

/** Lists the names that exist in the folder and that a text with a schema may be. */
function listNames(
  { name, schema }: NamedSchema,
  { merchant, file, own }: ProposalScope,
): readonly string[] {
  if (name === 'Link') return [...routesByPath.keys(), ...(own ? listOwnPaths(own) : [])]
  if (name === 'Text') return listMessageKeys(file)
  if (name === 'Art') return (merchant?.chain ?? []).flatMap((code) => listArt(file, code))
  if (schema.names === 'merchant') return listCodes(file, merchant?.code)
  if (schema.names === 'language') return file.files.list('locales')
  if (schema.names === 'entry') return listEntries(own, merchant?.inherited)
  return []
}

function listArt({ files }: AskedFile, code: string): readonly string[] {
  return files
    .list(`merchants/${code}/art`)
    .filter((name) => /\.(?:svg|png|webp|jpe?g)$/.test(name))
    .map((name) => `art/${name}`)
}

function listMessageKeys({ inspection }: AskedFile): readonly string[] {
  return [...(inspection.catalogue(keyLanguage)?.messages.keys() ?? [])]
}

function listEntries(...trees: readonly (Tree | undefined)[]): readonly string[] {
  const own = trees.flatMap((tree) => {
    const pages = treeAtPath(tree, ['pages'])
    return pages?.kind === 'map'
      ? [...pages.entries.keys()].filter((page) => page.startsWith('own-'))
      : []
  })
  return [...productEntries, ...own]
}

/** Lists the merchants, with the base that a workspace takes from the package. */
function listCodes({ files }: AskedFile, self: string | undefined): readonly string[] {
  return [...new Set(['base', ...listMerchants(files)])].filter((code) => code !== self)
}

/** Lists the ids of the blocks of a page, those that are inherited first and in their order. */
function listBlockIds(
  { own, inherited }: Pick<EditedMerchant, 'own' | 'inherited'>,
  page: string | number | undefined,
): readonly string[] {
  const ids = [inherited, own].flatMap((tree) => {
    const order = textsOf(treeAtPath(tree, ['pages', page ?? '', 'order'])).map(({ text }) => text)
    const blocks = treeAtPath(tree, ['pages', page ?? '', 'blocks'])
    return [...order, ...(blocks?.kind === 'map' ? blocks.entries.keys() : [])]
  })
  return [...new Set(ids)].filter((id) => id !== '*')
}

function toProposal(value: unknown, schema: Schema, inSchema: boolean): Proposal {
  const insert = JSON.stringify(value)
  return { label: String(value), kind: 'value', insert, description: describe(schema), inSchema }
}

function describe(schema: Schema): string | undefined {
  return schema.description ?? followSchema(schema).schema.description
}

function distinct(list: readonly Proposal[]): Proposal[] {
  return [...new Map(list.toReversed().map((one) => [one.insert, one])).values()].reverse()
}
