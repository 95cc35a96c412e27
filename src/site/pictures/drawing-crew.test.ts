import { afterAll, expect, it } from 'vitest'
import { readSize } from './drawing.ts'
import { openCrew } from './drawing-crew.ts'

const crew = openCrew({ size: 1, patienceMs: 20_000 })
afterAll(() => crew.close())

function rendering(svg: string) {
  const drawing = readSize(svg)
  if (!drawing) throw new Error('the drawing has a size')
  return { drawing, width: 64, format: 'png' } as const
}
const good = rendering('<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>')

it('goes on drawing after a drawing that cannot be drawn', async () => {
  const bad = { ...good, drawing: { ...good.drawing, inner: '<g><rect>' } }
  await expect(crew.draw(bad)).rejects.toThrow()
  expect((await crew.draw(good)).subarray(1, 4).toString()).toBe('PNG')
})

it('ends what takes too long, and goes on', async () => {
  const hasty = openCrew({ size: 1, patienceMs: 1 })
  await expect(hasty.draw(good)).rejects.toThrow(/ended/)
  await expect(hasty.draw(good)).rejects.toThrow(/ended/)
  hasty.close()
})

it('refuses thin lines, which are short to write and long to draw', () => {
  expect(readSize('<svg viewBox="0 0 1 100000"></svg>')).toBeUndefined()
  expect(readSize('<svg></svg>')).toBeUndefined()
  expect(readSize('<svg viewBox="0 0 9 9"><g></svg>')).toBeUndefined()
})
