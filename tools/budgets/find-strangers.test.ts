import { expect, it } from 'vitest'
import { findStrangers } from './find-strangers.ts'
import { mayStart } from './home-modules.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'state'],
  app: ['button', 'form'],
  state: ['form'],
  form: ['form-library'],
  button: ['app'],
}
const importsOf = (id: string) => imports[id] ?? []

it('names a module that no home may start with, and the imports that lead to it', () => {
  const expected = ['main', 'app', 'state', 'button']
  const isExpected = (id: string) => expected.includes(id)
  expect(findStrangers('main', { importsOf, isExpected })).toEqual([['main', 'app', 'form']])
})

it('finds nothing where every module is expected', () => {
  expect(findStrangers('main', { importsOf, isExpected: () => true })).toEqual([])
})

it.each([
  ['a module of the start', 'src/player/state/session.ts', true],
  ['the definition of a block', 'src/player/areas/home/blocks/banner/banner.block.ts', true],
  ['a control of the start', 'src/player/kit/controls/Button.tsx', true],
  ['the component of a block', 'src/player/areas/home/blocks/banner/Banners.tsx', false],
  ['what waits for a tap', 'src/player/app/on-demand/Navbar.tsx', false],
  ['another page', 'src/player/areas/lobby/pages/Lobby.tsx', false],
  ['a control that only forms show', 'src/player/kit/controls/Checkbox.tsx', false],
  ['a library of the start', 'node_modules/swr/dist/index.mjs', true],
  ['a library of few pages', 'node_modules/react-hook-form/dist/index.esm.mjs', false],
])('reports whether every home may start with %s', (_, file, may) => {
  expect(mayStart(`/livery/${file}`, '/livery')).toBe(may)
})
