import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import Notices from './Notices.tsx'
import { readDuration } from './on-demand/move-line.ts'

const showAnswer = (announcements: object) =>
  renderWithProviders(<Notices id="n" variant="line" settings={settingsOf('notices')} />, {
    answers: { announcements },
  })
const show = (player: readonly object[]) => showAnswer({ player })

describe('Notices', () => {
  it('shows the titles and can be paused', async () => {
    show([{ id: '1', title: 'Bank works' }])
    expect(await screen.findAllByText('Bank works')).not.toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }))
    expect(screen.getByRole('button', { name: 'Play announcements' })).toBeTruthy()
  })

  it('shows the notices of a gateway that sends them as `content`, without a list for players', async () => {
    showAnswer({ content: [{ id: '1', title: 'Bank works' }] })
    expect(await screen.findAllByText('Bank works')).not.toHaveLength(0)
  })

  it('shows that there is no announcement', async () => {
    show([])
    expect(await screen.findByText('No announcement')).toBeTruthy()
  })
})

describe('readDuration', () => {
  it('is the time of sixty steps a second', () => {
    expect(readDuration(600, 0.5)).toBe(20_000)
  })
})
