import { Resvg } from '@resvg/resvg-js'

/** Rasterizes an SVG to a PNG of a width in pixels, without the fonts of the machine. */
export function rasterizeToPng(svg: string, width: number): Buffer {
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  } as const
  return Buffer.from(new Resvg(svg, options).render().asPng())
}
