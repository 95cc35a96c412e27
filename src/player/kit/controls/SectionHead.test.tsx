import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { SectionHead } from './SectionHead.tsx'

const more = { label: 'All sports', to: '/m/gameContainer?gameType=SPORTS' }
const head = <SectionHead title="In play" action={more} />

beforeEach(() => history.replaceState(null, '', '/m/home'))

it('leads to more content from another page, and from a part of the same lobby', () => {
  const { unmount } = render(head)
  expect(screen.getByRole('link').getAttribute('href')).toBe(more.to)
  unmount()
  history.replaceState(null, '', `${more.to}&vass=KESTREL`)
  render(head)
  expect(screen.getByRole('link').getAttribute('href')).toBe(more.to)
})

it('does not lead to the page that it is on', () => {
  history.replaceState(null, '', more.to)
  render(head)
  expect(screen.getByRole('heading').textContent).toBe('In play')
  expect(screen.queryByRole('link')).toBeNull()
})
