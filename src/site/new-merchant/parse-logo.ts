import { formatDrawingProblem } from '../../core/config/check-art.ts'
import { checkDrawing } from '../../core/config/drawing/check-drawing.ts'
import { checkLogoSize } from '../../core/config/drawing/check-logo-size.ts'
import { type Drawing, readDrawing } from '../../core/config/theme/read-drawing.ts'
import { readPng } from '../../core/config/theme/read-png.ts'
import { type DrawnElement, parseSvgRoot } from '../../core/contract/parse-svg.ts'

/** A logo that an operator provides. */
export interface Logo {
  readonly kind: 'svg' | 'png' | 'webp' | 'jpg'
  readonly bytes: Uint8Array
  /** Its proportions and colours; undefined if the format does not reveal them. */
  readonly drawing: Drawing | undefined
  /** True if it contains text that is not outlined, which each device shows in its own font. */
  readonly hasText: boolean
}

/** Reads a logo from the bytes of a file; throws one sentence for operators, with the file's name, if it cannot be used. */
export function parseLogo(name: string, bytes: Uint8Array): Logo {
  const weight = checkLogoSize(bytes.length)
  if (weight !== undefined) throw new Error(weight)
  const kind = detectKind(bytes)
  if (!kind) throw new Error(formatNoPicture(name))
  if (kind !== 'svg') return { kind, bytes, drawing: readPng(bytes), hasText: false }
  const text = new TextDecoder().decode(bytes)
  return { kind, bytes, drawing: readSvg(name, text), hasText: holdsText(text) }
}

/** Formats a sentence if a bitmap cannot be decoded completely; undefined if it can, and for an SVG, which `parseLogo` checks. */
export async function formatUnreadableLogo(
  name: string,
  bytes: Uint8Array,
  canBeDrawn: (bytes: Uint8Array) => Promise<boolean>,
): Promise<string | undefined> {
  return detectKind(bytes) === 'svg' || (await canBeDrawn(bytes))
    ? undefined
    : formatNoPicture(name)
}

/** Formats the sentence about a file that is not a picture, whatever its name. */
export function formatNoPicture(name: string): string {
  return `"${name}" is not a picture. Use an SVG, PNG, WebP or JPEG.`
}

function readSvg(name: string, text: string): Drawing {
  const [problem] = checkDrawing(text)
  if (problem) throw new Error(formatDrawingProblem(name, problem))
  const drawing = readDrawing(text)
  if (!drawing) throw new Error('The logo has no size. Add a viewBox to its root element.')
  return drawing
}

/** Reports whether a drawing contains text that is not outlined. */
function holdsText(svg: string): boolean {
  const root = parseSvgRoot(svg)
  return root !== undefined && hasTextBelow(root)
}

function hasTextBelow({ name, text, children }: DrawnElement): boolean {
  const isText = (name === 'text' || name === 'tspan') && text.trim() !== ''
  return isText || children.some(hasTextBelow)
}

/** Detects the format of a file by its first bytes, whatever its name. */
function detectKind(bytes: Uint8Array): Logo['kind'] | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\x89PNG\r\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /<svg[\s>]/.test(start) || /^\uFEFF?\s*<(\?xml|!--|!DOCTYPE svg)/.test(start)
    ? 'svg'
    : undefined
}
