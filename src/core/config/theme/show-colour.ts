/** The precision of the search for the highest chroma within sRGB. */
const precision = 0.4 / 2 ** 13

/**
 * Converts an OKLCH colour to hex, with its chroma reduced until sRGB contains it. The results equal
 * those of culori's `clampChroma`, which allocates objects for each colour; a theme needs some
 * thousand of them.
 */
export function showColour(l: number, c: number, h: number): string {
  return `#${((1 << 24) | levelsOf(l, c, h)).toString(16).slice(1)}`
}

/** Returns the relative luminance of the same colour without formatting it. */
export function shownLuminance(l: number, c: number, h: number): number {
  return luminanceOfLevels(levelsOf(l, c, h))
}

/** Returns the levels of red, green and blue, eight bits each. */
function levelsOf(l: number, c: number, h: number): number {
  const turn = (h / 180) * Math.PI
  const [along, across] = [Math.cos(turn), Math.sin(turn)]
  const isShownAt = (chroma: number): boolean => setLinearLight(l, chroma * along, chroma * across)
  if (isShownAt(c) || !isShownAt(0)) return levelsOfLight()
  let shown = 0
  let outside = c
  while (outside - shown > precision) {
    const middle = shown + (outside - shown) * 0.5
    if (isShownAt(middle)) shown = middle
    else outside = middle
  }
  setLinearLight(l, shown * along, shown * across)
  return levelsOfLight()
}

/** Returns the relative luminance of an opaque hex colour, 0..1 (WCAG 2.2). */
export function luminanceOf(hex: string): number {
  return luminanceOfLevels(Number.parseInt(hex.slice(1, 7), 16))
}

function luminanceOfLevels(value: number): number {
  const lightAt = (shift: number): number => lights[(value >> shift) & 255] ?? 0
  return 0.2126 * lightAt(16) + 0.7152 * lightAt(8) + 0.0722 * lightAt(0)
}

/** The linear red, green and blue of the last colour, 0..1 within sRGB. One buffer is reused for millions of conversions. */
const light = new Float64Array(3)

/** Converts an OKLab colour to linear light (Björn Ottosson, 2021). Returns true if sRGB contains it. */
function setLinearLight(l: number, a: number, b: number): boolean {
  const long = cube(l + 0.3963377773761749 * a + 0.2158037573099136 * b)
  const middle = cube(l - 0.1055613458156586 * a - 0.0638541728258133 * b)
  const short = cube(l - 0.0894841775298119 * a - 1.2914855480194092 * b)
  const red = 4.0767416360759574 * long - 3.3077115392580616 * middle + 0.2309699031821044 * short
  const green =
    -1.2684379732850317 * long + 2.6097573492876887 * middle - 0.3413193760026573 * short
  const blue = -0.0041960761386756 * long - 0.7034186179359362 * middle + 1.7076146940746117 * short
  light[0] = red
  light[1] = green
  light[2] = blue
  return red >= 0 && red <= 1 && green >= 0 && green <= 1 && blue >= 0 && blue <= 1
}

function cube(value: number): number {
  return value * value * value
}

function levelsOfLight(): number {
  const levelAt = (index: number): number => levelOf(light[index] ?? 0)
  return (levelAt(0) << 16) | (levelAt(1) << 8) | levelAt(2)
}

/** Converts linear light to an sRGB level, 0..255. */
function levelOf(light: number): number {
  if (light <= 0) return 0
  if (light >= 1) return 255
  return Math.round(255 * (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : light * 12.92))
}

/** The linear light of each sRGB level. */
const lights: readonly number[] = Array.from({ length: 256 }, (_, level) => {
  const part = level / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
