import type { Colours } from '../../core/config/theme/palette.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'

/** The size of a word mark in units of its view box, fitted to the header. */
const height = 28
const gap = 8
const widest = 6.8 * height
const narrowest = 1.6 * height

/** The colours of a word mark. */
interface Inks {
  readonly mark: string
  readonly onMark: string
  readonly words: string
}

/** The drawings of a brand, as SVG. */
export interface BrandDrawings {
  readonly mark: string
  readonly logo: string
  readonly logoInverse: string
}

/** Draws a square mark with the first letter of a name, and word marks for the page and for the brand colour. */
export function drawBrand(name: string, colours: Colours): BrandDrawings {
  const page = { mark: colours.primary, onMark: colours['on-primary'], words: colours.text }
  const inverse = { mark: page.onMark, onMark: page.mark, words: page.onMark }
  return {
    mark: picture(height, drawMark(name, page)),
    logo: drawWords(name, page),
    logoInverse: drawWords(name, inverse),
  }
}

function drawMark(name: string, { mark, onMark }: Inks): string {
  const letter = name.toUpperCase()
  const [first = ''] = [...new Intl.Segmenter().segment(letter)].map(({ segment }) => segment)
  return `<rect width="28" height="28" rx="7" fill="${mark}"/>${write(first, { x: 14, y: 19.5, size: 16, fill: onMark, middle: true })}`
}

function drawWords(name: string, inks: Inks): string {
  const room = widest - height - gap
  const alone = measure(name) * 20 <= room
  const lines = alone ? [name] : splitInTwo(name)
  const size = alone ? 20 : Math.min(12.5, room / Math.max(...lines.map(measure)))
  const ys = alone ? [21] : [11.5, 24.5]
  const words = lines.map((line, at) =>
    write(line, { x: height + gap, y: ys[at] ?? 21, size, fill: inks.words }),
  )
  const longest = Math.max(...lines.map(measure)) * size
  const width = Math.max(narrowest, height + gap + longest)
  return picture(round(width), drawMark(name, inks) + words.join(''))
}

interface Writing {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly middle?: true
}

/** Writes a text element with a fixed width, so that it is never wider than measured in any font. */
function write(text: string, { x, y, size, fill, middle }: Writing): string {
  const width = round(measure(text) * size)
  const anchor = middle ? ' text-anchor="middle"' : ''
  const fit = middle ? '' : ` textLength="${width}" lengthAdjust="spacingAndGlyphs"`
  return `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-weight="700" font-size="${round(size)}" fill="${fill}"${anchor}${fit}>${escapeHtml(text)}</text>`
}

/** Estimates the width of a text in bold, in em. */
function measure(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
}

function widthOf(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{Emoji_Presentation}\uFF00-\uFFEF]/u.test(letter))
    return 1
  if (/[\p{sc=Khmer}MW@%]/u.test(letter)) return 0.9
  if (/[\sil.,'|]/.test(letter)) return 0.3
  return /[\p{Lu}]/u.test(letter) ? 0.7 : 0.6
}

/** Splits a name into two lines of similar width: between words, or between letters if that would be too uneven. */
function splitInTwo(name: string): [string, string] {
  const byWords = splitBy('word', name)
  const longest = Math.max(...byWords.map(measure))
  return longest > measure(name) * maxLineShare ? splitBy('grapheme', name) : byWords
}

/** The most that the longer of two lines may take of a name, as a share. */
const maxLineShare = 0.75

function splitBy(granularity: 'word' | 'grapheme', name: string): [string, string] {
  const unevenness = (at: number): number =>
    Math.abs(measure(name.slice(0, at)) * 2 - measure(name))
  const [best = 0] = [...new Intl.Segmenter(undefined, { granularity }).segment(name)]
    .map(({ index }) => index)
    .filter((at) => at > 0)
    .sort((a, b) => unevenness(a) - unevenness(b))
  return [name.slice(0, best).trim(), name.slice(best).trim()]
}

function picture(width: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
