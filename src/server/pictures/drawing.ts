export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A vector drawing that is ready to be made into a picture. */
export interface Drawing {
  readonly svg: string
  /** The width of the whole drawing. */
  readonly width: number
  /** The part of it that is the picture. */
  readonly crop: Frame
}

export interface Framing {
  /** What is drawn. */
  readonly inner: string
  /** Everything that is drawn lies in it. */
  readonly whole: Frame
  /** The part that is the picture. */
  readonly part: Frame
  /** Attributes of the drawing's root beside its size. */
  readonly attributes?: string
}

/**
 * A drawing with all of it on its canvas, to be cut to its picture as pixels: the renderer stops at
 * a group that lies wholly outside the canvas, and cuts filtered groups short at its edge
 * (github.com/linebender/resvg), for which filters get a margin.
 */
export function frameDrawing({ inner, whole, part, attributes = '' }: Framing): Drawing {
  const margin = inner.includes('<filter') ? Math.max(part.width, part.height) / 8 : 0
  const x = whole.x - margin
  const y = whole.y - margin
  const width = whole.width + 2 * margin
  const height = whole.height + 2 * margin
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${attributes}>${inner}</svg>`,
    width,
    crop: { ...part, x: part.x - x, y: part.y - y },
  }
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
  return frameDrawing({ inner, whole: frame, part: frame, attributes })
}

function readLength(root: string, name: string): number {
  return Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1])
}
