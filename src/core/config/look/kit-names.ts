import type { KitPart } from '../../contract/kit-parts/kit-part.ts'
import { kitParts } from '../../contract/kit-parts.ts'

const parts: ReadonlyMap<string, KitPart> = new Map(Object.entries(kitParts))

/** The names of the kit's parts, which are also the names of the files of a look. */
export const partNames: readonly string[] = [...parts.keys()]

/** The custom properties that parts set, without their hyphens. */
export const numberNames: ReadonlySet<string> = new Set([
  'way', // what every page has: 1, or -1 where lines are written from the right
  ...[...parts.values()].flatMap(({ numbers, paints }) => Object.keys({ ...numbers, ...paints })),
])

/** Those of them that are a value of `fill`, not a number. */
export const paintNames: ReadonlySet<string> = new Set(
  [...parts.values()].flatMap(({ paints }) => Object.keys(paints ?? {})),
)

/** The names of a part that a look selects by: its pieces, or the values of its attributes. */
export type NameKind = 'pieces' | 'states' | 'kinds'

/** Lists the names of some parts, those of the first part first. */
export function namesOf(kind: NameKind, of: Iterable<string>): readonly string[] {
  return [...new Set([...of].flatMap((part) => Object.keys(parts.get(part)?.[kind] ?? {})))]
}

/** Lists the attributes for screen readers by which some parts tell a state. */
export function ariaOf(of: Iterable<string>): readonly string[] {
  const own = [...of].flatMap((part) => parts.get(part)?.aria ?? [])
  return [...new Set(['aria-disabled', ...own])]
}

/** Pieces that only decorate: nobody misses them, reads them or presses them. */
export const decorations: ReadonlySet<string> = new Set([
  'base',
  'depth',
  'edge',
  'leader',
  'meter',
  'ornament',
  'subject',
  'tile',
])

/** Pieces that are drawn and not read, so that their contrast is that of a mark. */
export const marks: ReadonlySet<string> = new Set(['disc', 'mark', 'picture', 'sign', 'star'])

/** Parts and pieces that a finger presses. */
export const controls: ReadonlySet<string> = new Set([
  'button',
  'icon-button',
  'heart',
  'action',
  'back',
  'choice',
  'control',
  'entry',
  'input',
  'language',
  'link',
  'tab',
])
