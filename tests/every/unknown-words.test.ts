import { expect, test } from 'vitest'
import type { CallName } from '../../src/core/contract/calls.ts'
import { checkAnswer } from '../../src/player/gateway/check-answer.ts'
import {
  declaredCalls,
  listLeaves,
  plainValue,
  readPath,
  sampleAnswer,
} from '../support/sample-answer.ts'

interface Word {
  readonly call: CallName
  readonly shape: string
  readonly at: string
}

const words: readonly Word[] = declaredCalls.flatMap(([call, { value }]) =>
  listLeaves(call)
    .filter(({ schema }) => Array.isArray(schema['enum']))
    .map(({ path }) => ({ call, shape: value, at: path.join(' ') })),
)

test('the checks accept every answer that the contract describes', async () => {
  for (const [call, { value }] of declaredCalls)
    expect(await checkAnswer(value, sampleAnswer(call, plainValue)), call).toBe(true)
})

test.each(words)(
  '$call: a word of "$at" that the contract does not list is read as unknown',
  async ({ call, shape, at }) => {
    const answer = sampleAnswer(call, (leaf) =>
      leaf.path.join(' ') === at ? 'of-tomorrow' : plainValue(leaf),
    )
    expect(await checkAnswer(shape, answer)).toBe(true)
    expect(readPath(answer, at.split(' '))).toBe('unknown')
  },
)

test('the answers of many areas contain words that the contract lists', () => {
  expect(words.length).toBeGreaterThan(100)
})

test('a word that is not a text fails its answer', async () => {
  const answer = sampleAnswer('accountRecord', (leaf) =>
    leaf.path.at(-1) === 'kind' ? 7 : plainValue(leaf),
  )
  expect(await checkAnswer('PostingPage', answer)).toBe(false)
})
