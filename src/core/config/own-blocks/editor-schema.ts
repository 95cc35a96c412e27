import type { OwnBlock } from '../../contract/generated/config.ts'
import { listBlockSchemas } from '../block-schemas.ts'
import type { Files } from '../files.ts'
import { createFinding, type Finding } from '../finding.ts'
import { composeBlockDocument, ownTypePattern } from './own-block.ts'
import type { OwnBlocks } from './read-own-blocks.ts'

/** The schema with which editors check the merchants of a workspace: that of the package, and its own blocks. */
export const editorSchemaFile = 'schemas/merchant.schema.json'

/** What of the own blocks of a workspace the schema is made of. */
type Described = Pick<OwnBlocks, 'byType'>

/** Composes the text of the schema. `schemas` is the folder of the package's schemas, from the root. */
export function composeEditorSchema({ byType }: Described, schemas: string): string {
  const own = [...byType.values()]
  const owned = own.map(({ type }) => type)
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Merchant',
    $comment:
      'Livery writes this file from the descriptions in blocks/. "npx livery validate --fix" brings it up to date.',
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
 * Reports a schema of a workspace that does not describe its own blocks as they are. While a block has an error,
 * nothing is reported, because its schema is not known.
 */
export function checkEditorSchema(files: Files, own: OwnBlocks): Finding[] {
  const fresh = composeFresh(files, own)
  const text = files.read(editorSchemaFile) ?? ''
  if (fresh === undefined || isSame(text, fresh)) return []
  const span = { source: { path: editorSchemaFile, text }, start: 0, end: 0 }
  const fix = { start: 0, end: text.length, insert: fresh }
  return [createFinding('schema-stale', { span, path: [], fix }, { isThere: text !== '' })]
}

/** Writes the schema of a workspace anew where it does not describe its own blocks as they are. */
export function refreshEditorSchema(
  files: Files,
  own: OwnBlocks,
  write: (path: string, text: string) => void,
): void {
  const fresh = composeFresh(files, own)
  if (fresh !== undefined && !isSame(files.read(editorSchemaFile) ?? '', fresh))
    write(editorSchemaFile, fresh)
}

/**
 * Composes the schema of a folder; undefined if it needs none, as a folder that is no workspace and a workspace without
 * own blocks that has none, and if a block has an error.
 */
function composeFresh(files: Files, own: OwnBlocks): string | undefined {
  const isNeeded = own.byType.size > 0 || files.read(editorSchemaFile) !== undefined
  const hasErrors = own.findings.some(({ severity }) => severity === 'error')
  if (!files.installed || !isNeeded || hasErrors) return undefined
  return composeEditorSchema(own, files.installed.schemas)
}

/** Returns true if two texts have the same value, however they are formatted. */
function isSame(text: string, fresh: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(fresh))
  } catch {
    return false
  }
}
