/** Of red, green and blue, how much light: 0..1 where a screen can show it. */
type Light = [red: number, green: number, blue: number]

/** How finely the chroma that a screen can show is looked for. */
const fine = 0.4 / 2 ** 13

/**
 * The hex of an OKLCH colour, its chroma reduced until a screen can show it. A theme asks for some
 * thousand of them; the answers are those of culori's `clampChroma`, which makes objects for each.
 */
export function showColour(l: number, c: number, h: number): string {
  const turn = (h / 180) * Math.PI
  const [along, across] = [Math.cos(turn), Math.sin(turn)]
  const lightAt = (chroma: number): Light => lightOf(l, chroma * along, chroma * across)
  const wished = lightAt(c)
  if (isShown(wished)) return hexOf(wished)
  const grey = lightAt(0)
  if (!isShown(grey)) return hexOf(grey)
  let shown = 0
  let lost = c
  while (lost - shown > fine) {
    const middle = shown + (lost - shown) * 0.5
    if (isShown(lightAt(middle))) shown = middle
    else lost = middle
  }
  return hexOf(lightAt(shown))
}

/** Relative luminance of an opaque hex colour, 0..1 (WCAG 2.2). */
export function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  const lightAt = (shift: number): number => lights[(value >> shift) & 255] ?? 0
  return 0.2126 * lightAt(16) + 0.7152 * lightAt(8) + 0.0722 * lightAt(0)
}

/** OKLab to linear sRGB (Björn Ottosson, 2021). */
function lightOf(l: number, a: number, b: number): Light {
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
  const middle = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
  return [
    4.0767416360759574 * long - 3.3077115392580616 * middle + 0.2309699031821044 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * middle - 0.3413193760026573 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * middle + 1.7076146940746117 * short,
  ]
}

function isShown([red, green, blue]: Light): boolean {
  return red >= 0 && red <= 1 && green >= 0 && green <= 1 && blue >= 0 && blue <= 1
}

function hexOf([red, green, blue]: Light): string {
  const value = (levelOf(red) << 16) | (levelOf(green) << 8) | levelOf(blue)
  return `#${((1 << 24) | value).toString(16).slice(1)}`
}

/** The sRGB level of a light, 0..255. */
function levelOf(light: number): number {
  if (light <= 0) return 0
  if (light >= 1) return 255
  return Math.round(255 * (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : light * 12.92))
}

/** The light of each level. */
const lights: readonly number[] = Array.from({ length: 256 }, (_, level) => {
  const part = level / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
