import type { Finding } from '../finding.ts'
import type { Span } from '../source.ts'
import { decodeName, type StyleSheet, type Value, walk } from './css.ts'
import type { Selected } from './read-selector.ts'

/** A name or a path that a file of a look uses, with its place. */
export interface Used {
  readonly name: string
  readonly span: Span
}

/** A colour that a file names by itself, which its nearest token may replace. */
export interface OwnColour {
  /** The colour as hex; undefined if it cannot be computed. */
  readonly hex: string | undefined
  readonly typed: string
  readonly span: Span
}

/** What one rule paints: a text, or the background behind it. */
export interface Paint {
  readonly selected: Selected
  readonly kind: 'text' | 'background'
  readonly value: Value
  readonly span: Span
  /** True for what is drawn below the words of its element. */
  readonly isUnder: boolean
}

/** A text, and the background that it has by the rules of one file. */
export interface PaintPair {
  readonly text: Value
  readonly background: Value
  readonly ratio: 3 | 4.5
  /** The value that makes the pair. */
  readonly span: Span
  /** The one of the two that the kit sets, because the file does not, and the piece; '' for the part itself. */
  readonly kit?: { readonly sets: 'text' | 'background'; readonly piece: string }
}

/** What is known of one file of a look without its merchant. */
export interface LookSheet {
  readonly findings: readonly Finding[]
  /** The tokens that it uses. */
  readonly tokens: readonly Used[]
  /** The files of art that it uses. */
  readonly art: readonly Used[]
  readonly colours: readonly OwnColour[]
  readonly pairs: readonly PaintPair[]
  readonly locals: Locals
}

/** The values of the custom properties that a file sets, by name without the hyphens. */
export type Locals = ReadonlyMap<string, readonly Value[]>

export const emptySheet: LookSheet = {
  findings: [],
  tokens: [],
  art: [],
  colours: [],
  pairs: [],
  locals: new Map(),
}

/** Collects the values of the custom properties that a file sets. */
export function localsOf(sheet: StyleSheet): Locals {
  const locals = new Map<string, Value[]>()
  walk(sheet, (node) => {
    if (node.type !== 'Declaration' || !node.property.startsWith('--')) return
    const name = decodeName(node.property).slice(2)
    const values = locals.get(name) ?? []
    if (node.value.type === 'Value') values.push(node.value)
    locals.set(name, values)
  })
  return locals
}
