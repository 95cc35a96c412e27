import { expect, test } from 'vitest'
import { findMissingPaths, listPaths } from './find-missing-paths.ts'

const known = {
  paths: listPaths([
    'docs/glossary.md',
    'docs/studio.md',
    'schemas/block.banner.schema.json',
    'src/core/contract/flags.ts',
    'src/player/app/on-demand/later-pages.ts',
  ]),
  made: ['docs/openapi.json', 'merchants/lagoon'],
}

function find(text: string, folder = ''): readonly string[] {
  return findMissingPaths(text, folder, known).map(({ line, path }) => `${line}: ${path}`)
}

test('a path of no file or folder is found with its line', () => {
  expect(
    find('Open `src/core/contract/flags.ts`.\nOpen `src/core/flags.ts` in `src/gone/`.'),
  ).toEqual(['2: src/core/flags.ts', '2: src/gone'])
})

test('a folder, a room without "src", a pattern and the end of a path are paths of files', () => {
  const text =
    '`src/player/app/` `core/contract` `schemas/block.<type>.schema.json` `on-demand/later-pages.ts` `flags.ts`'
  expect(find(text)).toEqual([])
})

test('a room, a pattern and a name of no file are found', () => {
  expect(find('`core/plans` `schemas/part.<type>.json` `app/later-pages.ts` `Flags.ts`')).toEqual([
    '1: core/plans',
    '1: schemas/part.<type>.json',
    '1: app/later-pages.ts',
    '1: Flags.ts',
  ])
})

test('a link is read from the folder of its document', () => {
  const text =
    '[one](glossary.md) [two](../docs/studio.md#top) [three](gone.md) [web](https://a.example/b.md)'
  expect(find(text, 'docs')).toEqual(['1: docs/gone.md'])
})

test('addresses, packages, commands and the files that a command makes are not reported as missing', () => {
  const text =
    '`/m/home` `@hookform/resolvers` `npm run check` `docs/openapi.json` `merchants/lagoon/merchant.json` `theme.shape`'
  expect(find(text)).toEqual([])
})
