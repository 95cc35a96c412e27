import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MerchantStatus } from '../../core/contract/generated/studio-api.ts'
import { StatusLine } from './StatusLine.tsx'
import type { Statuses } from './use-statuses.ts'

const published: MerchantStatus = {
  code: 'shop',
  hosts: ['shop.test'],
  isBehind: false,
  release: 'spring',
  publishedAt: '2026-11-30T12:00:00.000Z',
}

/** Returns what the card of the shop says. */
function read(status: MerchantStatus | undefined, more: Partial<Statuses> = {}): string {
  const served = new Map(status && [[status.code, status]])
  const statuses = {
    served,
    failed: undefined,
    problem: undefined,
    again: () => undefined,
    ...more,
  }
  const { container } = render(<StatusLine code="shop" statuses={statuses} />)
  return container.textContent
}

it('says when a merchant was published, and names the release', () => {
  expect(read(published)).toMatch(/^Published Nov 30, 2026, /)
  screen.getByTitle(/^Release spring, Nov 30, 2026, /)
})

it.each([
  [{ changes: 3, by: ['Ann', 'Ben'] }, 'Behind by 3 changes of Ann, Ben'],
  [{ changes: 1, by: [] }, 'Behind by one change'],
  [{ changes: 0, by: [] }, 'Behind: a publish would change it'],
  [{}, 'Behind: a publish would change it'],
])('says what of it is not published: %o', (more, text) => {
  expect(read({ ...published, isBehind: true, ...more })).toBe(text)
})

it('says that a merchant is not published, and nothing until it is known', () => {
  expect(read(undefined)).toBe('Not published')
  expect(read(undefined, { served: undefined })).toBe('')
  expect(read(undefined, { problem: 'No.' })).toBe('')
})

it('says why the last publish failed, on the cards that it was of', () => {
  const message = 'The disk is full.'
  const text = `The last publish failed: ${message}`
  expect(read(published, { failed: { message } })).toContain(text)
  expect(read(published, { failed: { merchants: ['shop'], message } })).toContain(text)
  expect(read(published, { failed: { merchants: ['bank'], message } })).not.toContain(text)
})
