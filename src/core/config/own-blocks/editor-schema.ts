import type { OwnBlock } from '../../contract/generated/config.ts'
import { listBlockSchemas } from '../block-schemas.ts'
import type { Files } from '../files.ts'
import { createFinding, type Finding } from '../finding.ts'
import { areaFile, keyLanguage } from '../messages.ts'
import { parseSource } from '../parse-source.ts'
import { describeAreas } from '../words/message-schema.ts'
import { composeBlockDocument, ownTypePattern } from './own-block.ts'
import type { OwnBlocks } from './read-own-blocks.ts'

/** The schema with which editors check the merchants of a workspace: that of the package, and its own blocks. */
export const editorSchemaFile = 'schemas/merchant.schema.json'

/** What of the own blocks of a workspace the schema is made of. */
type Described = Pick<OwnBlocks, 'byType'>

/** The schema with which editors check the messages of a workspace: that of the package, and those of its own blocks. */
export const messageSchemaFile = 'schemas/messages.schema.json'

/**
 * Composes the texts of both schemas, by their paths, from the descriptions and the English messages of own blocks.
 * `schemas` is the folder of the package's schemas, from the root.
 */
export function composeEditorSchemas(
  files: Files,
  own: Described,
  schemas: string,
): ReadonlyMap<string, string> {
  return new Map([
    [editorSchemaFile, composeEditorSchema(own, schemas)],
    [messageSchemaFile, composeOwnMessages(files, own, schemas)],
  ])
}

/** Says in both schemas where they come from. */
const written =
  'Livery writes this file from the folder blocks/. "npx livery validate --fix" brings it up to date.'

function composeOwnMessages(files: Files, { byType }: Described, schemas: string): string {
  const areas = [...byType.keys()].flatMap((type) => {
    const path = areaFile(keyLanguage, type)
    const { tree } = parseSource({ path, text: files.read(path) ?? '' })
    return tree?.kind === 'map' ? [{ tree }] : []
  })
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Messages',
    $comment: written,
    allOf: [{ $ref: `../${schemas}/messages.schema.json` }],
    properties: describeAreas(areas).properties,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

function composeEditorSchema({ byType }: Described, schemas: string): string {
  const own = [...byType.values()]
  const owned = own.map(({ type }) => type)
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Merchant',
    $comment: written,
    allOf: [{ $ref: `../${schemas}/merchant.schema.json` }],
    ...(own.length > 0 && {
      properties: { pages: { additionalProperties: { $ref: '#/definitions/page' } } },
      definitions: {
        page: {
          properties: { blocks: { additionalProperties: { $ref: '#/definitions/block' } } },
        },
        block: {
          allOf: [{ $ref: '#/definitions/shown' }],
          properties: { fallback: { $ref: '#/definitions/shown' } },
        },
        shown: {
          properties: { type: { examples: owned } },
          allOf: [
            limitTypes(owned),
            ...own.map(({ type, block }) => limitBlock(type, block, schemas)),
          ],
        },
      },
    }),
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** Refuses a type with a dash that neither the product nor the workspace has: the package's schema accepts each. */
function limitTypes(own: readonly string[]) {
  const product = [...listBlockSchemas().keys()].filter((type) => !own.includes(type))
  return {
    if: { properties: { type: { pattern: ownTypePattern } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { type: { enum: [...own, ...product] } } },
  }
}

/** Takes a block of a type as its description says, with the files of the package in place of names. */
function limitBlock(type: string, block: OwnBlock, schemas: string) {
  const { required: _, ...schema } = composeBlockDocument(type, block, `../${schemas}/`)
  const { settings, ...shared } = schema.properties ?? {}
  const replace = { $replace: { $ref: `../${schemas}/layer.schema.json#/definitions/replace` } }
  const replaceable = { ...settings, properties: { ...settings?.properties, ...replace } }
  return {
    if: { properties: { type: { const: type } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { ...schema, properties: { ...shared, settings: replaceable, ...replace } },
  }
}

/**
 * Reports the schemas of a workspace that do not describe its own blocks as they are. While a block has an error,
 * nothing is reported, because its schema is not known.
 */
export function checkEditorSchema(files: Files, own: OwnBlocks): Finding[] {
  return listStale(files, own).map(({ path, text, fresh }) => {
    const span = { source: { path, text }, start: 0, end: 0 }
    const fix = { start: 0, end: text.length, insert: fresh }
    return createFinding('schema-stale', { span, path: [], fix }, { isThere: text !== '' })
  })
}

/** Writes the schemas of a workspace anew that do not describe its own blocks as they are. */
export function refreshEditorSchema(
  files: Files,
  own: OwnBlocks,
  write: (path: string, text: string) => void,
): void {
  for (const { path, fresh } of listStale(files, own)) write(path, fresh)
}

interface StaleSchema {
  readonly path: string
  /** Empty for a schema that is not there. */
  readonly text: string
  readonly fresh: string
}

/**
 * Lists the schemas of a folder that differ from what its blocks say; none of a folder that needs none, as one that is no
 * workspace and a workspace without own blocks that has none, and none while a block has an error.
 */
function listStale(files: Files, own: OwnBlocks): StaleSchema[] {
  const hasErrors = own.findings.some(({ severity }) => severity === 'error')
  if (!files.installed || hasErrors) return []
  const composed = composeEditorSchemas(files, own, files.installed.schemas)
  return [...composed].flatMap(([path, fresh]) => {
    const text = files.read(path) ?? ''
    const isNeeded = own.byType.size > 0 || text !== ''
    return isNeeded && !isSame(text, fresh) ? [{ path, text, fresh }] : []
  })
}

/** Returns true if two texts have the same value, however they are formatted. */
function isSame(text: string, fresh: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(fresh))
  } catch {
    return false
  }
}
