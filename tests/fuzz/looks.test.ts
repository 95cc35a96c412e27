import { expect, test, vi } from 'vitest'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { filesOf } from '../../src/core/config/testing.ts'
import { howOften } from '../support/how-often.ts'
import { createRandom, pick, type Random } from '../support/mutate-text.ts'

const rounds = howOften({ check: 300, all: 5000, soak: 50_000 })

const selectors = [
  '[data-kit="row"]',
  "[data-kit='button']",
  '[data-part="title"]',
  '[data-state=chosen]',
  ':not([data-kind="choice"])',
  ':is([data-part="note"], [data-part="value"])',
  ':has(> [data-part="mark"])',
  '[d\\61ta-kit="rwo"]',
  '::before',
  ':nth-child(2n + 1 of .a)',
  ' > ',
  ' + ',
  '&',
  '.a',
  '#b',
  '*|*',
]
const properties = [
  'color',
  'background',
  'display',
  'font',
  'border',
  '--x',
  'grid',
  'inset',
  'colr',
  '\\64isplay',
  'transition',
  'content',
]
const values = [
  'var(--text)',
  'var(--x, var(--y))',
  'none',
  '#fff',
  '1px solid',
  '-9999px',
  'calc((1px + 2%) * 3 / 0)',
  'color-mix(in oklab, var(--text) 20%, red)',
  'oklch(from var(--text) calc(l / 0) c h / none)',
  'url(art/a.svg)',
  'url("//example.com")',
  '"words"',
  'linear-gradient(var(--text), transparent)',
  'n\\6fne',
  '!important',
  '1e999px',
  'repeat(99, [a] 1fr)',
]
const pieces = [
  '{',
  '}',
  '(',
  ')',
  ';',
  ':',
  ',',
  '"',
  "'",
  '/*',
  '*/',
  '\\',
  '\0',
  '</style>',
  '<!--',
  '@media (width > 1px) {',
  '@import "x";',
  '@keyframes a { to { opacity: 0 } }',
  '@font-face { src: local(x) }',
  '\uD800',
  '\u202e',
  '!',
  '@',
]

function createSheet(random: Random): string {
  const some = (list: readonly string[], most: number): string[] =>
    Array.from({ length: Math.floor(random() * most) }, () => pick(list, random))
  const declaration = (): string => `${pick(properties, random)}: ${some(values, 4).join(' ')};`
  const rule = (): string =>
    `${some(selectors, 4).join('')} { ${Array.from({ length: 3 }, declaration).join(' ')} ${random() < 0.2 ? rule() : ''} }`
  const text = Array.from({ length: Math.floor(random() * 6) }, rule).join('\n')
  return random() < 0.5 ? text : damage(text, random)
}

function damage(text: string, random: Random): string {
  let result = text
  for (let times = Math.ceil(random() * 4); times > 0; times--) {
    const at = Math.floor(random() * result.length)
    const piece = pick(pieces, random)
    const many = random() < 0.1 ? piece.repeat(Math.floor(random() * 3000)) : piece
    result = result.slice(0, at) + many + result.slice(at + Math.floor(random() * 3))
  }
  return result
}

test(`${rounds} random looks, half of them damaged, are answered by findings with a place`, () => {
  const random = createRandom(20_261_128)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (let round = 0; round < rounds; round++) {
    const css = createSheet(random)
    const files = filesOf({
      'merchants/shop/merchant.json': { schemaVersion: 1, code: 'shop' },
      'merchants/shop/look/row.css': css,
    })
    const found = checkMerchants(files).filter(({ file }) => file.endsWith('.css'))
    for (const { line, column, message } of found) {
      expect(line, css).toBeLessThanOrEqual(css.split(/\r\n|[\r\n]/).length)
      expect(column, css).toBeGreaterThan(0)
      expect(message, css).not.toBe('')
    }
  }
  // The library says so when it gives up on a value.
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
