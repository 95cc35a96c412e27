import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ChoiceList } from './ChoiceList.tsx'
import { PickerSheet } from './PickerSheet.tsx'

const choices = [
  { key: 'riverside', title: 'Riverside Bank', note: '•••• 4821', aside: '1–3 min' },
  { key: 'firefly', title: 'Firefly wallet' },
  { key: 'eastpier', title: 'Eastpier Mutual', note: '•••• 2290', disabled: 'Being checked' },
] as const

function Accounts() {
  const [selected, setSelected] = useState<(typeof choices)[number]['key']>()
  return <ChoiceList label="Account" choices={choices} selected={selected} onSelect={setSelected} />
}

it('selects one of several choices, none beforehand', () => {
  render(<Accounts />)
  const [riverside, firefly] = screen.getAllByRole<HTMLInputElement>('radio')
  expect(screen.getByRole('radiogroup', { name: 'Account' })).toBeTruthy()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  fireEvent.click(screen.getByText('Riverside Bank'))
  expect(riverside?.checked).toBe(true)
  fireEvent.click(screen.getByText('Firefly wallet'))
  expect([riverside?.checked, firefly?.checked]).toEqual([false, true])
})

it('moves the focus alone by arrow keys where a choice opens something', () => {
  const onSelect = vi.fn()
  render(
    <ChoiceList
      label="Account"
      manual
      choices={choices}
      selected="riverside"
      onSelect={onSelect}
    />,
  )
  const [riverside, firefly] = screen.getAllByRole('radio')
  riverside?.focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(firefly)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(riverside)
  expect(onSelect).not.toHaveBeenCalled()
})

it('shows why a choice cannot be selected', () => {
  render(<Accounts />)
  const closed = screen.getByRole<HTMLInputElement>('radio', { name: 'Eastpier Mutual' })
  expect(closed.disabled).toBe(true)
  expect(screen.getByText('Being checked')).toBeTruthy()
  expect(screen.queryByText('•••• 2290')).toBeNull()
})

it('picks an option of a sheet, and filters a long list', () => {
  const onSelect = vi.fn()
  const onClose = vi.fn()
  render(
    <PickerSheet
      title="Bank"
      cancel="Cancel"
      options={choices.map((choice) => ({ ...choice, label: choice.title }))}
      selected="firefly"
      search={{ label: 'Search', none: 'No bank has this name' }}
      onSelect={onSelect}
      onClose={onClose}
    />,
  )
  const options = () => screen.queryAllByRole('radio').map((option) => option.textContent)
  expect(screen.getByRole('radio', { checked: true }).textContent).toContain('Firefly wallet')
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' ＢＡＮＫ\u200b' } })
  expect(options()).toEqual(['Riverside Bank•••• 4821'])
  fireEvent.click(screen.getByRole('radio'))
  expect(onSelect).toHaveBeenCalledWith('riverside')
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'x' } })
  expect(options()).toEqual([])
  expect(screen.getByText('No bank has this name')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
