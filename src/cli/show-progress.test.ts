import { expect, test } from 'vitest'
import { showProgress } from './show-progress.ts'

/** Returns the output to a screen while lines arrive at these milliseconds. */
function watch(isTTY: boolean, lines: readonly (readonly [at: number, line: string])[]): string[] {
  const written: string[] = []
  let time = 0
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  const progress = showProgress({ isTTY, write }, () => time)
  for (const [at, line] of lines) {
    time = at
    progress(line)
  }
  return written.map((text) => text.replace('\r\u001b[K', ''))
}

test('a line shows on a terminal after a second, ten times a second, and is then removed', () => {
  const lines = [
    [0, 'a'],
    [999, 'b'],
    [1000, 'c'],
    [1050, 'd'],
    [1100, 'e'],
    [1101, ''],
  ] as const
  expect(watch(true, lines)).toEqual(['c', 'e', ''])
  expect(
    watch(true, [
      [0, 'a'],
      [10, ''],
    ]),
  ).toEqual([])
})

test('a line never wraps, so that no part of it remains', () => {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  let time = 0
  const progress = showProgress({ isTTY: true, columns: 10, write }, () => time)
  time = 5000
  progress('12 of 400  siamese')
  expect(written).toEqual(['\r\u001b[K12 of 400'])
})

test('a file or a pipe gets no progress line', () => {
  expect(
    watch(false, [
      [5000, 'a'],
      [6000, ''],
    ]),
  ).toEqual([])
})
