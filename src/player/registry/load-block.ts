import type { ComponentType } from 'react'
import { getOwn } from '../../core/engine/read-fact.ts'
import { loadWithAreas } from '../i18n/start-i18n.ts'
import type { Who } from './block.ts'
import type { AnyDefinition, AnyLoader, PlacedProps } from './read-definition.ts'

type BlockComponent = ComponentType<PlacedProps>

/** Which code of a kind of block is meant. */
export interface WantedBlock {
  readonly definition: AnyDefinition
  readonly variant: string
  readonly who: Who
}

export interface LoadedBlock {
  /** There once the code is; a block whose code is there renders without suspending. */
  component?: BlockComponent
  failed?: true
  readonly promise: Promise<BlockComponent>
}

const loaded = new WeakMap<AnyDefinition, Map<string, LoadedBlock>>()

/** The code of a variant of a block and its messages, asked for once however many blocks there are of it. */
export function loadBlock(wanted: WantedBlock): LoadedBlock {
  const { definition } = wanted
  const blocks = loaded.get(definition) ?? new Map<string, LoadedBlock>()
  const { key, load } = findLoader(wanted)
  const known = blocks.get(key)
  if (known) return known
  const promise = loadWithAreas(load, definition.areas ?? []).then((module) => module.default)
  const block: LoadedBlock = { promise }
  loaded.set(definition, blocks.set(key, block))
  promise.then(
    (component) => {
      block.component = component
    },
    () => {
      block.failed = true
    },
  )
  return block
}

/** Lets the next render ask again for code that failed to load. */
export function forgetFailedBlock(wanted: WantedBlock): void {
  const blocks = loaded.get(wanted.definition)
  const { key } = findLoader(wanted)
  if (blocks?.get(key)?.failed) blocks.delete(key)
}

/** Whether two wants are met by the same code. */
export function sameCode(one: WantedBlock, other: WantedBlock): boolean {
  return one.definition === other.definition && findLoader(one).key === findLoader(other).key
}

interface FoundLoader {
  readonly key: string
  readonly load: AnyLoader
}

function findLoader({ definition: { type, load }, variant, who }: WantedBlock): FoundLoader {
  if (typeof load === 'function') return { key: '', load }
  const found = getOwn(load, variant)
  if (typeof found === 'function') return { key: variant, load: found }
  if (found) return { key: `${variant} ${who}`, load: found[who] }
  const missing = new Error(`"${type}" has no variant "${variant}".`)
  return { key: variant, load: () => Promise.reject(missing) }
}
