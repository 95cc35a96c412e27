import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

afterEach(cleanup)
const size = { width: 4, height: 5 }

describe('Picture', () => {
  it('tries each source in turn, then its fallback', () => {
    render(
      <Picture
        {...size}
        alt="Tiger"
        sources={['/a.png', undefined, '/b.png']}
        fallback={<b>T</b>}
      />,
    )
    expect(screen.getByAltText('Tiger').getAttribute('src')).toBe('/a.png')
    fireEvent.error(screen.getByAltText('Tiger'))
    expect(screen.getByAltText('Tiger').getAttribute('src')).toBe('/b.png')
    fireEvent.error(screen.getByAltText('Tiger'))
    expect(screen.queryByAltText('Tiger')).toBeNull()
    expect(screen.getByText('T')).toBeTruthy()
  })

  it('tries again what failed when the connection is back', () => {
    render(<Picture {...size} alt="Tiger" sources={['/a.png']} fallback={<b>T</b>} />)
    fireEvent.error(screen.getByAltText('Tiger'))
    expect(screen.getByText('T')).toBeTruthy()
    fireEvent(window, new Event('online'))
    expect(screen.getByAltText('Tiger').getAttribute('src')).toBe('/a.png')
  })

  it('shows its alternative text where no picture can be shown', () => {
    render(<Picture {...size} alt="Tiger" sources={[undefined]} />)
    expect(screen.getByText('Tiger')).toBeTruthy()
  })

  it('asks for the width that the screen shows, and for no width at another host', () => {
    const srcOf = (source: string): string | null => {
      cleanup()
      render(<Picture width={100} height={50} alt="A" sources={[source]} />)
      return screen.getByAltText('A').getAttribute('srcset')
    }
    expect(srcOf('/pictures/a?v=1')).toBe(
      '/pictures/a?v=1&w=128 1x, /pictures/a?v=1&w=256 2x, /pictures/a?v=1&w=320 3x',
    )
    expect(srcOf('/cdn/a/RNG/A.png')).toMatch(/^\/cdn\/a\/RNG\/A\.png\?w=128 1x,/)
    expect(srcOf('https://cdn.example/a.png')).toBeNull()
  })

  it('keeps its room before it has loaded', () => {
    const { container } = render(<Picture {...size} alt="" sources={['/a.png']} />)
    expect(container.querySelector('[style]')?.getAttribute('style')).toContain('4 / 5')
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  })
})
