import {
  contentOf,
  type DrawnElement,
  parseSvgRoot,
  type ViewBox,
  viewBoxOf,
  writtenAttributes,
} from '../../core/contract/parse-svg.ts'

export type DrawingFrame = ViewBox

/** A vector drawing that can be rasterized. */
export interface VectorDrawing {
  /** The SVG markup inside its root. */
  readonly inner: string
  /** The attributes of its root, without those of its size. */
  readonly attributes: string
  /** The frame that contains all of it. */
  readonly whole: DrawingFrame
  /** The frame of the picture. */
  readonly part: DrawingFrame
}

/** Writes an SVG file that shows a frame of a drawing. */
export function writeSvg(
  { inner, attributes }: VectorDrawing,
  { x, y, width, height }: DrawingFrame,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${attributes}>${inner}</svg>`
}

/** The most that a picture may be longer on one side than on the other, as a factor. */
const maxRatio = 8

/** Attributes of the root that the frame replaces. */
const frameAttributes: ReadonlySet<string> = new Set(
  'xmlns x y width height viewBox version'.split(' '),
)

/** Parses an SVG; undefined if it is broken, has no size, or is more than eight times longer on one side. */
export function parseVectorDrawing(svg: string): VectorDrawing | undefined {
  const root = parseSvgRoot(svg)
  const frame = root && (viewBoxOf(root) ?? readLengths(root))
  if (!root || !frame || isThin(frame)) return undefined
  const attributes = writtenAttributes(svg, root, (name) => !frameAttributes.has(name))
  return { inner: contentOf(svg, root), attributes, whole: frame, part: frame }
}

function isThin({ width, height }: DrawingFrame): boolean {
  return height > width * maxRatio || width > height * maxRatio
}

/** Reads the frame of a drawing that has `width` and `height` but no `viewBox`. */
function readLengths({ attributes }: DrawnElement): DrawingFrame | undefined {
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(/^([\d.]+)(?:px)?$/.exec(attributes.get(name)?.value ?? '')?.[1]),
  )
  return width > 0 && height > 0 ? { x: 0, y: 0, width, height } : undefined
}
