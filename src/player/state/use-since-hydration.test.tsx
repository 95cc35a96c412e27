import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reportSlow, useConnection } from './connection.ts'
import { closeMenu, openSlideMenu, useMenuOpen } from './menu.ts'

function Mark(): ReactNode {
  const connection = useConnection()
  const open = useMenuOpen()
  return (
    <p>
      {open && <b>menu</b>}
      {connection !== 'online' && <i>{connection}</i>}
    </p>
  )
}

test('a press and a slow call that come before a block is hydrated are shown afterwards, without an error', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Mark />)
  expect(root.textContent).toBe('')
  openSlideMenu()
  const end = reportSlow()
  const errors: unknown[] = []
  await act(async () => {
    hydrateRoot(root, <Mark />, { onRecoverableError: (error) => errors.push(error) })
  })
  expect(root.textContent).toBe('menuslow')
  expect(errors).toEqual([])
  closeMenu()
  end()
})
