import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCurrentInView } from './use-current-in-view.ts'

const names = ['Slots', 'Live', 'Sports', 'Fishing', 'Lottery']
/** CSS pixels. */
const width = { list: 200, item: 100 }

interface ListProps {
  readonly current: string | undefined
}

function List({ current }: ListProps): ReactNode {
  const list = useCurrentInView<HTMLUListElement>(current)
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name} aria-current={name === current || undefined}>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Lays the items side by side, because jsdom gives nothing a place, and notes what scrolls. */
function watchScrolls(): readonly (ScrollToOptions & { readonly tag: string })[] {
  const scrolls: (ScrollToOptions & { readonly tag: string })[] = []
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = names.indexOf(this.textContent ?? '')
    return at < 0
      ? new DOMRect(0, 0, width.list, 44)
      : new DOMRect(at * width.item, 0, width.item, 44)
  })
  Element.prototype.scrollBy = function (options?: ScrollToOptions | number): void {
    if (typeof options === 'object') scrolls.push({ tag: this.tagName, ...options })
  }
  return scrolls
}

/** Renders the list and waits for the code that scrolls. */
async function show(list: ReactNode, rerender: (list: ReactNode) => void): Promise<void> {
  await act(async () => {
    rerender(list)
    await import('./on-demand/scroll-to-current.ts')
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollBy')
})

it('brings the chosen item to the middle of its list, and scrolls nothing around it', async () => {
  const scrolls = watchScrolls()
  await show(<List current="Sports" />, render)
  expect(scrolls).toEqual([{ tag: 'UL', left: 150, top: 0, behavior: 'instant' }])
})

it('moves smoothly to another item, and at once for a player who prefers less motion', async () => {
  const scrolls = watchScrolls()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { rerender } = render(<List current="Slots" />)
  await show(<List current="Live" />, rerender)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await show(<List current="Lottery" />, rerender)
  expect(scrolls.map(({ behavior }) => behavior)).toEqual(['instant', 'smooth', 'instant'])
})

it('leaves the focus where it is', async () => {
  watchScrolls()
  const { rerender } = render(<button type="button">Search</button>)
  screen.getByRole('button').focus()
  const search = document.activeElement
  await show(
    <>
      <button type="button">Search</button>
      <List current="Fishing" />
    </>,
    rerender,
  )
  expect(document.activeElement?.textContent).toBe(search?.textContent)
})

it('scrolls nothing while no item is chosen', async () => {
  const scrolls = watchScrolls()
  await show(<List current={undefined} />, render)
  expect(scrolls).toEqual([])
})
