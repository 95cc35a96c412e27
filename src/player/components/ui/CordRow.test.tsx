import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CordRow } from './CordRow.tsx'

it('says the state of its row and where the cord ends', () => {
  render(
    <CordRow state="error" place="last">
      name
    </CordRow>,
  )
  const row = screen.getByText('name')
  expect(row.dataset).toMatchObject({ state: 'error', place: 'last' })
})
