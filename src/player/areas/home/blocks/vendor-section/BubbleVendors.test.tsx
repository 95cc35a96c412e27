import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import BubbleVendors from './BubbleVendors.tsx'

const bubbles = (
  <BubbleVendors
    id="b"
    variant="bubbles"
    settings={settingsOf('vendor-section', { category: 'RNG', rows: 3 })}
  />
)
const withDisc = (count: number, disc: string) => {
  const answer = vendorAnswer('RNG', count)
  const entries = answer.mapping['RNG'] ?? []
  const coloured = entries.map((entry) => ({
    ...entry,
    emblem: '/emblem.svg',
    disc,
    discInk: '#06282d',
  }))
  return { ...answer, mapping: { RNG: coloured } }
}
const list = async () => (await screen.findAllByRole('listitem'))[0]?.parentElement

describe('vendors as bubbles', () => {
  it('places eight at fixed positions, with the link to all of them', async () => {
    renderWithProviders(bubbles, { answers: { vendors: vendorAnswer('RNG', 12) } })
    const found = await list()
    expect(found?.hasAttribute('data-packed')).toBe(true)
    expect(found?.children).toHaveLength(9)
    expect(found?.lastElementChild?.textContent).toContain('12')
  })

  it('does not lead to the lobby that it is in', async () => {
    renderWithProviders(bubbles, {
      answers: { vendors: vendorAnswer('RNG', 12) },
      at: '/m/gameContainer?gameType=RNG',
    })
    expect((await list())?.children).toHaveLength(8)
  })

  it('places fewer in rows of three', async () => {
    renderWithProviders(bubbles, { answers: { vendors: vendorAnswer('RNG', 5) } })
    expect((await list())?.hasAttribute('data-packed')).toBe(false)
  })

  it('falls back to rows when a word does not fit into a bubble', async () => {
    const answer = vendorAnswer('RNG', 3)
    const [first, ...others] = answer.mapping['RNG'] ?? []
    const named = { ...first, displayName: 'Unterhaltungsautomaten' }
    renderWithProviders(bubbles, {
      answers: { vendors: { ...answer, mapping: { RNG: [named, ...others] } } },
    })
    expect((await list())?.children).toHaveLength(3)
    expect((await list())?.className).not.toContain('bubbles')
    expect(screen.getByText(/Unterhaltungsautomaten/)).toBeTruthy()
  })

  it('uses the vendor colours that the gateway sends, and ignores any other value', async () => {
    const { unmount } = renderWithProviders(bubbles, {
      answers: { vendors: withDisc(2, '#ff7757') },
    })
    expect((await list())?.children[0]?.getAttribute('style')).toContain('--disc: #ff7757')
    unmount()
    renderWithProviders(bubbles, { answers: { vendors: withDisc(2, 'url(//evil.test)') } })
    expect((await list())?.children[0]?.getAttribute('style')).toBeNull()
  })
})
