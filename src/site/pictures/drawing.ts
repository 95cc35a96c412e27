import {
  type Box,
  contentOf,
  type DrawnElement,
  readRoot,
  viewBoxOf,
  writtenAttributes,
} from '../../core/contract/read-svg.ts'

export type Frame = Box

/** A vector drawing that is ready to be made into a picture. */
export interface Drawing {
  readonly inner: string
  /** Attributes of its root beside its size. */
  readonly attributes: string
  /** All of it lies in this frame. */
  readonly whole: Frame
  /** The part of it that is the picture. */
  readonly part: Frame
}

/** A drawing as an SVG file that shows a frame of it. */
export function writeSvg({ inner, attributes }: Drawing, { x, y, width, height }: Frame): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${attributes}>${inner}</svg>`
}

/** How much taller than wide a picture may be, and the reverse. */
const longest = 8

/** What the frame says in their place. */
const ofFrame: ReadonlySet<string> = new Set('xmlns x y width height viewBox version'.split(' '))

/** An SVG as a drawing of its own size; undefined when it cannot be read, does not say one, or is a thin line. */
export function readSize(svg: string): Drawing | undefined {
  const root = readRoot(svg)
  const frame = root && (viewBoxOf(root) ?? readLengths(root))
  if (!root || !frame || isThin(frame)) return undefined
  const attributes = writtenAttributes(svg, root, (name) => !ofFrame.has(name))
  return { inner: contentOf(svg, root), attributes, whole: frame, part: frame }
}

function isThin({ width, height }: Frame): boolean {
  return height > width * longest || width > height * longest
}

/** The frame of a drawing that says its width and height alone. */
function readLengths({ attributes }: DrawnElement): Frame | undefined {
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(/^([\d.]+)(?:px)?$/.exec(attributes.get(name)?.value ?? '')?.[1]),
  )
  return width > 0 && height > 0 ? { x: 0, y: 0, width, height } : undefined
}
