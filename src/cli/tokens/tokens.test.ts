import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../../core/config/testing.ts'
import { colourPairs } from '../../core/contract/colour-pairs.ts'
import { colourTokens, measureTokens } from '../../core/contract/tokens.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { livery } from '../livery.ts'
import { quietEnvironment } from '../testing.ts'

const project = openDiskFiles(join(import.meta.dirname, '../../..'))

async function ask(line: string, theme: object = {}) {
  const shop = {
    schemaVersion: 1,
    code: 'shop',
    languages: { default: 'en', supported: ['en'] },
    theme: { mode: 'light', primary: '#1F5673', ...theme },
  }
  const files = filesOf({ 'merchants/shop/merchant.json': shop, 'locales/en/common.json': {} })
  const printed = { out: '', error: '' }
  const code = await livery(line.split(' '), {
    ...quietEnvironment,
    project,
    filesAt: () => files,
    print: (text) => {
      printed.out += text
    },
    printError: (text) => {
      printed.error += text
    },
  })
  return { code, ...printed }
}

/** The cells of a table as words, row by row. */
function rowsOf(page: string, title: string): string[][] {
  const [, table = ''] = page.split(`<h2>${title}</h2>`)
  const [, body = ''] = (table.split('</tbody>')[0] ?? '').split('<tbody>')
  return [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]*>/g, '').trim(),
    ),
  )
}

test('the page has a row for every token, with its value and what it follows from', async () => {
  const { code, out: page } = await ask('tokens shop')
  expect(code).toBe(0)
  expect(rowsOf(page, 'Colours').map(([name]) => name)).toEqual(colourTokens)
  expect(rowsOf(page, 'Measures').map(([name]) => name)).toEqual(measureTokens)
  const [, value = '', from = ''] =
    rowsOf(page, 'Colours').find(([name]) => name === 'primary') ?? []
  expect(value.trim()).toBe('#1f5673')
  expect(from).toContain('From primary, surface, mode.')
  for (const cells of [...rowsOf(page, 'Colours'), ...rowsOf(page, 'Measures')])
    for (const cell of cells) expect(cell).not.toBe('')
})

test('a value of a merchant has its place, and a default has the place of its schema', async () => {
  const seeds = new Map(
    rowsOf((await ask('tokens shop')).out, 'Seeds').map(([name, , from]) => [name, from]),
  )
  expect(seeds.get('primary')).toMatch(/^merchants\/shop\/merchant\.json:\d+:\d+$/)
  expect(seeds.get('shape')).toMatch(/^the default of schemas\/theme\.schema\.json:\d+:\d+$/)
  expect(seeds.get('accent')).toBe('the default')
  const { out: page } = await ask('tokens shop', { tokens: { 'surface-raised': '#FFFFFF' } })
  const [, , from] = rowsOf(page, 'Colours').find(([name]) => name === 'surface-raised') ?? []
  expect(from).toMatch(/^merchants\/shop\/merchant\.json:\d+:\d+$/)
})

test('every pair is shown in both modes with its contrast, and a failing one is marked', async () => {
  const rows = rowsOf((await ask('tokens shop')).out, 'Pairs')
  expect(rows).toHaveLength(colourPairs.length)
  expect(rows.flat().filter((cell) => cell.includes('fails'))).toEqual([])
  const { out } = await ask('tokens shop', { tokens: { text: '#AAAAAA' } })
  expect(out).not.toContain('0 fail')
  const failing = rowsOf(out, 'Pairs').filter(([, , , own = '']) => own.includes('fails'))
  expect(failing.map(([text]) => text)).toContain('text')
})

test('an unknown merchant is reported with the nearest name', async () => {
  expect(await ask('tokens shpo')).toMatchObject({
    code: 2,
    error: 'There is no merchant called "shpo". Did you mean "shop"?',
  })
  expect(await ask('tokens')).toMatchObject({
    code: 2,
    error: expect.stringContaining('Missing required argument "merchant".'),
  })
})
