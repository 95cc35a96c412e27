import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../tests/support/render-with-providers.tsx'
import type { RouteId } from '../../../core/contract/pages.ts'
import { ListGroup, ListRow } from '../../kit/controls/ListGroup.tsx'
import { useHeadline } from '../../state/headline.ts'
import { PageOrnaments } from './PageOrnaments.tsx'

const pageOrnaments = {
  head: { account: '/account.svg', security: '/security.svg' },
  group: { account: '/knot.svg' },
  end: { all: '/river.svg' },
}
const look = { ornaments: {}, logos: {}, sprite: '', pageOrnaments }

function show(route: RouteId, skin: object = { look }): void {
  renderWithProviders(
    <PageOrnaments route={route}>
      <ListGroup title="Passwords">
        <ListRow label="Log in" />
      </ListGroup>
    </PageOrnaments>,
    { skin },
  )
}

/** A page that knows the number of unread messages, or not yet. */
function Inbox({ unread }: { readonly unread: number | undefined }): string {
  useHeadline(unread === undefined ? undefined : `${unread} unread`)
  return 'Messages'
}

function listDrawings(): readonly (string | null)[] {
  return [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
}

describe('an inner page', () => {
  it('shows the drawing of its head beside the name of its group, of its lists and of its end', () => {
    show('security')
    expect(listDrawings()).toEqual(['/security.svg', '/knot.svg', '/river.svg'])
    expect(screen.getByText('Your account')).toBeTruthy()
  })

  it('shows what a page knows in place of the name of its group, until the page is left', () => {
    const open = (page: ReactNode): void => {
      cleanup()
      renderWithProviders(<PageOrnaments route="messages">{page}</PageOrnaments>, {
        skin: { look },
      })
    }
    open(<Inbox unread={undefined} />)
    expect(screen.getByText('Your account')).toBeTruthy()
    open(<Inbox unread={4} />)
    expect(screen.getByText('4 unread')).toBeTruthy()
    expect(screen.queryByText('Your account')).toBeNull()
    open('Settings')
    expect(screen.getByText('Your account')).toBeTruthy()
  })

  it('has no head where neither it nor its group has a drawing', () => {
    show('withdraw')
    expect(listDrawings()).toEqual(['/river.svg'])
    expect(screen.queryByText('Your money')).toBeNull()
  })

  it('keeps the place of its end while it comes, and shows the drawing with the page', () => {
    const close = () => document.querySelector('[data-kit="page-close"]')
    const page = { route: 'security', children: 'Passwords' } as const
    renderWithProviders(<PageOrnaments {...page} coming />, { skin: { look } })
    expect(close()?.matches('[data-pending]')).toBe(true)
    cleanup()
    renderWithProviders(<PageOrnaments {...page} />, { skin: { look } })
    expect(close()?.matches('[data-pending]')).toBe(false)
  })

  it('asks for no drawing of a merchant without any', () => {
    show('security', { look: { ornaments: {}, logos: {}, sprite: '' } })
    expect(listDrawings()).toEqual([])
  })

  it('has no head over a picture that it begins with', () => {
    const picture = { type: 'picture', variant: 'scene', settings: { behindBar: 'titled' } }
    const pages = { service: { order: ['picture'], blocks: { picture } } }
    show('service', { look: { ...look, pageOrnaments: { head: { help: '/help.svg' } } }, pages })
    expect(listDrawings()).toEqual([])
  })

  it('has no second head over that of the player', () => {
    show('memberHome')
    expect(listDrawings()).toEqual(['/knot.svg', '/river.svg'])
  })

  it('says nothing of its drawings to a screen reader', () => {
    show('security')
    expect(screen.queryAllByRole('img')).toEqual([])
  })
})
