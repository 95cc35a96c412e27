import { expect, it } from 'vitest'
import { layerSheet, layerStyles } from './layer-styles.ts'
import { buildFiles } from './testing.ts'

const order = '@layer reset, base, kit, component, look;'
const writeFlat = (css: string): string => css.replaceAll(/\s*([{};])\s*/g, '$1')
const layered = (code: string, file = 'Button.module.css'): string =>
  writeFlat(layerSheet(code, file))

it('puts the rules, queries and animations of a component below every look', () => {
  const css = '.a{top:0}@media (width > 1px){.b{top:0}}@keyframes c{to{top:0}}'
  expect(layered(css)).toBe(`${order}@layer component{${css}}`)
})

it('leaves what shared stylesheets of the kit put below components where it is', () => {
  const kit = '@layer kit{.a{top:0}}'
  expect(layered(kit)).toBe(order + kit)
  expect(layered(`${kit}.b{top:0}`)).toBe(`${order}${kit}@layer component{.b{top:0}}`)
})

it('leaves what forced colours and more contrast need above every look', () => {
  const forced = '@media (forced-colors: active){.a{border:1px solid}}'
  const contrast = '@media (prefers-contrast: more){.a{color:var(--text)}}'
  expect(layered(`.a{border:0}${forced}${contrast}`)).toBe(
    `${order}${forced}${contrast}@layer component{.a{border:0}}`,
  )
})

it('refuses forced colours inside a rule or another query, where a look would be stronger', () => {
  const forced = '@media (forced-colors: active) { border: 1px solid }'
  for (const around of ['.a', '@media (width > 1px)', '@supports (top: 0)'])
    expect(() => layered(`${around} { ${forced} }`)).toThrow(
      'Move "@media (forced-colors: active)" out',
    )
})

it('leaves a global stylesheet in its own layers, and one for browsers without layers as it is', () => {
  const own = '@layer base{a{top:0}}:root{--a:1}'
  expect(layered(own, 'global.css')).toBe(order + own)
  expect(layered('a{top:0}', 'start.css')).toBe('a{top:0}')
})

it('builds the player’s stylesheets with the order of layers in each, and those of others without', async () => {
  const read = async (folder: string): Promise<string> => {
    const file = `src/${folder}/A.module.css`
    const entry = `/app/main.ts`
    const [chunk] = await buildFiles(
      '/app',
      {
        'main.ts': `import css from './${file}?inline'\nconsole.log(css)`,
        [file]: '.a { top: 0 }',
      },
      { plugins: [layerStyles('/app')], build: { rolldownOptions: { input: { entry } } } },
    )
    return chunk?.code ?? ''
  }
  expect(await read('player/kit')).toMatch(
    /@layer reset,\s*base,\s*kit;@layer component\{\._a_\w+\{top:0\}\}@layer look;/,
  )
  expect(await read('sandbox/games')).not.toContain('@layer')
})
