import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useDraftTexts } from '../state/use-editor.tsx'
import { FileText } from './FileText.tsx'
import { renderInEditor } from './testing.tsx'

function Typed(): ReactNode {
  return <output>{JSON.stringify(useDraftTexts().map(({ text }) => text))}</output>
}

it.each(['\n', '\r\n', '\r'])('one word changes in a file whose lines end with %j', (end) => {
  const text = ['{', '  "code": "lagoon",', '  "hosts": []', '}', ''].join(end)
  renderInEditor(
    <>
      <FileText />
      <Typed />
    </>,
    text,
  )
  const area = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(area, { target: { value: area.value.replace('lagoon', 'lagune') } })
  const [typed] = JSON.parse(screen.getByRole('status').textContent ?? '')
  expect(typed).toBe(text.replace('lagoon', 'lagune'))
})
