import { expect, it } from 'vitest'
import { loadPicture, varianceOfLaplacian } from './load-picture.ts'

it('refuses a file that is neither PNG nor JPEG by its content, whatever its name', async () => {
  const file = new File(['<svg onload="alert(1)"/>'], 'card.png', { type: 'image/png' })
  expect(await loadPicture(file)).toBe('type')
  const gif = new File([new Uint8Array([0x47, 0x49, 0x46, 0x38])], 'card.jpg')
  expect(await loadPicture(gif)).toBe('type')
})

it('refuses a file of more than 5 MB before it reads it', async () => {
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'card.png')
  expect(await loadPicture(file)).toBe('size')
})

it('measures an edge as sharper than a slope', () => {
  const size = { width: 16, height: 16 }
  const grey = (value: (x: number) => number): Float32Array =>
    Float32Array.from({ length: 256 }, (_, at) => value(at % 16))
  const edge = varianceOfLaplacian(
    grey((x) => (x < 8 ? 0 : 255)),
    size,
  )
  const slope = varianceOfLaplacian(
    grey((x) => x * 16),
    size,
  )
  expect(edge).toBeGreaterThan(1000)
  expect(slope).toBeLessThan(1)
})
