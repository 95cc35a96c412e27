import type { OwnCall } from '../../core/contract/own-calls/own-call.ts'
import { registerOwnCalls } from '../../core/contract/own-calls/registered-calls.ts'
import type { AnyLoader } from '../registry/read-definition.ts'
import { requireForBlock } from './block-api.ts'

/** The module of an own block as its workspace compiles it. */
export interface OwnModule {
  readonly default: (require: (name: string) => object) => Readonly<Record<string, unknown>>
  /** Its calls that the contract does not have; absent without any. */
  readonly calls?: readonly OwnCall[]
}

/** Loads the script of an own block and its style sheet, and returns its component; rejects if it has none. */
export async function loadOwnBlock(
  load: () => Promise<OwnModule>,
  style?: string,
): ReturnType<AnyLoader> {
  const [module] = await Promise.all([load(), style && loadStyles(style)])
  return readComponent(module)
}

/** Returns the component of a loaded module, and makes its calls known to the client; throws if it has no component. */
export function readComponent(module: OwnModule): Awaited<ReturnType<AnyLoader>> {
  registerOwnCalls(module.calls ?? [])
  const { default: component } = module.default(requireForBlock)
  if (typeof component !== 'function' && typeof component !== 'object')
    throw new Error('The block has no component as its default export.')
  // A function is a component to React, and an object may be one: the boundary around the block catches what is none.
  return { default: component as Awaited<ReturnType<AnyLoader>>['default'] }
}

/** Adds a style sheet to the page unless it is there; resolves when it has loaded, and rejects if it does not. */
function loadStyles(address: string): Promise<void> | undefined {
  const there = [...document.head.querySelectorAll('link[rel="stylesheet"]')]
  if (there.some((link) => link.getAttribute('href') === address)) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error('The style sheet of the block did not load.'))
    }
    document.head.append(link)
  })
}
