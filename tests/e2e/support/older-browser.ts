import {
  type LackingBuiltin,
  listLackingBuiltins,
} from '../../../tools/least-browsers/support-table.ts'
import type { Player } from './player.ts'

/** What the web platform got later and the player once called; the rest of it is checked in the built code. */
const lackingOfPages: readonly LackingBuiltin[] = [
  { global: 'URL', member: 'canParse' },
  { global: 'URL', member: 'parse' },
  { global: 'AbortSignal', member: 'any' },
  { global: 'AbortSignal', member: 'timeout' },
  { global: 'CanvasRenderingContext2D', member: 'roundRect' },
  { global: 'HTMLElement', member: 'togglePopover' },
  { global: 'scheduler' },
  { global: 'requestIdleCallback' },
  { global: 'navigation' },
]

/** Takes from every page of a player what the least browsers lack. */
export async function makeBrowserOlder({ page }: Player): Promise<void> {
  await page.addInitScript(takeAway, [...listLackingBuiltins(), ...lackingOfPages])
}

/** Runs in the page before its scripts. */
function takeAway(lacking: readonly LackingBuiltin[]): void {
  for (const { global, member } of lacking) {
    if (member === undefined) {
      Reflect.deleteProperty(window, global)
      continue
    }
    const owner = Object(Reflect.get(window, global))
    Reflect.deleteProperty(owner, member)
    Reflect.deleteProperty(Object(owner.prototype), member)
    // Lists of numbers of every kind share the prototype of this one.
    if (global === 'TypedArray')
      Reflect.deleteProperty(Object.getPrototypeOf(Int8Array.prototype), member)
  }
}
