// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderWithProviders } from '../../../tests/support/render-with-providers.tsx'
import { useFlag } from '../registry/use-flag.ts'
import { markAnswered, publishLive } from '../state/live.ts'
import { useVisit } from './use-visit.ts'

afterEach(cleanup)

function Feedback(): ReactNode {
  const visit = useVisit('/m/feedback', '')
  const isOn = useFlag('FEEDBACK3')
  const isClosed = visit.kind === 'redirect' && visit.closed
  return <p>{`${isClosed ? 'closed' : visit.kind}, ${isOn ? 'on' : 'off'}`}</p>
}

it.each([true, false])(
  'a page and its blocks stay closed whose flag the merchant forces off, also while the gateway sends %s',
  (sent) => {
    publishLive({ flags: { FEEDBACK3: sent } })
    markAnswered()
    renderWithProviders(<Feedback />, {
      skin: { flags: { FEEDBACK3: null } },
      memberType: 1,
    })
    expect(screen.getByText('closed, off')).toBeDefined()
  },
)
