import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import { useLanguageSheetOpen } from '../../state/language-sheet.ts'
import { useMenuOpen } from '../../state/menu.ts'
import Header from './Header.tsx'

const header = <Header id="header" variant="bar" settings={{}} />

function Opened() {
  return <output>{`${useMenuOpen()} ${useLanguageSheetOpen()}`}</output>
}

describe('the header', () => {
  it('leads a guest from deposit to login with the way to the deposit page kept', () => {
    renderHouse(header)
    const deposit = screen.getByRole('link', { name: 'deposit' })
    expect(deposit.getAttribute('href')).toBe('/m/login?back=%2Fm%2FvoucherCenter')
  })

  it('has no deposit button with a session, nor where the merchant wants none', () => {
    const { unmount } = renderHouse(header, { memberType: 1 })
    expect(screen.queryByRole('link', { name: 'deposit' })).toBeNull()
    unmount()
    renderHouse(<Header id="header" variant="overlay" settings={{ showDeposit: false }} />)
    expect(screen.queryByRole('link', { name: 'deposit' })).toBeNull()
  })

  it('opens the menu and the languages', async () => {
    renderHouse(
      <>
        {header}
        <Opened />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'menu' }))
    fireEvent.click(screen.getByRole('button', { name: 'title: English' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('true true'))
  })
})
