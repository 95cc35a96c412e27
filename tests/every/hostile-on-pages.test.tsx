import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Leaf, plainValue } from '../support/sample-answer.ts'
import {
  answerAll,
  everyBlock,
  pagesWithoutBlocks,
  queryNames,
  showBlock,
  showPage,
} from '../support/show-pages.tsx'

/** What a hostile gateway would write (SPEC §12.31): an address that is a script, markup, an event, a drawing, CSS. */
const hostile = [
  'javascript:alert(1)//',
  '<img src=x onerror=alert(2)>',
  '<script>alert(3)</script>',
  '<svg onload=alert(4)><a href="javascript:alert(5)">x</a></svg>',
  '</style><style>*{display:none}',
  '"><iframe srcdoc="<script>alert(6)</script>">',
].join('')

/** Writes it into every text that nothing restricts. */
function writeHostile(leaf: Leaf): unknown {
  const { enum: words, type, pattern } = leaf.schema
  const isFree = words === undefined && pattern === undefined && [type].flat()[0] === 'string'
  if (/^(day|today)$/.test(leaf.path.at(-1) ?? '')) return '2026-11-28'
  return isFree ? hostile : plainValue(leaf)
}

const answers = answerAll(writeHostile)

/** Expects that nothing of what the gateway wrote became an element, a handler or an address. */
function expectInert(container: HTMLElement): void {
  const made = 'script, style, iframe, object, embed, [onerror], [onload], [srcdoc], svg svg'
  expect([...container.querySelectorAll(made)].map((one) => one.outerHTML)).toEqual([])
  // No browser runs the address of a picture, and the policy of the page refuses to load such a one.
  const addresses = [
    ...container.querySelectorAll('[href], [action], [formaction], [src]:not(img)'),
  ]
  for (const one of addresses)
    for (const name of ['href', 'src', 'action', 'formaction'])
      expect(one.getAttribute(name) ?? '').not.toMatch(/^\s*(javascript|vbscript|data:text)/i)
  for (const one of container.querySelectorAll('[style]'))
    expect(one.getAttribute('style')).not.toContain('display:none')
}

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.clearAllMocks()
})

describe.each(pagesWithoutBlocks)('the page %s', (id) => {
  it.each(queryNames)('keeps hostile words of the gateway inert (%s)', async (name) => {
    const { container, thrown } = await showPage(id, { name, value: 'words', answers })
    expect(thrown).toEqual([])
    expectInert(container)
  })
})

it.each(everyBlock)(
  'the block %s (%s) keeps hostile words of the gateway inert',
  async (...block) => {
    const { container, thrown } = await showBlock(block, { answers })
    expect(thrown).toEqual([])
    expectInert(container)
  },
)
