import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PictureFile } from '../../core/contract/generated/studio-api.ts'
import { PictureChanges, type ShownChange } from './PictureChanges.tsx'

const logo = 'merchants/shop/art/logo.svg'
const wide: PictureFile = { path: logo, bytes: 2458, width: 120, height: 40 }

function show(changes: readonly ShownChange[], most?: number): HTMLElement[] {
  render(
    <PictureChanges changes={changes} before="1a2b3c4~1" {...(most !== undefined && { most })} />,
  )
  return screen.queryAllByRole('listitem')
}

it('shows a replaced picture before and after, with its size and what uses it', () => {
  const after = { ...wide, bytes: 98, width: 60, height: 20 }
  const use = "the brand's logo"
  const [entry] = show([{ path: 'art/logo.svg', picture: { use, before: wide, after } }])
  expect(entry?.textContent).toBe(
    "art/logo.svgused as the brand's logoBefore 120 × 40 px, 2.4 KBAfter 60 × 20 px, 98 bytes",
  )
  const address = (name: string): string | null =>
    screen.getByRole('img', { name }).getAttribute('src')
  expect(address('art/logo.svg, Before')).toBe('/studio/art/shop/art/logo.svg?at=1a2b3c4~1')
  expect(address('art/logo.svg, After')).toBe('/studio/art/shop/art/logo.svg')
})

it('says why a side has no picture to look at', () => {
  const use = 'pictures of the sandbox'
  const entries = show([
    { path: 'art/new.png', picture: { use, after: wide } },
    { path: 'art/large.png', picture: { use, before: { ...wide, problem: 'large' } } },
    { path: 'art/old.tiff', picture: { use, before: { ...wide, problem: 'format' } } },
    { path: 'art/bad.png', picture: { use, before: { ...wide, problem: 'unreadable' } } },
  ])
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('No pictureBefore'),
    expect.stringMatching(/Too large to draw here.*No pictureAfter$/),
    expect.stringContaining('Only SVG, PNG, JPEG and WebP are drawn.'),
    expect.stringContaining('Its bytes are no picture of this kind.'),
  ])
  expect(screen.getAllByRole('img')).toHaveLength(1)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBe(null)
  expect(entries[0]?.textContent).toContain('could not load or draw it')
})

it('shows some of many pictures and counts the others, and nothing where none changed', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({
    path: `art/${at}.svg`,
    picture: { use: 'pictures of the sandbox', after: wide },
  }))
  const entries = show([...many, { path: 'theme.shape' }], 6)
  expect(entries).toHaveLength(6)
  expect(screen.getByText(/^and 44 more pictures/)).toBeTruthy()
  const { container } = render(<PictureChanges changes={[{ path: 'theme.shape' }]} />)
  expect(container.innerHTML).toBe('')
  expect(within(container).queryByRole('list')).toBe(null)
})
