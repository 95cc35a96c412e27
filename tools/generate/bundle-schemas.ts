import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Schema {
  [keyword: string]: unknown
}

/** Every schema of a folder by file name without its ending, such as `block.winner-board`. */
export function readSchemas(folder: string): Map<string, Schema> {
  const schemas = new Map<string, Schema>()
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.schema.json')) continue
    schemas.set(
      file.replace('.schema.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    )
  }
  return schemas
}

/** `block.winner-board` becomes `WinnerBoardBlock`, `merchant` becomes `Merchant`. */
export function typeName(schema: string): string {
  const [area, rest] = schema.split('.')
  return rest === undefined || area === undefined ? pascal(schema) : pascal(rest) + pascal(area)
}

/**
 * Returns one schema whose definitions are all the given schemas. References between files become
 * references between definitions, and the definitions of a file become `<File><Name>`, as do its properties that
 * another file refers to. The descriptions of references are left out by default, because types would be printed twice.
 */
export function bundleSchemas(
  schemas: ReadonlyMap<string, Schema>,
  references: 'bare' | 'described' = 'bare',
): { definitions: Record<string, Schema> } {
  const definitions: Record<string, Schema> = {}
  for (const [name, { $schema, $id, definitions: own, examples, ...schema }] of schemas) {
    if (name === 'layer') continue
    const self = typeName(name)
    if (Object.keys(schema).some((key) => key !== 'title' && key !== 'description')) {
      definitions[self] = rewrite(schema, { self, references }) as Schema
    }
    for (const [key, value] of Object.entries((own ?? {}) as Record<string, Schema>)) {
      definitions[definitionName(self, key)] = rewrite(value, { self, references }) as Schema
    }
    for (const key of sharedProperties.get(name) ?? []) {
      const value = (schema['properties'] as Record<string, Schema>)[key]
      definitions[definitionName(self, key)] = rewrite(value, { self, references }) as Schema
    }
  }
  return { definitions }
}

/** The properties of a file that other files refer to, by the name of the file. */
export const sharedProperties: ReadonlyMap<string, readonly string[]> = new Map([
  ['page', ['order', 'moves', 'blocks']],
])

interface Bundling {
  /** The type of the reference "#". */
  readonly self: string
  readonly references: 'bare' | 'described'
}

function rewrite(node: unknown, bundling: Bundling): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, bundling))
  if (node === null || typeof node !== 'object') return node
  const schema = withoutLayerKeys(node as Schema)
  const { $ref, description, usual } = schema
  if (typeof $ref === 'string') {
    const reference = { $ref: `#/definitions/${target($ref, bundling.self)}` }
    if (bundling.references === 'bare') return reference
    return {
      ...reference,
      ...(description === undefined ? {} : { description }),
      ...(usual === undefined ? {} : { usual }),
    }
  }
  const { discriminator, ...rest } = schema
  if (typeof rest['title'] === 'string') delete rest['title']
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, rewrite(value, bundling)]),
  )
}

/**
 * Returns a schema for resolved merchants from one for merchant files: without "$remove" and "$replace",
 * with `needed` as required, and with a choice by type as one of its branches.
 */
function withoutLayerKeys(schema: Schema): Schema {
  const { anyOf, allOf, properties, needed, ...rest } = schema
  if (Array.isArray(allOf)) return { oneOf: allOf.map((branch) => branch.then) }
  const values = Array.isArray(anyOf) ? anyOf.filter((branch) => !isLayerKey(branch)) : []
  const [only] = values
  return {
    ...rest,
    ...(needed === undefined ? {} : { required: needed }),
    ...(values.length === 1 ? { ...only } : values.length > 1 ? { anyOf: values } : {}),
    ...(properties === undefined ? {} : { properties: ownProperties(properties as Schema) }),
  }
}

function ownProperties(properties: Schema): Schema {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => !isLayerKey(value)))
}

function isLayerKey(schema: unknown): boolean {
  return String((schema as Schema)['$ref']).startsWith('layer.schema.json')
}

function target(reference: string, self: string): string {
  if (reference === '#') return self
  const [file, key] = reference.split(/#\/(?:definitions|properties)\//)
  const owner = file ? typeName(file.replace('.schema.json', '')) : self
  return key ? definitionName(owner, key) : owner
}

/** Returns the name of a definition inside a schema. */
export function definitionName(owner: string, key: string): string {
  return /^[A-Z]/.test(key) ? key : owner + pascal(key)
}

function pascal(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/**
 * Returns the schemas with each setting of a block that has a default marked as required. Types from
 * them describe the blocks of a skin, where defaults are filled in.
 */
export function requireDefaults(schemas: ReadonlyMap<string, Schema>): Map<string, Schema> {
  return new Map(
    [...schemas].map(([name, schema]) => [
      name,
      name.startsWith('block.') ? requireSettings(schema) : schema,
    ]),
  )
}

function requireSettings(block: Schema): Schema {
  const { settings, ...others } = block['properties'] as Record<string, Schema>
  return {
    ...block,
    required: [...(block['required'] as string[]), ...listDefaults(others), 'settings'],
    properties: {
      ...others,
      settings: {
        ...settings,
        needed: [
          ...((settings?.['needed'] ?? []) as string[]),
          ...listDefaults(settings?.['properties']),
        ],
      },
    },
  }
}

function listDefaults(properties: unknown): string[] {
  return Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(
    ([name, { default: value }]) => (value === undefined ? [] : [name]),
  )
}

/**
 * Returns true for the schema of a file that merchants write, false for those of the gateway, the sandbox
 * and the studio.
 */
export function isConfiguration(name: string): boolean {
  return !name.startsWith('gateway.') && !isForSandbox(name) && !isForStudio(name)
}

/** Returns true for the schema of a merchant's file that only the sandbox gateway reads. */
export function isForSandbox(name: string): boolean {
  return name === 'world' || name === 'art-recipe'
}

/** Returns true for the schema of the studio API. */
export function isForStudio(name: string): boolean {
  return name === 'studio-api'
}
