import type { ComponentType } from 'react'
import type { AnyDefinition, PlacedProps } from './read-definition.ts'

type BlockComponent = ComponentType<PlacedProps>

export interface LoadedBlock {
  /** There once the code is; a block whose code is there renders without suspending. */
  component?: BlockComponent
  failed?: true
  readonly promise: Promise<BlockComponent>
}

const loaded = new WeakMap<AnyDefinition, LoadedBlock>()

/** The code of a kind of block, asked for once however many blocks there are of it. */
export function loadBlock(definition: AnyDefinition): LoadedBlock {
  const known = loaded.get(definition)
  if (known) return known
  const promise = definition.load().then((module) => module.default)
  const block: LoadedBlock = { promise }
  loaded.set(definition, block)
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
export function forgetFailedBlock(definition: AnyDefinition): void {
  if (loaded.get(definition)?.failed) loaded.delete(definition)
}
