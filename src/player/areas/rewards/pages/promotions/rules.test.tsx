import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { createAnsweringClient } from '../../../../../../tests/support/answering-client.ts'
import { hostileHtml } from '../../../../../../tests/support/hostile-html.ts'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { safeLink } from '../../../../../core/contract/safe-link.ts'
import Activity from './Activity.tsx'

const hosts = ['line.me', 'www.facebook.com']
const allowed = new Set(
  'A B BLOCKQUOTE BR EM H2 H3 H4 I LI OL P S SPAN STRONG TABLE TBODY TD TH THEAD TR U UL'.split(
    ' ',
  ),
)

beforeAll(async () => {
  await import('../../../../kit/pages/GatewayHtml.tsx')
})

it('has at least fifty attacks', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(50)
})

it.each(hostileHtml)('rules show %s as text alone', async (attack) => {
  const rules = `<p>before</p>${attack}`
  const promotion = {
    promotionId: 'p1',
    title: 'Lantern nights',
    category: 'slots',
    from: 0,
    until: 4_000_000_000_000,
    status: 'join',
    application: false,
    mayReapply: false,
  }
  const { client } = createAnsweringClient({
    promotion: { promotion, rules, turnover: 0, days: 7, conditions: [] },
  })
  renderWithProviders(<Activity />, { client, at: '/m/activity?id=p1' })
  const before = await waitFor(() => screen.getByText('before'))
  const shown = before.parentElement?.querySelectorAll('*') ?? []
  for (const element of shown) {
    expect(allowed, element.outerHTML).toContain(element.tagName)
    for (const { name, value } of element.attributes) {
      expect(['href', 'target', 'rel'], element.outerHTML).toContain(name)
      if (name === 'href') expect(safeLink(value, { hosts })).toBe(value)
    }
  }
})
