import { expect, test } from 'vitest'
import { createLookReader } from '../../core/config/look/look-reader.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { filesOf } from '../../core/config/testing.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { cssLayers } from '../../core/contract/css-layers.ts'
import { type ComposedLook, createLookComposer } from './compose-look.ts'

const merchant = { schemaVersion: 1, safety: { rememberedLogin: 'username' } }

/** Composes the look of the merchant `shop`, whose parent is `house`. */
function compose(looks: Readonly<Record<string, string>>, theme = {}): ComposedLook | undefined {
  const files = filesOf({
    'merchants/house/merchant.json': { ...merchant, code: 'house' },
    'merchants/shop/merchant.json': { ...merchant, code: 'shop', extends: 'house' },
    ...looks,
  })
  const look = createLookReader(files, createLayerReader(files)).resolve('shop')
  return createLookComposer(files)(look, {
    colours: deriveColours(theme),
    addressOf: (path) => (path === 'art/edge.svg' ? '/files/edge-1.svg' : undefined),
  })
}

const layers = `@layer ${cssLayers.join()};@layer look`

test('a merchant whose parts are all drawn by the kit has no look', () => {
  expect(compose({})).toBeUndefined()
})

test('each part is that of the nearest folder, in the layer above the kit', () => {
  const look = compose({
    'merchants/house/look/row.css': '[data-kit="row"] { color: var(--text-muted); }',
    'merchants/house/look/group.css':
      '/* A line. */ [data-kit="group"] { & [data-part="label"] { color: var(--text); } }',
    'merchants/shop/look/row.css': '[data-kit="row"] { color: var(--text); }',
  })
  expect(look?.css).toBe(
    `${layers}{/*group*/[data-kit=group] [data-part=label]{color:var(--text)}/*row*/[data-kit=row]{color:var(--text)}}`,
  )
  expect(look?.cssOf(new Set(['row', 'bar']))).toBe(`${layers}{[data-kit=row]{color:var(--text)}}`)
  expect(look?.cssOf(new Set(['bar']))).toBe('')
})

test('a file with an error leaves its part to the parent', () => {
  const look = compose({
    'merchants/house/look/row.css': '[data-kit="row"] { color: var(--text); }',
    'merchants/shop/look/row.css': '[data-kit="row"] { color: red; }',
  })
  expect(look?.css).toBe(`${layers}{/*row*/[data-kit=row]{color:var(--text)}}`)
})

test('colours that browsers cannot compute are those of the merchant, and its rules are shared', () => {
  const files = {
    'merchants/house/look/row.css':
      '[data-kit="row"] { border-color: color-mix(in srgb, var(--surface-page), var(--foam) 50%); }',
    'merchants/house/look/tokens.json': '{ "tokens": { "foam": { "value": "#fff" } } }',
  }
  const [light, dark] = [
    compose(files, { mode: 'light', surface: '#eeeeee' }),
    compose(files, { mode: 'dark', surface: '#111111' }),
  ]
  expect(light?.css).toBe(`${layers}{/*row*/[data-kit=row]{border-color:var(--look-row-1)}}`)
  expect(dark?.css).toBe(light?.css)
  expect(light?.rootCss).toMatch(/^:root\{--foam:#ffffff;--look-row-1:#f[67]f[67]f[67]\}$/)
  expect(dark?.rootCss).toMatch(
    /^:root\{--foam:#ffffff;--look-row-1:#8[0-9a-f]8[0-9a-f]8[0-9a-f]\}$/,
  )
})

test('art has its address, and art that is not served is left out', () => {
  const look = compose({
    'merchants/house/art/edge.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
    'merchants/house/look/row.css':
      '[data-kit="row"]::before { content: ""; position: absolute; background: url("art/edge.svg"); }',
  })
  expect(look?.css).toContain('background:url(/files/edge-1.svg)')
})
