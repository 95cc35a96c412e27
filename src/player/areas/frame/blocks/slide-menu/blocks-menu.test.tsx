import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../../../../tests/support/render-with-providers.tsx'
import { settingsOf } from '../../../../../../tests/support/settings-of.ts'
import { closeMenu, openSlideMenu } from '../../../../state/menu.ts'
import SlideMenu from './SlideMenu.tsx'

const wallet = {
  sumBalance: '12480.5',
  totalBalance: '12480.5',
  currency: 'USD',
  currencySymbol: '$',
  isSingle: true,
}
const look = {
  ornaments: { menu: '/fish.svg' },
  logos: {},
  sprite: '',
  depth: 'flat',
  mode: 'light',
}

async function open(single?: 'hide' | 'show'): Promise<HTMLElement> {
  renderWithProviders(
    <SlideMenu
      id="menu"
      variant="blocks"
      settings={settingsOf('slide-menu', single ? { single } : {})}
    />,
    {
      memberType: 0,
      skin: { look },
      answers: { walletBalance: wallet, memberInfo: { id: '1', account: 'maya', type: 1 } },
    },
  )
  act(openSlideMenu)
  return await screen.findByRole('dialog')
}

afterEach(closeMenu)

describe('the variant "blocks"', () => {
  it('shows the drawing of the skin, hidden from a screen reader', async () => {
    const dialog = await open()
    expect(dialog.querySelector('img[src="/fish.svg"]')?.getAttribute('alt')).toBe('')
  })

  it('hides a single balance unless the merchant shows it, and a member can then mask it', async () => {
    await open()
    expect(screen.queryByText(/12,480/)).toBeNull()
    act(closeMenu)
    document.body.replaceChildren()
    await open('show')
    expect(await screen.findByText(/12,480/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Hide balance' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Refresh balance' })).toBeTruthy()
  })
})
