import { formatColour, type Lch, mix } from '../theme/colour.ts'
import { converter, parse } from '../theme/culori.ts'
import { computeNumber } from './compute-number.ts'
import { type CssNode, childrenOf, colourNames, generate, nameOf, splitAtCommas } from './css.ts'
import { colourFunctions } from './look-properties.ts'
import { variableOf } from './substitute.ts'

/** Returns the colour of a token in OKLCH; undefined for a name that is no colour. */
export type FindColour = (name: string) => Lch | undefined

/**
 * Computes a colour as the build writes it: of tokens, `color-mix()` in OKLab, OKLCH or sRGB, and colours from
 * another one in `oklch()`, `oklab()`, `rgb()` or `hsl()`. Undefined for anything else.
 */
export function computeColour(node: CssNode, find: FindColour): Lch | undefined {
  const name = variableOf(node)
  if (name !== undefined) return find(name)
  if (node.type === 'Hash') return parseColourText(`#${node.value}`)
  if (node.type === 'Identifier') return computeWord(nameOf(node.name))
  if (node.type !== 'Function') return undefined
  const of = nameOf(node.name)
  if (of === 'color-mix') return computeMix(childrenOf(node), find)
  if (!colourFunctions.has(of)) return undefined
  const [first, origin, ...rest] = childrenOf(node)
  const isRelative = first?.type === 'Identifier' && nameOf(first.name) === 'from'
  if (!isRelative) return parseColourText(generate(node))
  const from = origin && computeColour(origin, find)
  return from && computeRelative(of, from, rest)
}

/** Formats a computed colour as hex. */
export function hexOfColour(colour: Lch): string {
  return formatColour(colour)
}

type Oklch = NonNullable<ReturnType<typeof toOklch>>

const clear: Lch = { l: 0, c: 0, h: 0, alpha: 0 }

function computeWord(word: string): Lch | undefined {
  if (word === 'transparent') return clear
  return colourNames.has(word) ? parseColourText(word) : undefined
}

const toOklch = converter('oklch')
const toOklab = converter('oklab')
const toRgb = converter('rgb')
const toHsl = converter('hsl')

function parseColourText(text: string): Lch | undefined {
  const parsed = parse(text)
  return parsed ? readLch(toOklch(parsed)) : undefined
}

function readLch({ l, c, h, alpha }: Oklch): Lch {
  return { l, c, h: h ?? 0, alpha: alpha ?? 1 }
}

interface Share {
  readonly colour: Lch
  /** Percent; undefined where the rest is meant. */
  readonly part: number | undefined
}

function computeMix(nodes: readonly CssNode[], find: FindColour): Lch | undefined {
  const [method = [], ...rest] = splitAtCommas(nodes)
  const space = method.flatMap((node) => (node.type === 'Identifier' ? [nameOf(node.name)] : []))[1]
  const [one, other, ...more] = rest.map((part) => readShare(part, find))
  if (!one || !other || more.length > 0) return undefined
  const first = one.part ?? (other.part === undefined ? 50 : 100 - other.part)
  const second = other.part ?? 100 - first
  const sum = first + second
  if (!(sum > 0)) return undefined
  const mixed = mixIn(space, { from: one.colour, to: other.colour, part: second / sum })
  return mixed && { ...mixed, alpha: mixed.alpha * Math.min(1, sum / 100) }
}

function readShare(nodes: readonly CssNode[], find: FindColour): Share | undefined {
  const percent = nodes.find((node) => node.type === 'Percentage')
  const colours = nodes.filter((node) => node.type !== 'Percentage')
  const colour = colours[0] && computeColour(colours[0], find)
  if (!colour || colours.length > 1) return undefined
  return { colour, part: percent?.type === 'Percentage' ? Number(percent.value) : undefined }
}

interface Mixture {
  readonly from: Lch
  readonly to: Lch
  readonly part: number
}

/** Mixes two colours. A transparent one gives its alpha only, as CSS mixes them. */
function mixIn(space: string | undefined, { from, to, part }: Mixture): Lch | undefined {
  const alpha = from.alpha + (to.alpha - from.alpha) * part
  if (alpha <= 0) return clear
  // Colours are mixed by what they cover.
  const weight = (to.alpha * part) / alpha
  if (space === 'oklab') return { ...mix(from, to, weight), alpha }
  if (space === 'oklch') return { ...mixAround(from, to, weight), alpha }
  if (space !== 'srgb') return undefined
  const [a, b] = [from, to].map((one) => toRgb({ mode: 'oklch', ...one }))
  if (!a || !b) return undefined
  const between = (start: number, end: number): number => start + (end - start) * weight
  const rgb = {
    mode: 'rgb',
    r: between(a.r, b.r),
    g: between(a.g, b.g),
    b: between(a.b, b.b),
  } as const
  return { ...readLch(toOklch(rgb)), alpha }
}

/** Mixes along the shorter way around the circle of hues. A grey takes the hue of the other colour. */
function mixAround(from: Lch, to: Lch, weight: number): Lch {
  const start = from.c < 1e-4 ? to.h : from.h
  const end = to.c < 1e-4 ? start : to.h
  const turn = ((end - start + 540) % 360) - 180
  return {
    l: from.l + (to.l - from.l) * weight,
    c: from.c + (to.c - from.c) * weight,
    h: (start + turn * weight + 360) % 360,
    alpha: 1,
  }
}

/** Computes a colour whose channels are those of another one, or numbers, or calculations with both. */
function computeRelative(of: string, from: Lch, rest: readonly CssNode[]): Lch | undefined {
  const slash = rest.findIndex((node) => node.type === 'Operator' && node.value === '/')
  const typed = slash < 0 ? rest : rest.slice(0, slash)
  const source = channelsOf(of, from)
  if (!source || typed.length !== source.length) return undefined
  const known = new Map([
    ...source.map(({ name, value }) => [name, value] as const),
    ['alpha', from.alpha],
  ])
  const values = typed.map((node, at) => computeNumber(node, known, source[at]?.whole ?? 1))
  const alpha = slash < 0 ? from.alpha : rest[slash + 1] && computeNumber(rest[slash + 1], known, 1)
  const [a, b, c] = values
  if (a === undefined || b === undefined || c === undefined || alpha === undefined) return undefined
  const colour = composeColour(of, a, b, c)
  return colour && { ...colour, alpha: Math.min(1, Math.max(0, alpha)) }
}

interface Channel {
  readonly name: string
  readonly value: number
  /** What 100 % of it is. */
  readonly whole: number
}

function channelsOf(of: string, colour: Lch): readonly Channel[] | undefined {
  const typed = { mode: 'oklch', ...colour } as const
  const list = (
    names: string,
    values: readonly (number | undefined)[],
    wholes: readonly number[],
  ): Channel[] =>
    [...names].map((name, at) => ({ name, value: values[at] ?? 0, whole: wholes[at] ?? 1 }))
  if (of === 'oklch') return list('lch', [colour.l, colour.c, colour.h], [1, 0.4, 360])
  if (of === 'oklab') {
    const { l, a, b } = toOklab(typed)
    return list('lab', [l, a, b], [1, 0.4, 0.4])
  }
  if (of === 'rgb' || of === 'rgba') {
    const { r, g, b } = toRgb(typed)
    return list('rgb', [r * 255, g * 255, b * 255], [255, 255, 255])
  }
  if (of !== 'hsl' && of !== 'hsla') return undefined
  const { h, s, l } = toHsl(typed)
  return list('hsl', [h, s * 100, l * 100], [360, 100, 100])
}

function composeColour(of: string, a: number, b: number, c: number): Lch | undefined {
  if (of === 'oklch') return { l: a, c: Math.max(0, b), h: ((c % 360) + 360) % 360, alpha: 1 }
  if (of === 'oklab') return readLch(toOklch({ mode: 'oklab', l: a, a: b, b: c }))
  if (of.startsWith('rgb'))
    return readLch(toOklch({ mode: 'rgb', r: a / 255, g: b / 255, b: c / 255 }))
  return readLch(toOklch({ mode: 'hsl', h: a, s: b / 100, l: c / 100 }))
}
