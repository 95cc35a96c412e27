import type { KitPart } from '../../contract/kit-parts/kit-part.ts'
import { kitParts } from '../../contract/kit-parts.ts'

const parts: ReadonlyMap<string, KitPart> = new Map(Object.entries(kitParts))

/** The names of the kit's parts, which are also the names of the files of a look. */
export const partNames: readonly string[] = [...parts.keys()]

/** The names that a file of a look can have. */
export const lookFileNames: readonly string[] = [
  ...partNames.map((part) => `${part}.css`),
  'tokens.json',
]

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
  'seal',
  'subject',
  'tile',
])

/** Pieces that are drawn and not read, so that their contrast is that of a mark. */
export const marks: ReadonlySet<string> = new Set(['disc', 'mark', 'picture', 'sign', 'star'])

/** Pieces that show again what words beside them say, so that a look may leave them out. */
export const spares: ReadonlySet<string> = new Set(['disc', 'mark'])

/** Pieces that only hold other pieces, so that a look may let these stand in the part itself. */
export const holders: ReadonlySet<string> = new Set(['head'])

/** Pieces that another piece of their part may say in their place, so that a look may leave them to screen readers. */
export const replaced: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['day-head', new Set(['name', 'date'])],
])

/** Parts that a finger presses and that may have an icon instead of words. */
export const wordless: ReadonlySet<string> = new Set(['button', 'icon-button', 'heart', 'switch'])

/** Parts and pieces that a finger presses; with the part before it, a piece that only this part has so. */
const controls: ReadonlySet<string> = new Set([
  'button',
  'icon-button',
  'heart',
  'row',
  'switch',
  'game-card',
  'vendor-tile',
  'action',
  'back',
  'choice',
  'control',
  'entry',
  'input',
  'language',
  'link',
  'tab',
  'cancel',
  'captcha',
  'chip',
  'recall',
  'filters head',
  'levels level',
  'page-end help',
  'path level',
  'path more',
  'promotion card',
])

/** Parts and pieces whose `::after` is the place that a finger presses where they are drawn smaller. */
export const touchAreas: ReadonlySet<string> = new Set(['button', 'link'])

/** Returns true for a part that a finger presses somewhere, such as a row, which may be a link. */
export function isPressedPart(part: string): boolean {
  return controls.has(part)
}

/** Returns true for a piece that a finger presses in one of the parts that have it. */
export function isPressedPiece(piece: string, owners: readonly string[]): boolean {
  return controls.has(piece) || owners.some((part) => controls.has(`${part} ${piece}`))
}
