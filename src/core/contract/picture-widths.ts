const step = 64
const most = 19

/** How wide a picture is asked for, in device pixels: in steps, so that few are made of each. */
export function pictureWidth(pixels: number): number {
  return Math.min(Math.ceil(pixels / step), most) * step
}
