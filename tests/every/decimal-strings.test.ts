import { expect, test } from 'vitest'
import { checkAnswer } from '../../src/player/gateway/check-answer.ts'
import { declaredCalls, listLeaves, plainValue, sampleAnswer } from '../support/sample-answer.ts'

const places = declaredCalls.flatMap(([call, { value }]) =>
  listLeaves(call).map((leaf) => ({ call, shape: value, at: leaf.path.join(' '), ...leaf })),
)
const amounts = places.filter(({ schema }) => typeof schema['pattern'] === 'string')

test('every text that is described as a decimal string has the one pattern', () => {
  const described = places.filter(({ schema }) =>
    /decimal string/i.test(String(schema['description'])),
  )
  expect(described.filter(({ schema }) => schema['pattern'] === undefined)).toEqual([])
  expect(new Set(amounts.map(({ schema }) => schema['pattern'])).size).toBe(1)
  expect(amounts.length).toBeGreaterThan(200)
})

test.each(amounts)(
  '$call: an answer whose "$at" is not a decimal fails its check',
  async (place) => {
    const answerWith = (amount: unknown) =>
      sampleAnswer(place.call, (leaf) =>
        leaf.path.join(' ') === place.at ? amount : plainValue(leaf),
      )
    for (const wrong of ['', ' ', '1,000', '1e5', '฿5', '.5', '5.', '--1', 'NaN', '١', 12, null])
      expect(await checkAnswer(place.shape, answerWith(wrong)), JSON.stringify(wrong)).toBe(false)
    for (const right of ['0', '-0.50', '12480.5', '90071992547409931234.123456789012345678'])
      expect(await checkAnswer(place.shape, answerWith(right)), right).toBe(true)
  },
)
