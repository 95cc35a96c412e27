import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** Returns the contrast of what is painted in the box of a text, between its lightest and darkest twentieth. */
export async function measureContrast(text: Locator): Promise<number> {
  const image = sharp(await text.screenshot()).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => at * info.channels)
  const lights = pixels.map((at) => luminanceOf(data.subarray(at, at + 3))).sort((a, b) => a - b)
  const twentieth = Math.floor(lights.length / 20)
  const [dark = 0, light = 0] = [lights[twentieth], lights.at(-1 - twentieth)]
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the relative luminance of WCAG. */
export function luminanceOf(colour: Uint8Array): number {
  const [red = 0, green = 0, blue = 0] = [...colour].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
