import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf } from '../../core/config/testing.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { runLivery } from '../testing.ts'

const card = {
  schemaVersion: 1,
  title: 'Club card',
  description: 'Shows the card of the club.',
  variants: ['plain', 'wide'],
  settings: {
    rows: { type: 'integer', description: 'The rows of the card.', maximum: 5, default: 3 },
    heading: { type: 'text', description: 'The words above it.' },
  },
  height: 160,
}

/** Writes the reference of a folder; returns its pages by path. */
async function writeDocs(contents: Readonly<Record<string, object>>) {
  const pages = new Map<string, string>()
  const { code } = await runLivery(['docs'], filesOf(contents), {
    project: openDiskFiles(join(import.meta.dirname, '../../..')),
    writerAt: () => (path, text) => void pages.set(path, String(text)),
  })
  expect(code).toBe(0)
  return pages
}

describe('livery docs', () => {
  it('describes the blocks of a workspace beside those of the product', async () => {
    const pages = await writeDocs({ 'blocks/club-card/block.json': card })
    const page = pages.get('block-club-card.html') ?? ''
    expect(page).toContain('Shows the card of the club.')
    expect(page).toContain('The rows of the card.')
    expect(page).toContain('id="settings.heading"')
    expect(page).toContain('href="values.html#text"')
    expect(page).toContain('wide')
    const index = pages.get('index.html') ?? ''
    expect(index.indexOf('Blocks of this workspace')).toBeLessThan(index.indexOf('block-banner'))
    expect(pages.get('search.js')).toContain('The rows of the card.')
  })

  it('names none where the folder has none, or its description has an error', async () => {
    for (const blocks of [{}, { 'blocks/club-card/block.json': { ...card, height: -1 } }]) {
      const pages = await writeDocs(blocks)
      expect(pages.get('index.html')).not.toContain('Blocks of this workspace')
      expect(pages.has('block-banner.html')).toBe(true)
      expect(pages.has('block-club-card.html')).toBe(false)
    }
  })
})
