import { listBlockSchemas } from '../../src/core/config/block-schemas.ts'
import type { BlockType, Condition } from '../../src/core/contract/generated/config.ts'
import type { Skin, SkinPage } from '../../src/core/contract/skin.ts'
import type { BlockSettings } from '../../src/player/registry/block.ts'

/** Returns the settings of a block as a skin has them: the defaults of its schema, with the given ones over them. */
export function settingsOf<T extends BlockType>(
  type: T,
  settings: Partial<BlockSettings<T>> = {},
): BlockSettings<T> {
  return { ...defaultsOf(type), ...settings } as BlockSettings<T> // the defaults come from the schema of T
}

interface GivenBlock {
  readonly type?: string
  readonly variant?: string
  readonly settings?: object
  readonly when?: Condition
}
interface GivenPage {
  readonly order?: readonly string[]
  readonly blocks?: Readonly<Record<string, GivenBlock>>
}

/** Returns a page as a skin has it: the given blocks with the defaults of their settings. */
export function pageOf(page: GivenPage): SkinPage {
  const blocks = mapValues(page.blocks ?? {}, (block) => ({
    ...block,
    settings: { ...defaultsOf(block.type), ...block.settings },
  }))
  return { order: ['*'], ...page, blocks } as unknown as SkinPage // a test gives blocks of known types
}

/** Returns the pages of a skin, each with the defaults of its block settings. */
export function pagesOf(pages: Readonly<Record<string, GivenPage>>): Skin['pages'] {
  return mapValues(pages, pageOf) as Skin['pages'] // an own page keeps its path and its title
}

function defaultsOf(type = ''): object {
  const settings = listBlockSchemas().get(type)?.properties?.['settings']?.properties ?? {}
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}

function mapValues<T, R>(
  map: Readonly<Record<string, T>>,
  change: (value: T) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]))
}
