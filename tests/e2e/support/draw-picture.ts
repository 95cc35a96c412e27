import type { Page } from '@playwright/test'

/** Draws a picture in the page: sharp stripes, or a soft slope. */
export async function drawPicture(page: Page, kind: 'sharp' | 'soft', side = 640): Promise<Buffer> {
  const address = await page.evaluate(
    ({ kind, side }) => {
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no pen')
      const slope = pen.createLinearGradient(0, 0, side, 0)
      slope.addColorStop(0, 'white')
      slope.addColorStop(1, 'gray')
      pen.fillStyle = slope
      pen.fillRect(0, 0, side, side)
      pen.fillStyle = 'black'
      if (kind === 'sharp') for (let at = 0; at < side; at += 20) pen.fillRect(at, 0, 10, side)
      return canvas.toDataURL('image/png')
    },
    { kind, side },
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
