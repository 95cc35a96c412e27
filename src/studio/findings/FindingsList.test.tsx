import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { renderInEditor } from '../form/testing.tsx'
import { useDispatch, useEditorState } from '../state/use-editor.tsx'
import { FindingsList } from './FindingsList.tsx'

it('shows the line and the column of a finding in the look of a parent, and the command that corrects it', async () => {
  const finding = {
    code: 'look-name',
    severity: 'error',
    file: 'merchants/house/look/row.css',
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
  screen.getByText('merchants/house/look/row.css:6:29 · look-name')
  screen.getByText('npx livery validate house --fix corrects it.')
  expect(screen.queryByRole('button', { name: 'Apply fix' })).toBeNull()
})

it('corrects a finding in the own look at a press, and undo brings the text back', async () => {
  const look = 'merchants/shop/look/row.css'
  const text = '[data-kit="row"] [data-part="titel"] { padding: 0; }'
  const at = text.indexOf('"titel"')
  const finding = {
    code: 'look-name',
    severity: 'error',
    file: look,
    line: 1,
    column: at + 1,
    path: '',
    message: 'There is no piece of "row" called "titel". Change it to "title".',
    fix: { start: at, end: at + 7, insert: '"title"' },
  }
  function Text(): ReactNode {
    const dispatch = useDispatch()
    return (
      <>
        <output>{useEditorState().session.files.get(look)?.text}</output>
        <button type="button" onClick={() => dispatch({ act: 'undo' })}>
          Undo
        </button>
      </>
    )
  }
  renderInEditor(
    <>
      <FindingsList onClose={() => undefined} />
      <Text />
    </>,
    '{}',
    {
      resolve: { merchant: {}, chain: ['shop'], statements: {} },
      findFindings: { findings: [finding] },
    },
    [{ path: look, text, fingerprint: '2' }],
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Apply fix' }))
  expect(screen.getByRole('status').textContent).toBe(text.replace('titel', 'title'))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('status').textContent).toBe(text)
})
