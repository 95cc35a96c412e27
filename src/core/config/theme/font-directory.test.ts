import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFontDirectory } from './font-directory.ts'

const packed = readFileSync('fonts/kanit-400-latin-3a037e2f.woff2')
const plain = plainFont(['cmap', 'head', 'hhea', 'hmtx', 'maxp'])

/** A TrueType file with these tables, four bytes each. */
function plainFont(tags: readonly string[]): Buffer {
  const head = Buffer.alloc(12 + tags.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tags.length, 4)
  tags.forEach((tag, index) => {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(head.length + index * 4, at + 8)
    head.writeUInt32BE(4, at + 12)
  })
  return Buffer.concat([head, Buffer.alloc(tags.length * 4)])
}

describe('the tables of a font', () => {
  it('are read from WOFF2 and from TrueType', () => {
    const tags = (file: Buffer) => readFontDirectory(file)?.tables.map(({ tag }) => tag)
    expect(tags(packed)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'OS/2']))
    expect(tags(plain)).toEqual(['cmap', 'head', 'hhea', 'hmtx', 'maxp'])
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a WOFF2 file that is cut off', packed.subarray(0, packed.length - 1)],
    ['only the start of a WOFF2 file', packed.subarray(0, 60)],
    ['a TrueType file that is cut off', plain.subarray(0, plain.length - 1)],
    ['a font without widths', plainFont(['cmap', 'head', 'hhea', 'maxp'])],
    ['a collection of fonts', Buffer.concat([Buffer.from('ttcf'), plain.subarray(4)])],
    ['a length without an end', endless()],
  ])('are none for %s', (_, file) => {
    expect(readFontDirectory(file)).toBeUndefined()
  })
})

/** A WOFF2 file whose first length has bytes to the end of the file that all promise another. */
function endless(): Buffer {
  const file = Buffer.from(packed)
  file.fill(0xff, 49, 80)
  return file
}
