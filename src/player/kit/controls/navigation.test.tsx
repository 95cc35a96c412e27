import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, Redirect, useBack, useNavigate, usePath, useSearch } from './navigation.tsx'

beforeEach(() => history.replaceState(null, '', '/m/home'))
afterEach(cleanup)

function Here(): ReactNode {
  return <output>{`${usePath()} ${useSearch().get('type') ?? ''}`}</output>
}
function Go({ to }: { readonly to: string }): ReactNode {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(to)}>
      go
    </button>
  )
}
function Back(): ReactNode {
  const back = useBack()
  return (
    <button type="button" onClick={() => back('/m/home')}>
      back
    </button>
  )
}

describe('Link', () => {
  it('goes to a path of the product without loading the page', () => {
    render(
      <>
        <Link to="/m/gameList?type=RNG">games</Link>
        <Here />
      </>,
    )
    fireEvent.click(screen.getByText('games'))
    expect(screen.getByRole('status').textContent).toBe('/m/gameList RNG')
  })

  it('opens an outside address in a new window without a referrer', () => {
    render(<Link to="https://a.example/x">out</Link>)
    const link = screen.getByRole('link')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'http://a.example'])(
    'leads nowhere with %s',
    (to) => {
      render(<Link to={to}>bad</Link>)
      expect(screen.getByText('bad').hasAttribute('href')).toBe(false)
    },
  )

  it('leaves a click with a modifier to the browser', () => {
    render(
      <>
        <Link to="/m/help">help</Link>
        <Here />
      </>,
    )
    fireEvent.click(screen.getByText('help'), { ctrlKey: true })
    expect(screen.getByRole('status').textContent).toBe('/m/home ')
  })
})

describe('useNavigate', () => {
  it('ignores an address outside the product', () => {
    render(
      <>
        <Go to="//evil.example" />
        <Here />
      </>,
    )
    fireEvent.click(screen.getByText('go'))
    expect(screen.getByRole('status').textContent).toBe('/m/home ')
  })
})

describe('useBack', () => {
  it('goes to the path given when the visit began here', () => {
    history.replaceState(null, '', '/m/login')
    render(
      <>
        <Back />
        <Here />
      </>,
    )
    fireEvent.click(screen.getByText('back'))
    expect(screen.getByRole('status').textContent).toBe('/m/home ')
  })

  it('goes one step back after a step inside', () => {
    const step = vi.spyOn(history, 'go').mockImplementation(() => undefined)
    render(
      <>
        <Go to="/m/help" />
        <Back />
      </>,
    )
    fireEvent.click(screen.getByText('go'))
    fireEvent.click(screen.getByText('back'))
    expect(step).toHaveBeenCalledOnce()
  })
})

describe('Redirect', () => {
  it('takes the place of the present entry', () => {
    const before = history.length
    render(
      <>
        <Redirect to="/m/login" />
        <Here />
      </>,
    )
    expect(screen.getByRole('status').textContent).toBe('/m/login ')
    expect(history.length).toBe(before)
  })
})
