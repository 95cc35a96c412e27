import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TimelineRow } from './TimelineRow.tsx'

it('shows the state of its row and where the cord ends', () => {
  render(
    <TimelineRow state="error" place="last">
      name
    </TimelineRow>,
  )
  const row = screen.getByText('name')
  expect(row.dataset).toMatchObject({ state: 'error', kind: 'last' })
})
