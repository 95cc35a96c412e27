import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import type { BlockSettings } from '../../../../registry/block.ts'
import PictureBlock from './PictureBlock.tsx'

const own = { art: '/own.svg', title: { en: 'Own' }, line: { en: 'A line' } }
const show = (settings: Partial<BlockSettings<'picture'>>, banners: readonly object[] = []) =>
  renderWithProviders(
    <PictureBlock id="p" variant="banner" settings={settingsOf('picture', settings)} />,
    {
      skin: {
        gateway: {
          merchantCode: 'small',
          imageHosts: ['img.test'],
          trialTypes: [],
          agentExcludedTypes: [],
        },
      },
      answers: { announcements: { banners } },
    },
  )

const brand = { name: { en: 'Lagoon' }, logo: '/logo.svg', logoInverse: '/inverse.svg' }

describe('a picture', () => {
  it.each(['scene', 'banner', 'headline'] as const)(
    'shows the logo above the text of a %s, once, with its final height before it loads',
    (variant) => {
      renderWithProviders(
        <PictureBlock
          id="p"
          variant={variant}
          settings={settingsOf('picture', { ...own, logo: 'large' })}
        />,
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

  it("shows the logo for the inverse background on the brand's field, with the motif of the brand's name", () => {
    const settings = { title: own.title, logo: 'regular' } as const
    const { container } = renderWithProviders(
      <PictureBlock id="p" variant="field" settings={settingsOf('picture', settings)} />,
      {
        skin: { brand },
      },
    )
    expect(screen.getByRole('img', { name: 'Lagoon' }).getAttribute('src')).toBe('/inverse.svg')
    expect(container.querySelector('[data-motif="step"]')).toBeTruthy()
  })

  it('shows the logo without any text', () => {
    const settings = { art: '/own.svg', logo: 'regular' } as const
    renderWithProviders(
      <PictureBlock id="p" variant="scene" settings={settingsOf('picture', settings)} />,
      {
        skin: { brand },
      },
    )
    expect(screen.getByRole('img', { name: 'Lagoon' })).toBeTruthy()
  })

  it('shows no logo unless the merchant sets one', () => {
    show(own)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it("shows the merchant's text, and leaves space for the next block", () => {
    const { container } = show({ ...own, followed: 88 })
    expect(screen.getByRole('heading').textContent).toBe('Own')
    expect(screen.getByText('A line')).toBeTruthy()
    expect(container.firstElementChild?.getAttribute('style')).toContain('5.5rem')
  })

  it.each([
    ['its own size', '/own.svg', '390 / 188'],
    ['the size of its variant, where its file tells none', '/other.svg', '390 / 150'],
  ])('keeps a place of %s before it comes', (_case, art, place) => {
    const { container } = renderWithProviders(
      <PictureBlock id="p" variant="banner" settings={settingsOf('picture', { ...own, art })} />,
      { skin: { look: { ornaments: {}, sizes: { '/own.svg': { width: 390, height: 188 } } } } },
    )
    expect(container.querySelector('img')?.style.getPropertyValue('--ratio')).toBe(place)
  })

  it('shows the first banner of its group in its place', async () => {
    show({ ...own, group: 'm_reg' }, [{ bannerId: 'b', title: 'Theirs', image: '/theirs.svg' }])
    expect(await screen.findByText('Theirs')).toBeTruthy()
    expect(screen.queryByText('A line')).toBeNull()
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/theirs.svg')
  })

  it("keeps its own picture when the banner's host is not allowed", async () => {
    show({ ...own, group: 'm_reg' }, [{ title: 'Theirs', image: 'https://evil.test/x.png' }])
    await screen.findByText('Theirs')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/own.svg')
  })
})
