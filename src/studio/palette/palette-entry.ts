/** Something that the palette finds and does. */
export interface PaletteEntry {
  /** Names it among all. */
  readonly id: string
  readonly kind: 'command' | 'page' | 'block' | 'setting' | 'merchant'
  readonly title: string
  /** Where it is, and what it says. */
  readonly detail?: string
  /** The dotted path in the file, by which it is found too. */
  readonly path?: string
  /** The keys that do the same, as `useKeys` names them. */
  readonly keys?: string
  /** Other words that it is looked for by. */
  readonly also?: string
  readonly run: () => void
}
