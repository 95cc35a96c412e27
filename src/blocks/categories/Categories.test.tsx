import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderHouse } from '../../../tests/support/render-house.tsx'
import { vendorAnswer } from '../../../tests/support/vendor-answer.ts'
import GridCategories from './GridCategories.tsx'
import PillCategories from './PillCategories.tsx'
import RailCategories from './RailCategories.tsx'
import TabCategories from './TabCategories.tsx'

const ways = { grid: GridCategories, tabs: TabCategories, pills: PillCategories }

describe('Categories', () => {
  it.each(['grid', 'tabs', 'pills'] as const)('leads into each category as %s', async (variant) => {
    const Categories = ways[variant]
    renderHouse(<Categories id="c" variant={variant} settings={{}} />, {
      answers: { vendors: vendorAnswer('FISH', 2) },
    })
    const way = await screen.findByText('FISH')
    expect(way.closest('a')?.getAttribute('href')).toBe('/m/gameContainer?gameType=FISH')
  })

  it('lights a category of the rail and shows its vendors', async () => {
    const answer = {
      sorting: ['RNG', 'FISH'].map((gameCategory, ordinal) => ({
        gameCategory,
        ordinal,
        vendorNames: [`${gameCategory} house`],
        vendors: ['V'],
      })),
      mapping: {},
    }
    renderHouse(<RailCategories id="c" variant="rail" settings={{ initial: 'FISH' }} />, {
      answers: { vendors: answer },
    })
    expect(await screen.findByText('FISH house')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'RNG' }))
    expect(screen.queryByText('FISH house')).toBeNull()
    expect(screen.getByRole('button', { name: 'RNG' }).getAttribute('aria-pressed')).toBe('true')
  })
})
