import { colourTokens } from '../../contract/tokens.ts'
import { createFinding, type Finding } from '../finding.ts'
import type { Span } from '../source.ts'
import { contrastOf, formatColour, formatRatio, type Lch, layOver } from '../theme/colour.ts'
import type { Path } from '../tree.ts'
import { computeColour, type FindColour } from './compute-colour.ts'
import { type CssNode, childrenOf, generate, List, nameOf, type Value } from './css.ts'
import type { LookSheet, PaintPair } from './look-sheet.ts'
import { coloursOf, type LookToken, type LookTokens } from './look-tokens.ts'
import { variableOf, variantsOf } from './substitute.ts'

/** The colours of a merchant that takes a look. */
export interface LookColours {
  readonly merchant: string
  readonly find: FindColour
  readonly tokens: LookTokens
}

/** Reports the pairs of texts and backgrounds of a file of a look that are too close in the colours of a merchant. */
export function checkSheetContrast({ pairs, locals }: LookSheet, colours: LookColours): Finding[] {
  const page = pageOf(colours)
  const faint = new Set<number | undefined>()
  return pairs.flatMap((pair): Finding[] => {
    // One finding for each value: a correction of the first may correct the others.
    if (pair.kit && faint.has(pair.span.start)) return []
    const texts = coloursOf(pair.text, locals, colours.find)
    const backgrounds = variantsOf(pair.background, locals).flatMap((value) =>
      backgroundsOf(
        pair.kit?.sets === 'text' ? withoutGradients(value) : value,
        colours.find,
        page,
      ),
    )
    const computed = { texts, backgrounds, ratio: pair.ratio, ...(pair.kit && { kit: pair.kit }) }
    const found = checkPair(computed, colours, {
      span: pair.span,
      path: [],
      names: namesOfPair(pair),
    })
    if (found.length > 0) for (const place of placesOf(pair)) faint.add(place)
    return found
  })
}

/** Lists where the file sets the values of a pair. */
function placesOf({ text, background, kit, span }: PaintPair): readonly (number | undefined)[] {
  return kit ? [span.start] : [text, background].map(({ loc }) => loc?.start.offset)
}

/** Reports the pairs that the tokens of a look declare and do not keep in the colours of a merchant. */
export function checkTokenContrast(own: readonly LookToken[], colours: LookColours): Finding[] {
  return own.flatMap(({ pairs }) =>
    pairs.flatMap(({ text, background, ratio, span, path }) => {
      const page = pageOf(colours)
      const [ink, behind] = [colours.find(text), colours.find(background)]
      if (!ink || !behind) return []
      const pair = { texts: [ink], backgrounds: [layOver(formatColour(behind), page)], ratio }
      return checkPair(pair, colours, { span, path, names: { text, background } })
    }),
  )
}

interface ComputedPair {
  readonly texts: readonly Lch[]
  readonly backgrounds: readonly string[]
  readonly ratio: 3 | 4.5
  readonly kit?: NonNullable<PaintPair['kit']>
}

interface At {
  readonly span: Span
  readonly path: Path
  readonly names: { readonly text: string; readonly background: string }
}

function checkPair(pair: ComputedPair, { merchant, find, tokens }: LookColours, at: At): Finding[] {
  const { texts, backgrounds, ratio: needed, kit } = pair
  if (texts.length === 0 || backgrounds.length === 0) return []
  const ratio = Math.min(...texts.map((text) => lowest(formatColour(text), backgrounds)))
  if (ratio >= needed) return []
  const [wanted] = texts
  const nearest =
    wanted &&
    findNearestToken(wanted, [...colourTokens, ...tokens.keys()], (name) => {
      const hex = hexOf(find(name))
      return hex !== undefined && hex.length === 7 && lowest(hex, backgrounds) >= needed
        ? find(name)
        : undefined
    })
  const { span, path, names } = at
  return [
    createFinding(
      'look-contrast',
      { span, path },
      { ...names, ratio: formatRatio(ratio), needed, merchant, nearest, ...(kit && { kit }) },
    ),
  ]
}

function lowest(text: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastOf(text, background)))
}

/** Finds the token whose colour is nearest to another one, among those for which `colourOf` has a colour. */
export function findNearestToken(
  wanted: Lch,
  names: readonly string[],
  colourOf: (name: string) => Lch | undefined,
): string | undefined {
  let best: { readonly name: string; readonly far: number } | undefined
  for (const name of names) {
    const colour = colourOf(name)
    const far = colour ? distance(colour, wanted) : Number.POSITIVE_INFINITY
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { name, far }
  }
  return best?.name
}

/** The distance of two colours in OKLab. */
function distance(one: Lch, other: Lch): number {
  const plane = ({ c, h }: Lch) => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ]
  const [[a = 0, b = 0], [x = 0, y = 0]] = [plane(one), plane(other)]
  return Math.hypot(one.l - other.l, a - x, b - y, one.alpha - other.alpha)
}

/** Returns the colour behind every part. */
function pageOf({ find }: LookColours): string {
  return hexOf(find('surface-page')) ?? ''
}

function hexOf(colour: Lch | undefined): string | undefined {
  return colour && formatColour(colour)
}

/** Lists the opaque colours that a background can have: of each stop of its gradients, and of what is behind them. */
function backgroundsOf(value: Value, find: FindColour, page: string): string[] {
  const nodes = childrenOf(value)
  const stops = nodes
    .flatMap((node) => (isGradient(node) ? childrenOf(node) : []))
    .flatMap((node) => computeColour(node, find) ?? [])
  const plain = nodes
    .filter((node) => !isGradient(node))
    .flatMap((node) => computeColour(node, find) ?? [])
  const last = plain.at(-1)
  if (!last && stops.length === 0) return []
  const behind = last ? layOver(formatColour(last), page) : page
  const isOpen = stops.length === 0 || stops.some(({ alpha }) => alpha < 1)
  return [...(isOpen ? [behind] : []), ...stops.map((stop) => layOver(formatColour(stop), behind))]
}

/** Leaves out gradients: most draw lines, edges and light where no words of the kit lie, and no rule says which do. */
function withoutGradients(value: Value): Value {
  const kept = childrenOf(value).filter((node) => !isGradient(node))
  return { ...value, children: new List<CssNode>().fromArray(kept) }
}

function isGradient(node: CssNode): node is CssNode & { type: 'Function' } {
  return node.type === 'Function' && nameOf(node.name).endsWith('-gradient')
}

function namesOfPair({ text, background }: PaintPair): At['names'] {
  return { text: nameOfValue(text), background: nameOfValue(background) }
}

function nameOfValue(value: Value): string {
  const [only, ...rest] = childrenOf(value)
  return (rest.length === 0 && only && variableOf(only)) || generate(value)
}
