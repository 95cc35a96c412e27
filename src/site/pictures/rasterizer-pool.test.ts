import { afterAll, expect, it } from 'vitest'
import { createRasterizerPool } from './rasterizer-pool.ts'
import { parseVectorDrawing } from './vector-drawing.ts'

const pool = createRasterizerPool({ size: 1, timeoutMs: 20_000 })
afterAll(() => pool.close())

function rendering(svg: string) {
  const drawing = parseVectorDrawing(svg)
  if (!drawing) throw new Error('The drawing has no size.')
  return { drawing, width: 64, format: 'png' } as const
}
const good = rendering('<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>')

it('rasterizes the next drawing after one that fails', async () => {
  const bad = { ...good, drawing: { ...good.drawing, inner: '<g><rect>' } }
  await expect(pool.rasterize(bad)).rejects.toThrow()
  expect((await pool.rasterize(good)).subarray(1, 4).toString()).toBe('PNG')
})

it('ends a drawing that takes too long, and takes the next one', async () => {
  const impatient = createRasterizerPool({ size: 1, timeoutMs: 1 })
  await expect(impatient.rasterize(good)).rejects.toThrow(/ended/)
  await expect(impatient.rasterize(good)).rejects.toThrow(/ended/)
  impatient.close()
})

it('refuses drawings that are much longer than wide, which take long to rasterize', () => {
  expect(parseVectorDrawing('<svg viewBox="0 0 1 100000"></svg>')).toBeUndefined()
  expect(parseVectorDrawing('<svg></svg>')).toBeUndefined()
  expect(parseVectorDrawing('<svg viewBox="0 0 9 9"><g></svg>')).toBeUndefined()
})
