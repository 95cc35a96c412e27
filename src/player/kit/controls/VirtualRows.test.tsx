import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VirtualRows } from './VirtualRows.tsx'

const rowHeight = 72
const names = Array.from({ length: 20 }, (_, at) => `Row ${at + 1}`)

function List({ onNearEnd }: { readonly onNearEnd?: () => void }) {
  return (
    <VirtualRows
      label="Names"
      items={names}
      columns={1}
      gap={0}
      estimate={() => rowHeight}
      keyOf={(name) => name}
      place="names"
      onNearEnd={onNearEnd}
    >
      {(name) => name}
    </VirtualRows>
  )
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 390, rowHeight),
  )
})
afterEach(() => vi.restoreAllMocks())

describe('rows of a long list', () => {
  it('are there in the first render, as many as the screen shows', () => {
    const [first, beyond] = ['Row 1<', `Row ${names.length}<`]
    const html = renderToString(<List />)
    expect(html).toContain(first)
    expect(html).not.toContain(beyond)
  })

  it('of a filter are laid out once: a list in the place of another asks for no place and no height', () => {
    const ask = vi.mocked(HTMLElement.prototype.getBoundingClientRect)
    history.replaceState(null, '', '/m/first')
    const { rerender } = render(<List key="all" />)
    expect(ask).toHaveBeenCalledTimes(1)
    rerender(<List key="filtered" />)
    expect(screen.getByText('Row 1')).toBeTruthy()
    expect(ask).toHaveBeenCalledTimes(1)
    history.replaceState(null, '', '/m/second')
    rerender(<List key="another page" />)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('do not load more before the player comes near their end', () => {
    const onNearEnd = vi.fn()
    render(<List onNearEnd={onNearEnd} />)
    expect(screen.getByText('Row 1')).toBeTruthy()
    expect(onNearEnd).not.toHaveBeenCalled()
  })
})
