import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import HeroBanner from './HeroBanner.tsx'

const settings = {
  art: '/guest.svg',
  memberArt: '/member.svg',
  title: { en: 'Dip a toe' },
  followed: 156,
  labels: [
    { text: { en: '1 m' }, x: 68, y: 85, who: 'all' as const },
    { text: { en: '3 m' }, x: 60, y: 115 },
  ],
}
const show = (memberType?: number) =>
  renderWithProviders(
    <HeroBanner id="b" variant="hero" settings={settingsOf('banner', settings)} />,
    {
      ...(memberType !== undefined && { memberType }),
    },
  )
const picture = () => document.querySelector('img')?.getAttribute('src')

describe('a hero', () => {
  it('shows a guest the title over a picture with its labels, and leaves space for the next block', () => {
    const { container } = show()
    expect(picture()).toBe('/guest.svg')
    expect(screen.getByText('Dip a toe')).toBeTruthy()
    expect(screen.getByText('3 m').getAttribute('aria-hidden')).toBe('true')
    expect(container.firstElementChild?.getAttribute('style')).toContain('9.75rem')
  })

  it('shows a member the second picture with the shared labels, behind the next block', () => {
    const { container } = show(0)
    expect(picture()).toBe('/member.svg')
    expect(screen.queryByText('Dip a toe')).toBeNull()
    expect(screen.getByText('1 m')).toBeTruthy()
    expect(screen.queryByText('3 m')).toBeNull()
    expect(container.firstElementChild?.hasAttribute('data-member')).toBe(true)
  })
})
