import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InlineList } from './InlineList.tsx'

it('reads its items as one text with dots between them', () => {
  render(
    <button type="button">
      <InlineList items={['Kestrel', undefined, <b key="stake">Bet 100.00</b>, false, '', 'Won']} />
    </button>,
  )
  expect(screen.getByRole('button').textContent).toBe('Kestrel · Bet 100.00 · Won')
})

it('shows no dot around a single item', () => {
  const { container } = render(<InlineList items={['', 'Kestrel', undefined]} />)
  expect(container.textContent).toBe('Kestrel')
  expect(container.querySelector('[data-unseen]')).toBeNull()
})
