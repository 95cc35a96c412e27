import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MessageKey } from '../../src/player/i18n/message-key.ts'
import { useT } from '../../src/player/i18n/use-t.ts'

it('a component test reads what English players read, and fails where English has no message', () => {
  const t = renderHook(() => useT()).result.current
  expect(t('form.wait', { count: 2 })).toBe('Wait 2 seconds')
  const missing = 'common.nothing' as MessageKey // no key, which is what the test is about
  expect(() => t(missing)).toThrow('English has no message "common.nothing".')
})
