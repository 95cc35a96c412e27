import { expect, it } from 'vitest'
import { sizeOfDrawing, sizeOfPng } from './picture-size.ts'

it('reads the size of a drawing off its first tag', () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 188"><g>'
  expect(sizeOfDrawing(svg)).toEqual({ width: 390, height: 188 })
  expect(sizeOfDrawing('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>')).toBeUndefined()
})

it('reads the size of a PNG off its header, and none of other bytes', () => {
  const bytes = new Uint8Array(33)
  bytes.set([73, 72, 68, 82], 12)
  new DataView(bytes.buffer).setUint32(16, 780)
  new DataView(bytes.buffer).setUint32(20, 376)
  expect(sizeOfPng(bytes)).toEqual({ width: 780, height: 376 })
  expect(sizeOfPng(new Uint8Array(40))).toBeUndefined()
})
