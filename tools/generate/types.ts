import { compile, type JSONSchema } from 'json-schema-to-typescript'
import {
  bundleSchemas,
  isConfiguration,
  isForSandbox,
  isForStudio,
  requireDefaults,
  type Schema,
  typeName,
} from './bundle-schemas.ts'
import { openAnswers } from './open-answers.ts'

const banner = '/* Written by `npm run generate` from schemas/. */'
const options = {
  bannerComment: banner,
  additionalProperties: false,
  unreachableDefinitions: true,
  strictIndexSignatures: true,
  format: false,
  ignoreMinAndMaxItems: true,
}

/** The TypeScript of every configuration schema, with maps from block type to block and to its place. */
export async function configTypes(schemas: ReadonlyMap<string, Schema>): Promise<string> {
  const config = requireDefaults(pick(schemas, isConfiguration))
  const blocks = [...config.keys()].filter((name) => name.startsWith('block.'))
  const map = blocks.map(
    (name) => `  ${JSON.stringify(name.slice('block.'.length))}: ${typeName(name)}`,
  )
  const places = blocks.map(
    (name) =>
      `  ${JSON.stringify(name.slice('block.'.length))}: ${JSON.stringify(config.get(name)?.['place'] ?? 'page')}`,
  )
  return `${await typesOf(bundleSchemas(config).definitions)}
/** Every block by its type. */
export interface BlockMap {
${map.join('\n')}
}
export type BlockType = keyof BlockMap

/** The place of every block by its type: a page, or a place in the shell. */
export interface BlockPlaces {
${places.join('\n')}
}
`
}

/** The TypeScript of every query, body and value of the gateway, with a map from name to type. */
export async function gatewayTypes(schemas: ReadonlyMap<string, Schema>): Promise<string> {
  const gateway = pick(schemas, (name) => name.startsWith('gateway.'))
  return `${await typesOf(openAnswers(bundleSchemas(gateway).definitions))}
/** Every named shape of the gateway. */
export interface GatewayShapes {
${shapesOf(gateway)}
}
`
}

/** Returns the TypeScript of every body and answer of the studio API, with a map from name to type. */
export async function studioApiTypes(schemas: ReadonlyMap<string, Schema>): Promise<string> {
  const studioApi = pick(schemas, isForStudio)
  return `${await typesOf(bundleSchemas(studioApi).definitions)}
/** Every named shape of the studio API. */
export interface StudioApiShapes {
${shapesOf(studioApi)}
}
`
}

function shapesOf(schemas: ReadonlyMap<string, Schema>): string {
  const names = [...schemas.values()].flatMap((schema) =>
    Object.keys((schema['definitions'] ?? {}) as object),
  )
  return names.map((name) => `  ${name}: ${name}`).join('\n')
}

/** The TypeScript of the files that only the sandbox gateway reads. */
export async function worldTypes(schemas: ReadonlyMap<string, Schema>): Promise<string> {
  return typesOf(bundleSchemas(pick(schemas, isForSandbox)).definitions)
}

async function typesOf(definitions: Readonly<Record<string, Schema>>): Promise<string> {
  const bundle = { title: 'Generated', type: 'object', definitions }
  const source = await compile(bundle as JSONSchema, 'Generated', options)
  return source
    .replace(/export (interface|type) Generated\b[^}]*\}\n?/, '')
    .replace(/ \* This interface was referenced by[\s\S]*?(?= \*\/)/g, '')
    .replace(/\/\*\*\s*\*\/\n/g, '')
    .replace(/( \*\s*\n)+ \*\//g, ' */')
}

function pick(
  schemas: ReadonlyMap<string, Schema>,
  keep: (name: string) => boolean,
): Map<string, Schema> {
  return new Map([...schemas].filter(([name]) => keep(name)))
}
