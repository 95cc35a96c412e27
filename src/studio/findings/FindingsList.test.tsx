import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInEditor } from '../form/testing.tsx'
import { FindingsList } from './FindingsList.tsx'

it('shows the line and the column of a finding in a look, and the command that corrects it', async () => {
  const finding = {
    code: 'look-name',
    severity: 'error',
    file: 'merchants/shop/look/row.css',
    line: 6,
    column: 29,
    path: '',
    message: 'There is no piece of "row" called "titel". Change it to "title".',
    fix: { start: 0, end: 5, insert: 'title' },
  }
  renderInEditor(<FindingsList onClose={() => undefined} />, '{}', {
    resolve: { merchant: {}, chain: ['shop'], statements: {} },
    findFindings: { findings: [finding] },
  })
  await screen.findByText(/There is no piece of "row"/)
  screen.getByText('merchants/shop/look/row.css:6:29 · look-name')
  screen.getByText('npx livery validate shop --fix corrects it.')
  expect(screen.queryByRole('button', { name: 'Apply fix' })).toBeNull()
})
