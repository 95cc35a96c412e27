export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

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

/** An SVG as a drawing of its own size; undefined when it does not say one, or is a thin line. */
export function readSize(svg: string): Drawing | undefined {
  const [, root = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? []
  const [x = 0, y = 0, ...box] = (/\bviewBox="([^"]*)"/.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = box[0] ?? readLength(root, 'width')
  const height = box[1] ?? readLength(root, 'height')
  if (!(width > 0 && height > 0) || height > width * longest || width > height * longest)
    return undefined
  const frame = { x, y, width, height }
  const attributes = root.replace(/\s(xmlns|x|y|width|height|viewBox|version)="[^"]*"/g, '')
  return { inner, attributes, whole: frame, part: frame }
}

function readLength(root: string, name: string): number {
  return Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1])
}
