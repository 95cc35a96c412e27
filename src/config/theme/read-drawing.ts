/** What can be told of a vector picture without drawing it. */
export interface Drawing {
  /** Width over height. */
  readonly ratio: number
  /** The colours it is drawn in, each with how much is drawn in it, as parts of 1. */
  readonly inks: readonly { readonly hex: string; readonly part: number }[]
}

/** Reads a drawing's shape and colours; undefined where it says no size. */
export function readDrawing(svg: string): Drawing | undefined {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  const ratio = readRatio(root)
  if (ratio === undefined) return undefined
  const shades = readGradients(svg)
  const amounts = new Map<string, number>()
  for (const { colour, amount } of readPaints(svg)) {
    const hex = shades.get(colour) ?? readHex(colour)
    if (hex) amounts.set(hex, (amounts.get(hex) ?? 0) + amount)
  }
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  return { ratio, inks: [...amounts].map(([hex, amount]) => ({ hex, part: amount / whole })) }
}

/** Every fill and stroke as it is said, taken over from the elements around. */
function readPaints(svg: string): { colour: string; amount: number }[] {
  // Definitions are drawn where they are used, in colours that are theirs.
  const shown = svg.replace(/<(defs|clipPath|mask|symbol)\b[\s\S]*?<\/\1>/g, '')
  const open: Paint[] = [{ fill: '#000000', stroke: 'none' }]
  return [...shown.matchAll(/<(\/?)([a-zA-Z]+)\b([^>]*?)(\/?)>/g)].flatMap(
    ([tag, closing, name = '', attributes = '', alone]) => {
      if (closing) {
        if (open.length > 1) open.pop()
        return []
      }
      const paint = inherit(open.at(-1) ?? { fill: 'none', stroke: 'none' }, attributes)
      if (!alone) open.push(paint)
      const amount = amountOf(name, tag)
      if (amount === 0) return []
      return [paint.fill, paint.stroke].map((colour) => ({ colour, amount }))
    },
  )
}

interface Paint {
  readonly fill: string
  readonly stroke: string
}

function readRatio(root: string): number | undefined {
  const [, , width, height] = (attributeOf(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (width && height) return width / height
  const [w, h] = ['width', 'height'].map((name) => Number.parseFloat(attributeOf(root, name) ?? ''))
  return w && h ? w / h : undefined
}

/** Each gradient by its reference, as its first colour. */
function readGradients(svg: string): Map<string, string> {
  return new Map(
    [
      ...svg.matchAll(
        /<(?:linear|radial)Gradient\b([^>]*)>([\s\S]*?)<\/(?:linear|radial)Gradient>/g,
      ),
    ].flatMap(([, head = '', stops = '']): [string, string][] => {
      const hex = readHex(styleOf(stops, 'stop-color') ?? '')
      const id = attributeOf(head, 'id')
      return hex && id ? [[`url(#${id})`, hex]] : []
    }),
  )
}

function inherit(from: Paint, attributes: string): Paint {
  return {
    fill: styleOf(attributes, 'fill') ?? from.fill,
    stroke: styleOf(attributes, 'stroke') ?? from.stroke,
  }
}

/** How much an element draws: as much as its outline has to say. */
function amountOf(name: string, tag: string): number {
  if (name === 'path') return (attributeOf(tag, 'd') ?? '').length
  if (name === 'polygon' || name === 'polyline') return (attributeOf(tag, 'points') ?? '').length
  if (name === 'text' || name === 'tspan') return 60
  return ['rect', 'circle', 'ellipse', 'line'].includes(name) ? 30 : 0
}

/** A property said as an attribute or in a style attribute. */
function styleOf(attributes: string, name: string): string | undefined {
  const said = new RegExp(`(?<![\\w-])${name}\\s*:\\s*([^;"']+)`).exec(attributes)
  return (said?.[1] ?? attributeOf(attributes, name))?.trim()
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?<![\\w:-])${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]
}

const words: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  // A picture on its own has no text colour to take over.
  currentColor: '#000000',
}

function readHex(colour: string): string | undefined {
  if (Object.hasOwn(words, colour)) return words[colour]
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase()
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : undefined
}
