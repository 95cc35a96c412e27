import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import Notices from './Notices.tsx'
import { nextOffset } from './use-marquee.ts'

const show = (player: readonly object[]) =>
  renderHouse(<Notices id="n" variant="line" settings={{}} />, {
    answers: { announcements: { player } },
  })

describe('Notices', () => {
  it('shows the titles and can be paused', async () => {
    show([{ id: '1', title: 'Bank works' }])
    expect(await screen.findAllByText('Bank works')).not.toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'pause' }))
    expect(screen.getByRole('button', { name: 'play' })).toBeTruthy()
  })

  it('says that there is no announcement', async () => {
    show([])
    expect(await screen.findByText('empty')).toBeTruthy()
  })
})

describe('nextOffset', () => {
  it('moves by the step and starts again after the length', () => {
    expect(nextOffset(10, { step: 0.5, length: 100 })).toBe(10.5)
    expect(nextOffset(99.75, { step: 0.5, length: 100 })).toBe(0.25)
    expect(nextOffset(5, { step: 0.5, length: 0 })).toBe(5.5)
  })
})
