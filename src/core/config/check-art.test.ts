import { expect, it } from 'vitest'
import { smallPng } from '../../../tests/support/small-png.ts'
import { checkPictures } from './check-art.ts'
import type { Files } from './files.ts'

function artOf(pictures: Readonly<Record<string, Uint8Array>>): Files {
  const folder = 'merchants/shop/art'
  return {
    read: () => undefined,
    list: (path) => (path === folder ? Object.keys(pictures) : []),
    readBytes: (path) => pictures[path.slice(folder.length + 1)],
  }
}

it('names a picture that is cut off, differs in kind from its name, or is no picture', () => {
  const whole = Buffer.from(smallPng, 'base64')
  const files = artOf({
    'whole.png': whole,
    'cut.png': whole.subarray(0, whole.length - 9),
    'renamed.jpg': whole,
    'page.webp': new TextEncoder().encode('<!doctype html>'),
  })
  expect(checkPictures(files, 'shop').map(({ code, message }) => [code, message])).toEqual([
    [
      'art-broken',
      'The picture "art/cut.png" cannot be read: it has no complete PNG in it. Save it again as a PNG.',
    ],
    [
      'art-broken',
      expect.stringContaining('"art/renamed.jpg" cannot be read: it has no complete JPEG'),
    ],
    [
      'art-broken',
      expect.stringContaining('"art/page.webp" cannot be read: it has no complete WebP'),
    ],
  ])
})

it('reports nothing where the files are texts only', () => {
  const { readBytes: _bytes, ...texts } = artOf({ 'logo.png': new Uint8Array() })
  expect(checkPictures(texts, 'shop')).toEqual([])
})
