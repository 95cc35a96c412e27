import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import Notices from './Notices.tsx'
import { readDuration } from './on-demand/move-line.ts'

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

describe('readDuration', () => {
  it('is as long as sixty steps a second take', () => {
    expect(readDuration(600, 0.5)).toBe(20_000)
  })
})
