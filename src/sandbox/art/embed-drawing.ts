import {
  contentOf,
  type DrawnElement,
  parseSvgRoot,
  viewBoxOf,
  writtenAttributes,
} from '../../core/contract/parse-svg.ts'
import { prefixIds } from '../../site/assemble/prefix-ids.ts'
import type { DrawingFrame } from '../../site/pictures/vector-drawing.ts'

export interface Embedding {
  /** The prefix of its ids, different for each drawing of a picture. */
  readonly prefix: string
  readonly frame: DrawingFrame
  /** Colours in place of those of the drawing, both as #RRGGBB in upper case. */
  readonly recolour?: ReadonlyMap<string, string>
  /** The value of `currentColor` in it. */
  readonly colour?: string | undefined
}

/** A drawing taken apart, to be drawn inside another. */
export interface Opened {
  readonly open: string
  readonly inner: string
}

/** The attributes that only a root element has. */
const ofRoot = /^(xmlns(:.*)?|x|y|width|height|viewBox|id|version|preserveAspectRatio)$/

/** A drawing as an element of another, in its frame. */
export function embedDrawing(source: string, embedding: Embedding): string {
  const { open, inner } = openDrawing(source, embedding)
  return `${open}${inner}</g>`
}

/**
 * The same with its inside apart. It is a group and not an svg element: inside a clipped svg
 * element the renderer cuts clipped groups too short (github.com/linebender/resvg).
 */
export function openDrawing(source: string, embedding: Embedding): Opened {
  const { prefix, frame, recolour, colour } = embedding
  const root = parseSvgRoot(source)
  const kept = root ? writtenAttributes(source, root, (name) => !ofRoot.test(name)) : ''
  const own = `transform="${transformOf(root, frame)}"${kept}`
  const open = `<g ${own}${colour === undefined ? '' : ` color="${colour}"`}>`
  const inner = prefixIds(prefix, root ? contentOf(source, root) : '')
  return recolour ? { open: paint(open, recolour), inner: paint(inner, recolour) } : { open, inner }
}

/** Returns the transform that fits a drawing's box into a frame. */
function transformOf(
  root: DrawnElement | undefined,
  { x, y, width, height }: DrawingFrame,
): string {
  const own = (root && viewBoxOf(root)) ?? { x: 0, y: 0, width, height }
  const scale = `scale(${round(width / own.width)} ${round(height / own.height)})`
  return `translate(${round(x)} ${round(y)}) ${scale} translate(${-own.x} ${-own.y})`
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** Every colour replaced in one pass, so that none is replaced twice. */
function paint(text: string, recolour: ReadonlyMap<string, string>): string {
  return text.replace(
    /"#[0-9a-f]{6}"/gi,
    (quoted) => `"${recolour.get(quoted.slice(1, -1).toUpperCase()) ?? quoted.slice(1, -1)}"`,
  )
}

/** Splits a drawing into the layers whose ids end in `-layer-<name>` and the elements around them. */
export function takeLayers(inner: string): {
  readonly head: string
  readonly parts: ReadonlyMap<string, string>
  readonly tail: string
} {
  const marks = [...inner.matchAll(/<\w+\b[^>]*?\bid="[^"]*-layer-([a-z]+)"/g)]
  const head = inner.slice(0, marks[0]?.index ?? inner.length)
  const unclosed = (head.match(/<g\b/g)?.length ?? 0) - (head.match(/<\/g>/g)?.length ?? 0)
  const tail = '</g>'.repeat(Math.max(0, unclosed))
  const end = inner.length - tail.length
  const parts = marks.map(({ 1: name = '', index }, place): [string, string] => [
    name,
    inner.slice(index, marks[place + 1]?.index ?? end),
  ])
  return { head, parts: new Map(parts), tail }
}
