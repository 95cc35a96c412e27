/** A custom property or a part of the kit that a file of a look names. */
export interface LookWord {
  readonly kind: 'property' | 'part'
  /** The name, without the hyphens of a property. */
  readonly name: string
  /** Its range, as offsets. */
  readonly start: number
  readonly end: number
}

/** Returns the name at an offset of a file of a look; undefined where none is. */
export function wordInLook(text: string, offset: number): LookWord | undefined {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const until = text.indexOf('\n', offset)
  const line = text.slice(from, until < 0 ? text.length : until)
  for (const { index, 0: whole, 1: property, 2: part } of line.matchAll(
    /--([\w-]+)|\[data-kit="([\w-]+)"/g,
  )) {
    const name = property ?? part ?? ''
    const end = from + index + whole.length - (part === undefined ? 0 : 1)
    const start = property === undefined ? end - name.length : from + index
    if (start <= offset && offset <= end)
      return { kind: property === undefined ? 'part' : 'property', name, start, end }
  }
  return undefined
}
