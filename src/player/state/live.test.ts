import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readHook } from '../../../tests/support/read-hook.ts'
import { startLanguage } from './language.ts'
import { publishLive, useFacts } from './live.ts'

/** Stores tell React a moment after they change. */
const change = (step: () => unknown) => act(async () => void step())

test('facts are the same object until one of them changes', async () => {
  startLanguage({ default: 'th', supported: [] })
  const { result, rerender } = renderHook(() => useFacts())
  const first = result.current
  expect(first).toMatchObject({ session: 'guest', language: 'th', device: 'browser', flags: {} })
  rerender()
  expect(result.current).toBe(first)
  await change(() => publishLive({ flags: { PTSYS3: true } }))
  expect(result.current.flags).toEqual({ PTSYS3: true })
  const second = result.current
  await change(() => publishLive({ flags: { PTSYS3: true } }))
  expect(result.current).toBe(second)
})

test('facts that an answer does not contain stay', async () => {
  publishLive({ templates: { mem_cen: 'new' }, settings: { currency: 'THB' } })
  publishLive({ templates: { dep_func: 'base' } })
  expect(readHook(useFacts).templates).toEqual({ mem_cen: 'new', dep_func: 'base' })
  expect(readHook(useFacts).settings).toEqual({ currency: 'THB' })
})
