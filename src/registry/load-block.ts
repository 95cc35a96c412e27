import type { ComponentType } from 'react'
import { own } from '../engine/read-fact.ts'
import type { AnyDefinition, AnyLoader, PlacedProps } from './read-definition.ts'

type BlockComponent = ComponentType<PlacedProps>

export interface LoadedBlock {
  /** There once the code is; a block whose code is there renders without suspending. */
  component?: BlockComponent
  failed?: true
  readonly promise: Promise<BlockComponent>
}

const loaded = new WeakMap<AnyDefinition, Map<string, LoadedBlock>>()

/** The code of a variant of a block, asked for once however many blocks there are of it. */
export function loadBlock(definition: AnyDefinition, variant: string): LoadedBlock {
  const variants = loaded.get(definition) ?? new Map<string, LoadedBlock>()
  const key = keyOf(definition, variant)
  const known = variants.get(key)
  if (known) return known
  const promise = findLoader(definition, variant)().then((module) => module.default)
  const block: LoadedBlock = { promise }
  loaded.set(definition, variants.set(key, block))
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
export function forgetFailedBlock(definition: AnyDefinition, variant: string): void {
  const variants = loaded.get(definition)
  const key = keyOf(definition, variant)
  if (variants?.get(key)?.failed) variants.delete(key)
}

/** Variants that share their code are loaded together. */
function keyOf({ load }: AnyDefinition, variant: string): string {
  return typeof load === 'function' ? '' : variant
}

function findLoader({ type, load }: AnyDefinition, variant: string): AnyLoader {
  if (typeof load === 'function') return load
  return (
    own(load, variant) ??
    (() => Promise.reject(new Error(`"${type}" has no variant "${variant}".`)))
  )
}
