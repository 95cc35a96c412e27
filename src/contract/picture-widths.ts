const step = 64
const most = 19

/** How wide pictures are made, in device pixels: a page asks for one of these with `?w=`. */
export const pictureWidths = Array.from({ length: most }, (_, place) => (place + 1) * step)

/** The narrowest that is wide enough, else the widest. */
export function pictureWidth(pixels: number): number {
  return Math.min(Math.ceil(pixels / step), most) * step
}
