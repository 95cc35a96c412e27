import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useDispatch, useDraftTexts, useMerchantCode } from '../state/use-editor.tsx'
import { Setting } from './Setting.tsx'
import { renderInEditor } from './testing.tsx'

function Typed(): ReactNode {
  const texts = useDraftTexts()
  return <output>{texts.map(({ text }) => text)}</output>
}

function open(setting: ReactNode): void {
  renderInEditor(
    <>
      {setting}
      <Typed />
    </>,
  )
}

const texts = { type: 'array', items: { type: 'string' } } as const
const map = { type: 'object', additionalProperties: { type: 'string' } } as const

async function add(text: string): Promise<HTMLInputElement> {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /nother for/ })
  await act(async () => fireEvent.change(field, { target: { value: text } }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })))
  return field
}

it.each([
  ['a list', texts],
  ['a map', map],
])(
  'an empty text is not added to %s: the field shows a message and has the focus',
  async (_, schema) => {
    open(<Setting path={['hosts']} schema={schema} />)
    const field = await add('  ')
    screen.getByText('Type something here first.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('status').textContent).toBe('')
  },
)

it('a text is added to a list, and the field is empty for the next one', async () => {
  open(<Setting path={['hosts']} schema={texts} />)
  const field = await add(' shop.example ')
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    hosts: ['shop.example'],
  })
  expect(field.value).toBe('')
})

it('a name that is added to a map has a setting of its own', async () => {
  open(<Setting path={['hosts']} schema={map} />)
  const field = await add('nickname')
  screen.getByText('nickname')
  expect(field.value).toBe('')
})

it('an edit does not render components again that only read the code of the merchant and change the editor', async () => {
  const renders = vi.fn()
  function Action(): ReactNode {
    renders(useMerchantCode(), useDispatch())
    return null
  }
  open(
    <>
      <Setting path={['hosts']} schema={texts} />
      <Action />
    </>,
  )
  await add('shop.example')
  expect(screen.getByRole('status').textContent).toContain('shop.example')
  expect(renders).toHaveBeenCalledTimes(1)
})
