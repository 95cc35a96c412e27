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

  it('says its words where no picture can stand', () => {
    render(<Picture {...size} alt="Tiger" sources={[undefined]} />)
    expect(screen.getByText('Tiger')).toBeTruthy()
  })

  it('keeps its room before it has loaded', () => {
    const { container } = render(<Picture {...size} alt="" sources={['/a.png']} />)
    expect(container.querySelector('[style]')?.getAttribute('style')).toContain('4 / 5')
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  })
})
