import { Resvg } from '@resvg/resvg-js'

/** An SVG as PNG, so many pixels wide; it uses no font of the machine. */
export function drawPng(svg: string, width: number): Buffer {
  const options = {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  } as const
  return Buffer.from(new Resvg(svg, options).render().asPng())
}
