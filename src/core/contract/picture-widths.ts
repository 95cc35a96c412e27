const step = 64
const maxSteps = 19

/** Returns the width, in device pixels, at which to request a picture. Steps keep the number of sizes small. */
export function pictureWidth(pixels: number): number {
  return Math.min(Math.ceil(pixels / step), maxSteps) * step
}
