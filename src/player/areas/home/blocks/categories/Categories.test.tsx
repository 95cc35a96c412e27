import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { vendorAnswer } from '../../../../../../tests/support/vendor-answer.ts'
import GridCategories from './GridCategories.tsx'
import PillCategories from './PillCategories.tsx'
import RailCategories from './RailCategories.tsx'
import SideCategories from './SideCategories.tsx'
import TabCategories from './TabCategories.tsx'

const variants = { grid: GridCategories, tabs: TabCategories, pills: PillCategories }

describe('Categories', () => {
  it.each(['grid', 'tabs', 'pills'] as const)('links to each category as %s', async (variant) => {
    const Categories = variants[variant]
    renderWithProviders(
      <Categories id="c" variant={variant} settings={settingsOf('categories')} />,
      {
        answers: { vendors: vendorAnswer('FISH', 2) },
      },
    )
    const link = await screen.findByText('Fishing')
    expect(link.closest('a')?.getAttribute('href')).toBe('/m/gameContainer?gameType=FISH')
  })

  it('selects a category of the rail and shows its vendors', async () => {
    const answer = {
      sorting: ['RNG', 'FISH'].map((gameCategory, ordinal) => ({
        gameCategory,
        ordinal,
        vendorNames: [`${gameCategory} project`],
        vendors: ['V'],
      })),
      mapping: {},
    }
    renderWithProviders(
      <RailCategories
        id="c"
        variant="rail"
        settings={settingsOf('categories', { initial: 'FISH' })}
      />,
      {
        answers: { vendors: answer },
      },
    )
    expect(await screen.findByText('FISH project')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Slots' }))
    expect(screen.queryByText('FISH project')).toBeNull()
    expect(screen.getByRole('button', { name: 'Slots' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('the column at the side', () => {
  it('shows icons where text does not fit: the error is read out, and a named button retries', async () => {
    const refused = Promise.reject(new Error('refused'))
    refused.catch(() => undefined)
    const { calls } = renderWithProviders(
      <SideCategories id="c" variant="side" settings={settingsOf('categories')} />,
      {
        answers: { vendors: refused },
      },
    )
    expect((await screen.findByRole('alert')).querySelector('[data-unseen]')?.textContent).toBe(
      'Unknown error',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls.filter((name) => name === 'vendors')).toHaveLength(2))
  })
})

describe('the rail', () => {
  const vendors = {
    sorting: [{ gameCategory: 'FISH', ordinal: 1, vendorNames: ['House'], vendors: ['V'] }],
    mapping: {},
  }
  const game = (gameName: string, gameCategory: string) => ({
    gameName,
    gameCode: gameName,
    vendor: 'V',
    gameCategory,
    hot: true,
    icon: `/${gameName}.png`,
  })
  const hotGames = { list: [game('Slot', 'RNG'), game('Koi', 'FISH'), game('Ray', 'FISH')] }
  const rail = (settings: object, list = hotGames.list) =>
    renderWithProviders(
      <RailCategories id="c" variant="rail" settings={settingsOf('categories', settings)} />,
      {
        memberType: 41,
        answers: { vendors, hotGames: { list } },
      },
    )

  it('begins with a tab that shows the hot games of all categories', async () => {
    rail({ hot: true })
    expect(
      (await screen.findAllByRole('button')).slice(0, 2).map(({ textContent }) => textContent),
    ).toEqual(['Hot', 'Fishing'])
    fireEvent.click(screen.getByRole('button', { name: 'Hot' }))
    expect(await screen.findByAltText('Slot')).toBeTruthy()
    expect(screen.getByAltText('Koi')).toBeTruthy()
    expect(screen.queryByText('House')).toBeNull()
  })

  it('shows a message when nothing is hot', async () => {
    rail({ hot: true, initial: 'FISH' }, [])
    fireEvent.click(await screen.findByRole('button', { name: 'Hot' }))
    expect(await screen.findByText('No popular games yet')).toBeTruthy()
  })

  it('features the first hot game of the active category, and a tap opens it', async () => {
    rail({ feature: true })
    fireEvent.click(await screen.findByText('Koi'))
    expect(screen.queryByText('Ray')).toBeNull()
    expect(location.pathname + location.search).toBe('/m/game?vassKey=V&gameType=FISH&gameCode=Koi')
  })

  it('features nothing in a category without a hot game', async () => {
    rail({ feature: true }, [game('Slot', 'RNG')])
    expect(await screen.findByText('House')).toBeTruthy()
    expect(screen.queryByText('Hot tonight')).toBeNull()
  })
})
