import { expect, test } from 'vitest'
import { generate } from './css.ts'
import { lowerLook } from './lower-look.ts'

test('colours that need computing become custom properties, the same one for the same colour', () => {
  const { css, colours } = lowerLook(
    `[data-kit="row"] { background: color-mix(in oklab, var(--primary) 20%, var(--surface)); color: var(--text); }
     [data-kit="row"]:active { background: linear-gradient(color-mix(in oklab, var(--primary) 20%, var(--surface)), oklch(from var(--accent) l c h / 50%)); }`,
    'row',
  )
  expect(css).toBe(
    '[data-kit="row"]{background:var(--look-row-1);color:var(--text)}[data-kit="row"]:active{background:linear-gradient(var(--look-row-1),var(--look-row-2))}',
  )
  expect([...colours].map(([name, value]) => [name, generate(value)])).toEqual([
    ['look-row-1', 'color-mix(in oklab,var(--primary) 20%,var(--surface))'],
    ['look-row-2', 'oklch(from var(--accent) l c h/50%)'],
  ])
})

test('a colour from a custom property of the file is that of its value', () => {
  const { colours } = lowerLook(
    '[data-kit="row"] { --own: var(--accent); color: color-mix(in srgb, var(--own), var(--text)); }',
    'row',
  )
  expect([...colours.values()].map((value) => generate(value))).toEqual([
    'color-mix(in srgb,var(--accent),var(--text))',
  ])
})

test('keyframes have the name of their part before their own, wherever they are used', () => {
  const { css } = lowerLook(
    '@keyframes turn { to { opacity: 1 } } [data-kit="row"] { --way: turn; animation: turn 1s; animation-name: turn, other }',
    'row',
  )
  expect(css).toBe(
    '@keyframes row-turn{to{opacity:1}}[data-kit="row"]{--way:row-turn;animation:row-turn 1s;animation-name:row-turn,other}',
  )
})
