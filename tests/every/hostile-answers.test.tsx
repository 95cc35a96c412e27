import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { PageView } from '../../src/player/registry/PageView.tsx'
import { markSettled } from '../../src/player/state/live.ts'
import { blockCatalogue } from '../support/block-catalogue.ts'
import { listCallingBlocks, loadCode, wellAnswers } from '../support/guest-home.ts'
import { renderWithProviders } from '../support/render-with-providers.tsx'

const hostile = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(2)</script>',
  '<svg onload=alert(3)>',
  '</style><style>*{display:none}',
  'javascript:alert(4)',
  '{{name}}',
  '\u202eturned',
  '\u200b\u2060',
  '🦊👩‍👩‍👧',
].join(' ')

const blocks = listCallingBlocks().map(({ block }) => block)

/** They draw what the gateway has and say none of its words. */
const wordless: readonly string[] = ['picture', 'categories']

// The settings of the visit are known, so that no block waits for the currency.
beforeAll(markSettled)
beforeAll(async () => {
  await loadCode(blocks)
})

it.each(blocks.map((block) => [`${block.type} ${block.variant}`, block] as const))(
  '%s shows texts of the gateway as text',
  async (_, block) => {
    const { container } = renderWithProviders(<PageView pageId="home" />, {
      skin: { pages: { home: { order: ['asks'], blocks: { asks: block } } } },
      catalogue: blockCatalogue,
      answers: wellAnswers((word) => `${word} ${hostile}`),
    })
    if (!wordless.includes(block.type))
      expect(await screen.findAllByText(/<img src=x onerror/)).not.toHaveLength(0)
    expect(container.querySelector('script, style, [onerror], [onload], svg svg')).toBeNull()
    for (const one of container.querySelectorAll('[href], [src]')) {
      const address = one.getAttribute('href') ?? one.getAttribute('src') ?? ''
      expect(address).not.toMatch(/^\s*(javascript|data:text|vbscript)/i)
    }
  },
)
