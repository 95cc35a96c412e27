import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LaterPageId } from '../../src/player/app/on-demand/later-pages.ts'
import type { Leaf } from '../support/sample-answer.ts'
import {
  answerAll,
  everyBlock,
  pagesWithoutBlocks,
  queryNames,
  showBlock,
  showPage,
} from '../support/show-pages.tsx'

/** An answer as it comes through the check when a gateway knows only words that the player does not. */
function writeUnknown({ schema, path }: Leaf): unknown {
  if (Array.isArray(schema['enum'])) return 'unknown'
  const [kind] = [schema['type']].flat()
  // What is closed for everybody has a page of its own.
  if (kind === 'boolean') return !/maintenance|closed|end|excluded/i.test(path.at(-1) ?? '')
  if (/^(day|today)$/.test(path.at(-1) ?? '')) return '2026-11-28'
  return kind === 'string' ? '12.50' : 1
}

const answers = answerAll(writeUnknown)

/** The text of a page for a word that it does not know. */
const shownTexts: Readonly<Partial<Record<LaterPageId, string>>> = {
  accountRecord: 'Kind not known here',
  pointsRecord: 'Kind not known here',
  bets: 'Status not known here',
  records: 'Kind not known here',
  bonus: 'Status not known here',
  withdraw: 'You cannot withdraw now',
  messages: '12.50',
  playSafely: 'Kind not known here',
  identity: 'Status not known here',
  invite: 'Status not known here',
  activity: '12.50',
  feedback: 'Status not known here',
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.clearAllMocks()
})

describe.each(pagesWithoutBlocks)('the page %s', (id) => {
  it.each(queryNames)('shows answers whose words it does not know (%s)', async (name) => {
    const { container, thrown, reported } = await showPage(id, { name, value: '12.50', answers })
    expect([...thrown, ...reported]).toEqual([])
    expect(container.textContent).not.toMatch(/undefined|System busy/)
    if (name === '' && shownTexts[id] !== undefined)
      expect(container.textContent).toContain(shownTexts[id])
  })
})

it.each(everyBlock)(
  'the block %s (%s) shows answers whose words it does not know',
  async (...block) => {
    const { container, thrown, reported } = await showBlock(block, { answers })
    expect([...thrown, ...reported]).toEqual([])
    expect(container.textContent).not.toMatch(/undefined|System busy/)
  },
)
