import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import PictureLink from './PictureLink.tsx'

const own = { art: '/skin/final.webp', title: { en: 'The final' }, link: '/m/promotions' }

const show = (
  settings: Partial<BlockProps<'picture-link'>['settings']> = {},
  variant: BlockProps<'picture-link'>['variant'] = 'picture',
) =>
  renderWithProviders(
    <PictureLink
      id="p"
      variant={variant}
      settings={settingsOf('picture-link', { ...own, ...settings })}
    />,
    {
      skin: { look: { ornaments: {}, sizes: { '/skin/final.webp': { width: 390, height: 130 } } } },
    },
  )

it('is a link with the name of what the picture shows, in the shape of its file', () => {
  show()
  const link = screen.getByRole('link', { name: 'The final' })
  expect(link.getAttribute('href')).toBe('/m/promotions')
  const image = screen.getByRole('img', { name: 'The final' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['390', '130'])
})

it('is a picture alone without a link, and for an address that the allow-list refuses', () => {
  show({ link: 'https://evil.test/' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('img', { name: 'The final' })).toBeTruthy()
})

it('shows the title of a video below its poster, and that it is one', () => {
  show({}, 'video')
  expect(screen.getByRole('link', { name: 'Video The final' })).toBeTruthy()
  expect(screen.getByText('The final')).toBeTruthy()
})
