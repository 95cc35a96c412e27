import type { OwnBlock, OwnBlockSetting } from '../../contract/generated/config.ts'
import { listBlockSchemas } from '../block-schemas.ts'
import type { Schema } from '../schema-registry.ts'
import { ownBlocksFolder } from './own-blocks-folder.ts'

/** Returns the path of the file that describes an own block. */
export function ownBlockFile(type: string): string {
  return `${ownBlocksFolder}/${type}/block.json`
}

/** The rule of `isOwnType`, as the object of a sentence. */
export const ownTypeRule =
  'lower-case words with dashes between them, two words at least, such as "club-card"'

/** The pattern of `isOwnType`, as schemas have it. */
export const ownTypePattern = '^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$'

/**
 * Returns true if the name of a folder can be the type of an own block. It has a dash, so that its messages form a group
 * of their own: no group of the product has one.
 */
export function isOwnType(name: string): boolean {
  return new RegExp(ownTypePattern).test(name) && name.length <= 40
}

/** The structure of a block that names none. */
const onlyVariant = 'plain'

/** Lists the structures of an own block; the first is the default. */
export function variantsOf({ variants }: OwnBlock): readonly [string, ...string[]] {
  const [first = onlyVariant, ...more] = variants ?? []
  return [first, ...more]
}

/** Composes the schema of an own block, as those of `schemas/` are resolved. */
export function composeBlockSchema(type: string, block: OwnBlock): Schema {
  const variants = variantsOf(block)
  const settings = Object.entries(block.settings ?? {}).flatMap(([name, setting]) =>
    setting ? [[name, composeSetting(setting)] as const] : [],
  )
  return {
    description: block.description,
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: {
      type: { const: type, description: 'The type of the block.' },
      variant: {
        type: 'string',
        enum: variants,
        description: 'The structure of the block.',
        default: variants[0],
      },
      settings: {
        type: 'object',
        description: 'The settings of this block.',
        additionalProperties: false,
        properties: Object.fromEntries(settings),
      },
      ...sharedProperties(),
    },
  }
}

/**
 * Composes the schema of an own block with references to files, as those of `schemas/` have them. `folder` leads to the
 * files: it is empty, or ends with a slash.
 */
export function composeBlockDocument(type: string, block: OwnBlock, folder: string): Schema {
  const addressOf = (name: string): string => `${folder}${name.toLowerCase()}.schema.json`
  const text = JSON.stringify(composeBlockSchema(type, block))
  return JSON.parse(text, (key, value: unknown) =>
    key === '$ref' ? addressOf(String(value).replace('#/definitions/', '')) : value,
  )
}

/** Returns the schemas of what every block has, such as its condition. */
function sharedProperties(): Readonly<Record<string, Schema>> {
  const {
    type: _,
    variant,
    settings,
    ...shared
  } = listBlockSchemas().get('contact')?.properties ?? {}
  return shared
}

/** The kinds of a setting that have a schema of their own. */
const namedKinds = { text: 'Text', art: 'Art', link: 'Link' } as const

/** Composes the schema of a setting of an own block. */
export function composeSetting({ type, description, usual, ...rest }: OwnBlockSetting): Schema {
  if (type === 'text' || type === 'art' || type === 'link') {
    const reference = { $ref: `#/definitions/${namedKinds[type]}`, description }
    return usual === undefined ? reference : { ...reference, usual }
  }
  return { type, description, ...rest }
}
