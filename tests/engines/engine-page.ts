import { patience } from '../support/patience.ts'
import type { Role } from './find-in-page.ts'

export interface Target {
  readonly role: Role
  /** The whole accessible name; any where it is left out. */
  readonly name?: string
}

/** An element of a page, found by its role and name. */
export interface EngineElement {
  readonly click: () => Promise<void>
  /** Types into the element as a keyboard does. */
  readonly type: (text: string) => Promise<void>
  readonly focus: () => Promise<void>
  readonly attribute: (name: string) => Promise<string | null>
}

/** The content of a page or of a frame in it. */
export interface EngineView {
  /** The first visible element of this role and name, or undefined. */
  readonly find: (target: Target) => Promise<EngineElement | undefined>
  /** Runs an expression in the page and returns its value. */
  readonly read: <T>(expression: string) => Promise<T>
}

/** One page of one browser engine, driven by the input events that the engine's driver sends. */
export interface EnginePage extends EngineView {
  readonly open: (address: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Runs steps in the only frame of the page. */
  readonly inFrame: (steps: (frame: EngineView) => Promise<void>) => Promise<void>
  /** Resolves when everything that nobody refers to is collected; absent where the engine cannot be told to. */
  readonly collectGarbage?: () => Promise<void>
  /** A PNG of what is on the screen. */
  readonly shoot: () => Promise<Uint8Array>
}

export const keys = ['Home', 'PageUp', 'ArrowRight', 'Enter', 'Escape', 'Space'] as const
export type Key = (typeof keys)[number]

/** A running engine; each page has a profile of its own. */
export interface Engine {
  readonly name: string
  /** True if a page finds files in a cache that an earlier page or a worker of the profile loaded. */
  readonly hasHttpCache: boolean
  readonly newPage: () => Promise<{
    readonly page: EnginePage
    readonly close: () => Promise<void>
  }>
  readonly close: () => Promise<void>
}

/** The size of a common phone, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const

/** Resolves with the first value that is not undefined or false; rejects with `what` after {@link patience}. */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
): Promise<T> {
  const end = Date.now() + patience.timeout
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > end) throw new Error(`Not there after ${patience.timeout / 1000} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits for an element of a view. */
export function seek(view: EngineView, target: Target): Promise<EngineElement> {
  const { role, name } = target
  return waitFor(name === undefined ? role : `${role} "${name}"`, () => view.find(target))
}
