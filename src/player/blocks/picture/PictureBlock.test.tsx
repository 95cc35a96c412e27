import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { BlockProps } from '../../registry/block.ts'
import PictureBlock from './PictureBlock.tsx'

const own = { art: '/own.svg', title: { en: 'Own' }, line: { en: 'A line' } }
const show = (settings: BlockProps<'picture'>['settings'], banners: readonly object[] = []) =>
  renderWithProviders(<PictureBlock id="p" variant="banner" settings={settings} />, {
    skin: {
      gateway: {
        merchantCode: 'small',
        imageHosts: ['img.test'],
        trialTypes: [],
        agentExcludedTypes: [],
      },
    },
    answers: { announcements: { banners } },
  })

const brand = { name: { en: 'Lagoon' }, logo: '/logo.svg', logoInverse: '/inverse.svg' }

describe('a picture', () => {
  it.each(['scene', 'banner', 'headline'] as const)(
    'shows the logo over the words of a %s, named once, at a height that it has before it loads',
    (variant) => {
      renderWithProviders(
        <PictureBlock id="p" variant={variant} settings={{ ...own, logo: 'large' }} />,
        {
          skin: { brand },
        },
      )
      const logo = screen.getByRole('img', { name: 'Lagoon' })
      expect(logo.getAttribute('src')).toBe('/logo.svg')
      expect(logo.getAttribute('height')).toBe('28')
      expect(logo.dataset['size']).toBe('large')
      expect(logo.compareDocumentPosition(screen.getByRole('heading'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    },
  )

  it('stands on the field of the brand with the logo for that ground, cut as its name begins', () => {
    const settings = { title: own.title, logo: 'regular' } as const
    const { container } = renderWithProviders(
      <PictureBlock id="p" variant="field" settings={settings} />,
      {
        skin: { brand },
      },
    )
    expect(screen.getByRole('img', { name: 'Lagoon' }).getAttribute('src')).toBe('/inverse.svg')
    expect(container.querySelector('[data-motif="step"]')).toBeTruthy()
  })

  it('shows the logo where it has no words', () => {
    const settings = { art: '/own.svg', logo: 'regular' } as const
    renderWithProviders(<PictureBlock id="p" variant="scene" settings={settings} />, {
      skin: { brand },
    })
    expect(screen.getByRole('img', { name: 'Lagoon' })).toBeTruthy()
  })

  it('shows no logo where none is asked for', () => {
    show(own)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('has the words of the merchant, and lets the next block stand on its foot', () => {
    const { container } = show({ ...own, followed: 88 })
    expect(screen.getByRole('heading').textContent).toBe('Own')
    expect(screen.getByText('A line')).toBeTruthy()
    expect(container.firstElementChild?.getAttribute('style')).toContain('5.5rem')
  })

  it('makes room for the first banner of its group', async () => {
    show({ ...own, group: 'm_reg' }, [{ bannerId: 'b', title: 'Theirs', image: '/theirs.svg' }])
    expect(await screen.findByText('Theirs')).toBeTruthy()
    expect(screen.queryByText('A line')).toBeNull()
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/theirs.svg')
  })

  it('keeps its own picture where that of the banner is of a host that is not allowed', async () => {
    show({ ...own, group: 'm_reg' }, [{ title: 'Theirs', image: 'https://evil.test/x.png' }])
    await screen.findByText('Theirs')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/own.svg')
  })
})
