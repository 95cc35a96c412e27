import { expect, test } from 'vitest'
import { parseAcceptEncoding } from './parse-accept-encoding.ts'

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br;q=0.1, gzip;q=0.9', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['*;q=0, br', ['br']],
  ['brx', []],
])('Accept-Encoding %s allows %j', (header, encodings) => {
  expect(parseAcceptEncoding(header)).toEqual(encodings)
})
