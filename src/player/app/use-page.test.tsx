import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { LoadPage } from './load-page.ts'
import { usePage } from './use-page.ts'

function Probe({ load }: { readonly load: LoadPage }) {
  const page = usePage(load)
  if (page.kind === 'ready') return <page.Page route="help" />
  if (page.kind === 'loading') return <p>loading</p>
  return (
    <button type="button" onClick={page.retry}>
      retry
    </button>
  )
}

it('asks for a page that failed again, and shows one that is there at once', async () => {
  const load = vi.fn<LoadPage>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue({ default: () => <p>page</p> })
  const { unmount } = render(<Probe load={load} />)
  fireEvent.click(await screen.findByText('retry'))
  expect(await screen.findByText('page')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
  unmount()
  render(<Probe load={load} />)
  expect(screen.getByText('page')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
