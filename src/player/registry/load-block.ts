import type { ComponentType } from 'react'
import { getOwn } from '../../core/engine/read-fact.ts'
import { loadWithAreas } from '../i18n/start-i18n.ts'
import type { Who } from './block.ts'
import type { PlacedProps } from './placed-props.ts'
import type { AnyDefinition, AnyLoader } from './read-definition.ts'

type BlockComponent = ComponentType<PlacedProps>

/** Identifies one piece of a block type's code. */
export interface WantedBlock {
  readonly definition: AnyDefinition
  readonly variant: string
  readonly who: Who
}

export interface LoadedBlock {
  /** Set once the code has loaded. A block with a component renders without suspending. */
  component?: BlockComponent
  failed?: true
  readonly promise: Promise<BlockComponent>
}

const loaded = new WeakMap<AnyDefinition, Map<string, LoadedBlock>>()

/** Loads the code and the messages of a block's variant, once for all blocks that use it. */
export function loadBlock(codeKey: WantedBlock): LoadedBlock {
  const { definition } = codeKey
  const blocks = loaded.get(definition) ?? new Map<string, LoadedBlock>()
  const { key, load } = findLoader(codeKey)
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

/** Removes code that failed to load, so that the next render loads it again. */
export function forgetFailedBlock(codeKey: WantedBlock): void {
  const blocks = loaded.get(codeKey.definition)
  const { key } = findLoader(codeKey)
  if (blocks?.get(key)?.failed) blocks.delete(key)
}

/** Returns whether two keys identify the same code. */
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
  const missing = new Error(`${type} ${variant}: no such variant`)
  return { key: variant, load: () => Promise.reject(missing) }
}
