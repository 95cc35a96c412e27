import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { createPictureCache } from './picture-cache.ts'
import { parseVectorDrawing } from './vector-drawing.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-pictures-'))
const store = createPictureCache({ folder })
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

function rendering(inner: string) {
  const drawing = parseVectorDrawing('<svg viewBox="0 0 40 40"/>')
  if (!drawing) throw new Error('The drawing has no size.')
  return { drawing: { ...drawing, inner }, width: 64, format: 'png' } as const
}

it('rasterizes a drawing with a group that lies entirely outside of it', async () => {
  const outside = '<g opacity=".5"><path d="M50 10h10v10z"/></g><path d="M0 0h40v40z"/>'
  const picture = await store.load(rendering(outside), '/art/outside.svg')
  expect(picture?.subarray(1, 4).toString()).toBe('PNG')
})

it('keeps a picture on disk, and loads it from there', async () => {
  const drawn = await store.load(rendering('<path d="M0 0h9v9z"/>'), '/art/square.svg')
  const other = createPictureCache({ folder })
  expect(readdirSync(folder).length).toBeGreaterThan(0)
  expect(await other.load(rendering('<path d="M0 0h9v9z"/>'), '/art/square.svg')).toEqual(drawn)
  other.close()
})

it('reports a picture that cannot be rasterized once', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const broken = rendering('<g><rect>')
  expect(await store.load(broken, '/art/broken.svg')).toBeUndefined()
  expect(await store.load(broken, '/art/broken.svg')).toBeUndefined()
  expect(stderr.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^"\/art\/broken\.svg" cannot be rasterized: /),
  ])
  stderr.mockRestore()
})
