import { expect, test } from 'vitest'
import { parseColour } from '../theme/colour.ts'
import { computeColour, hexOfColour } from './compute-colour.ts'
import { childrenOf, parseValue } from './css.ts'

const tokens = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['red', '#ff0000'],
  ['thin', '#ff000080'],
])

function compute(text: string): string | undefined {
  const [node] = childrenOf(parseValue(text) ?? { children: null })
  const colour = node && computeColour(node, (name) => parseColour(tokens.get(name) ?? ''))
  return colour && hexOfColour(colour)
}

test.each([
  ['#fff', '#ffffff'],
  ['rebeccapurple', '#663399'],
  ['transparent', '#00000000'],
  ['rgb(102 51 153)', '#663399'],
  ['var(--red)', '#ff0000'],
  ['color-mix(in srgb, var(--white) 60%, var(--black))', '#999999'],
  ['color-mix(in oklab, var(--white), var(--black))', '#636363'],
  ['color-mix(in srgb, var(--white) 75%, var(--black))', '#bfbfbf'],
  ['color-mix(in srgb, var(--white), 75% var(--black))', '#404040'],
  ['color-mix(in srgb, var(--red) 20%, var(--red) 30%)', '#ff000080'],
  ['color-mix(in oklab, var(--red) 50%, transparent)', '#ff000080'],
  ['oklch(from var(--red) l c h)', '#ff0000'],
  ['oklch(from var(--white) calc(l - 0.4) c h)', '#808080'],
  ['oklch(from var(--red) l c h / 50%)', '#ff000080'],
  ['oklab(from var(--white) 0 a b)', '#000000'],
  ['rgb(from var(--red) calc(r / 2 + 0.5) g b)', '#800000'],
  ['hsl(from var(--red) calc(h + 120) s l)', '#00ff00'],
  ['rgb(from var(--thin) r g b / alpha)', '#ff000080'],
])('%s is %s', (text, hex) => {
  expect(compute(text)).toBe(hex)
})

test.each([
  'currentcolor',
  'var(--nothing)',
  'color-mix(in hwb, red, blue)',
  'color-mix(in oklab, red)',
  'color-mix(in oklab, red 0%, blue 0%)',
  'oklch(from var(--red) calc(l / 0) c h)',
  'oklch(from var(--red) calc(l +) c h)',
  'oklch(from var(--red) l c)',
  'lch(from var(--red) l c h)',
  'linear-gradient(red, blue)',
])('%s is no colour that can be computed', (text) => {
  expect(compute(text)).toBeUndefined()
})
