/**
 * Returns the position of the gap, in thousandths of the way of the piece, as a person finds it: where
 * the darkened picture looks like the piece. Runs in the page.
 */
export function findGap(): number {
  const slider = document.querySelector('[role="slider"]')?.parentElement?.parentElement
  const [whole, part] = slider?.querySelectorAll('img') ?? []
  if (!whole || !part) throw new Error('The pictures of the human check are not on the page.')
  const background = readPixels(whole)
  const piece = readPixels(part)
  const way = background.width - piece.width
  let best = { x: 0, fault: Number.POSITIVE_INFINITY }
  for (let x = 0; x <= way; x += 1) {
    const fault = compareAt(x)
    if (fault < best.fault) best = { x, fault }
  }
  return Math.round((best.x / way) * 1000)

  function compareAt(x: number): number {
    let fault = 0
    for (let at = 0; at < piece.data.length; at += 12) {
      if ((piece.data[at + 3] ?? 0) < 250) continue
      const pixel = at / 4
      const row = Math.floor(pixel / piece.width)
      const there = (row * background.width + (pixel % piece.width) + x) * 4
      // The gap is the picture under black of 0.55.
      fault += Math.abs((piece.data[at] ?? 0) * 0.45 + 9 - (background.data[there] ?? 0))
    }
    return fault
  }
  function readPixels(picture: HTMLImageElement): ImageData {
    const { naturalWidth, naturalHeight } = picture
    const canvas = Object.assign(document.createElement('canvas'), {
      width: naturalWidth,
      height: naturalHeight,
    })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, naturalWidth, naturalHeight)
  }
}

/** Returns the keys that move the piece to a position and check it there. */
export function keysToGoal(goal: number): readonly ('Home' | 'PageUp' | 'ArrowRight' | 'Enter')[] {
  const steps = Math.round(goal / 10)
  return [
    'Home',
    ...Array.from({ length: Math.floor(steps / 10) }, () => 'PageUp' as const),
    ...Array.from({ length: steps % 10 }, () => 'ArrowRight' as const),
    'Enter',
  ]
}
