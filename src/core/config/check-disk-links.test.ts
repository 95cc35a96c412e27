import { expect, it } from 'vitest'
import { checkArt } from './check-art.ts'
import { checkDiskLinks } from './check-disk-links.ts'
import { checkMerchants } from './check-merchants.ts'
import type { Files } from './files.ts'
import { filesOver } from './files-over.ts'
import type { Finding } from './finding.ts'
import { formatUnknownMerchant } from './format-unknown-merchant.ts'
import { filesOf } from './testing.ts'

/** A merchant whose art, words and file are elsewhere. */
const files: Files = {
  read: () => undefined,
  list: (folder) =>
    folder === 'merchants'
      ? ['shop']
      : folder === 'merchants/shop'
        ? ['art', 'merchant.json', 'v1.2']
        : folder === 'merchants/shop/v1.2'
          ? ['logo.svg']
          : [],
  isOutsideLink: (path) =>
    ['merchants/shop/art', 'merchants/shop/merchant.json', 'merchants/shop/v1.2/logo.svg'].includes(
      path,
    ),
}

it('names each link, a folder and the file of the merchant included', () => {
  expect(checkDiskLinks(files, 'shop').map(({ file, message }) => [file, message])).toEqual([
    [
      'merchants/shop/art',
      '"art" is a symbolic link that leads out of the merchants\' folder, to a missing file or in a cycle, so it is not followed. Replace the link with the file or folder itself.',
    ],
    ['merchants/shop/merchant.json', expect.stringMatching(/^"merchant.json" is a symbolic link/)],
    ['merchants/shop/v1.2/logo.svg', expect.stringMatching(/^"v1.2\/logo.svg" is a symbolic link/)],
  ])
})

it('is reported where every merchant is checked, and not only where it is named', () => {
  const first = ({ file, code }: Finding) => [file, code]
  expect(checkMerchants(files).map(first)).toEqual([
    ['merchants/shop/art', 'outside-link'],
    ['merchants/shop/merchant.json', 'outside-link'],
    ['merchants/shop/v1.2/logo.svg', 'outside-link'],
  ])
  const whole = { ...files, isOutsideLink: (path: string) => path === 'merchants/shop' }
  expect(checkMerchants(whole).map(first)).toEqual([['merchants/shop', 'outside-link']])
})

it('reports nothing else about a picture in such a folder', () => {
  const source = { path: 'merchants/shop/merchant.json', text: '"art/logo.svg"' }
  const tree = { kind: 'leaf', value: 'art/logo.svg', source, start: 0, end: 14 } as const
  expect(checkArt([{ tree, path: ['brand'] }], { files, chain: ['shop'] })).toEqual([])
})

it('reports files that exist and cannot be read, for all merchants', () => {
  const own = ['merchant.json', 'messages', 'world.json']
  const locked: Files = {
    read: () => undefined,
    list: (folder) =>
      folder === 'merchants'
        ? ['shop']
        : folder === 'merchants/shop'
          ? own
          : folder.endsWith('messages')
            ? ['th.json']
            : [],
  }
  expect(checkMerchants(locked).map(({ code, file, message }) => [code, file, message])).toEqual([
    [
      'unreadable-file',
      'merchants/shop/merchant.json',
      '"merchant.json" exists but cannot be read. Change its permissions, or replace it with a file.',
    ],
  ])
  const text = '{ "schemaVersion": 1, "code": "shop", "hosts": ["shop.localhost"] }'
  const open = {
    ...locked,
    read: (path: string) => (path.endsWith('merchant.json') ? text : undefined),
  }
  const found = checkMerchants(open).filter(({ code }) => code === 'unreadable-file')
  expect(found.map(({ file }) => file)).toEqual([
    'merchants/shop/messages/th.json',
    'merchants/shop/world.json',
  ])
})

it('reports nothing about texts that are removed', () => {
  const words = 'merchants/shop/messages/en.json'
  const files = filesOf({
    'merchants/shop/merchant.json': { schemaVersion: 1, code: 'shop', hosts: ['shop.localhost'] },
    [words]: {},
  })
  const found = checkMerchants(filesOver(files, [{ path: words, text: '' }]))
  expect(found.filter(({ code }) => code === 'unreadable-file')).toEqual([])
})

it('reports a symbolic link in place of a merchant file as no merchant', () => {
  expect(formatUnknownMerchant('shop', files)).toMatch(
    /^"merchants\/shop\/merchant.json" is a symbolic link .* Replace the link with the file or folder itself\.$/,
  )
})
