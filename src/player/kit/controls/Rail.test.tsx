import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { watchScrolling } from '../../../../tests/support/watch-scrolling.ts'
import { Rail } from './Rail.tsx'

afterEach(() => vi.unstubAllGlobals())

const items = Array.from({ length: 20 }, (_, at) => `Item ${at + 1}`).map((name) => (
  <li key={name}>{name}</li>
))
const shown = () => screen.getAllByRole('listitem').length

it('renders the items in sight, and the next ones when the player comes near their end', () => {
  const { reachEnd } = watchScrolling()
  render(<Rail label="Items">{items}</Rail>)
  expect(shown()).toBe(4)
  reachEnd()
  expect(shown()).toBe(8)
  for (let turn = 0; turn < 9; turn += 1) reachEnd()
  expect(shown()).toBe(20)
})

it('fills the rows of the columns in sight', () => {
  watchScrolling()
  render(
    <Rail label="Items" rows={3}>
      {items}
    </Rail>,
  )
  expect(shown()).toBe(12)
})

it('always renders the selected item', () => {
  watchScrolling()
  render(
    <Rail label="Items" least={11}>
      {items}
    </Rail>,
  )
  expect(shown()).toBe(11)
})

it('renders all items in a browser that does not tell what is in sight', () => {
  render(<Rail label="Items">{items}</Rail>)
  expect(shown()).toBe(20)
})
